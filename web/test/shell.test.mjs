// shell.test.mjs: the parts of the page that need no browser: routes, choices, records, wishes, texts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load, startEngine } from './parts.mjs';

const { groupMoves, sharedWords, typed, wordsOf } = await load('table/choices.ts');
const { recordHead } = await load('table/record.ts');
const { doubleName, excludedBy, isSeed, offered, optionsWish, seatsWish, valueName, valuesOf } = await load('table/wishes.ts');
const { samples } = await load('table/curve.ts');
const { scoreLines } = await load('table/scores.ts');
const { aboutsOf, besides, counted, isEmpty, isTelling, hueOf, hueOfMove, lookUp, nameOf, namesOf, shapeOf } = await load('games/generic/describe.ts');
const { isPlanned, placesOf, signOf, spotsOf, stepsOf } = await load('games/generic/plan.ts');
const { fieldsOf, readable } = await load('games/generic/fields.ts');
const { french, of, typeset, typesetNamed, typesetTexts, typesetView } = await load('i18n/typography.ts');
const { en } = await load('i18n/en.ts');
const { fr } = await load('i18n/fr.ts');
const { rulesNamed, searchRules, searchTerms, shown } = await load('lib/rules.ts');
const { lines, streaks, summary } = await load('lib/stats.ts');
const { blocks, forThePage, reconstructed } = await import('../scripts/guides.mjs');

/** Posters on the start screen: pictures of a game each. */
const DRAWN = new Set(['Scene.svelte', 'Poster.svelte']);

const FIELDS = fieldsOf(
    {
        fields: [
            { path: 'first', type: 'seat', en: 'First player', fr: 'Premier joueur' },
            { path: 'auction.passed', type: 'list', en: 'Passed', fr: 'Ont passé' },
            { path: 'auction.passed[]', type: 'seat' },
            { path: 'call.caller', type: 'seat', en: 'Caller', fr: 'Causeur' },
            { path: 'players[].hand', type: 'list', en: 'Hand', fr: 'Main' },
        ],
    },
    'fr',
);

/** Moves as a view has them: [canonical text, sentence, arguments, role]. */
const moves = (...rows) => rows.map(([move, text, args = {}, role = 'answer']) => ({ move, kind: move.split(':')[0], args, role, text }));

test('moves of one verb are one group, and what they all begin with is said once', () => {
    const groups = groupMoves(moves(['name:red_1', 'Name red 1'], ['name:red_2', 'Name red 2'], ['decline', 'Do nothing', {}, 'decline'], ['take', 'Take 1']));
    assert.deepEqual(groups.map((g) => [g.verb, g.title, g.quiet]), [['name', 'Name red', false], ['take', '', false], ['decline', '', true]]);
    assert.deepEqual(groups[0].choices.map((c) => [c.lead, c.label]), [['Name red', '1'], ['Name red', '2']]);
});

test('a colon between the shared words and the rest belongs to neither', () => {
    const [group] = groupMoves(moves(['discard:a', 'Défausser\u202f: A'], ['discard:b', 'Défausser\u202f: B']));
    assert.equal(group.title, 'Défausser');
    assert.deepEqual(group.choices.map((c) => c.label), ['A', 'B']);
});

test('a thing wears the colour of its id, a move that of its arguments', () => {
    assert.deepEqual(['red_1', 'hat_green', 'red_green', 'redwood'].map((id) => hueOf(id)), ['red', 'green', undefined, undefined]);
    const hues = moves(['blue', 'Blue'], ['name:red_1', 'Name', { card: 'red_1' }], ['swap:red_1.blue_2', 'Swap', { cards: ['red_1', 'blue_2'], n: 2 }]).map(hueOfMove);
    assert.deepEqual(hues, [undefined, 'red', undefined]);
});

test('four numbers or more are a row of chips, three are buttons', () => {
    const bids = (n) => moves(...Array.from({ length: n }, (_, i) => [`bid:${i}`, `Bid ${i}`, { amount: i }]));
    assert.equal(groupMoves(bids(4))[0].kind, 'numbers');
    assert.equal(groupMoves(bids(3))[0].kind, 'buttons');
});

const WAYS = {
    moves: [{ id: 'move', rule: null, args: [{ name: 'path', type: 'place', list: true }], role: 'step', en: 'Move over {path}', fr: 'Avancer par {the path}' }],
    domains: { place: [['c', 'C, the ford'], ['d', 'D'], ['r3', 'rockfall 3']].map(([id, name]) => ({ id, en: `space ${name}`, fr: `case ${name}` })) },
};

test('a journey says where it ends first, then the way: by its arguments, whatever its sentence says', () => {
    const list = moves(['move:c', 'Over C', { path: ['c'] }, 'step'], ['move:c.d', 'Over C and D', { path: ['c', 'd'] }, 'step'], ['move:r3.d', '', { path: ['r3', 'd'] }, 'step']);
    const [group] = groupMoves(list, wordsOf(WAYS, 'en'));
    assert.deepEqual([group.kind, group.title], ['journeys', 'Move over']);
    assert.deepEqual(group.choices.map((c) => [c.lead, c.label, c.via]), [
        ['Move over', 'space C, the ford', []],
        ['Move over', 'space D', ['space C, the ford']],
        ['Move over', 'space D', ['space rockfall 3']],
    ]);
    assert.equal(groupMoves(list, wordsOf(WAYS, 'fr'))[0].choices[1].label, 'case D');
    assert.equal(groupMoves(list)[0].choices[1].label, 'd', 'without a catalogue by its id');
});

test('the only journey is said whole', () => {
    const [group] = groupMoves(moves(['move:c.d', 'Move over space C, space D', { path: ['c', 'd'] }, 'step']), wordsOf(WAYS, 'en'));
    assert.deepEqual([group.kind, group.choices[0].label], ['buttons', 'Move over space C, space D']);
});

test('what is refused is said in the language of the page', async () => {
    const { refusal } = await load('lib/refusal.ts');
    const { EngineError } = await load('transport/protocol.ts');
    const bad = new EngineError('bad_record', 'line 3: expected "rules NUMBER"');
    assert.equal(refusal(bad, 'en'), bad.message);
    assert.match(refusal(bad, 'fr'), /^Ce n’est pas l’enregistrement d’une partie \(ligne 3\)\.$/);
    assert.equal(refusal(new EngineError('illegal_move', 'Il faut miser plus.', 'GR-AUC-2'), 'fr'), 'Il faut miser plus.');
});

const move = (text, sentence) => moves([text, sentence])[0];

test('keys are given in the order shown and never those of the tools', () => {
    const all = groupMoves(Array.from({ length: 40 }, (_, i) => move(`take:${i}`, `Take ${i}x`))).flatMap((g) => g.choices);
    const keys = all.map((c) => c.key).filter(Boolean);
    assert.equal(keys.slice(0, 10).join(''), '123456789a');
    assert.equal(new Set(keys).size, keys.length);
    for (const tool of 'uyhpx') assert.ok(!keys.includes(tool));
});

const bids = (...numbers) => groupMoves([...numbers.map((n) => ({ ...move(`bid:${n}`, `Bid ${n}`), args: { amount: n } })), { ...move('pass', 'Pass'), role: 'decline' }]);

test('passing has its own key, whatever else is offered, and no digit ever means it', () => {
    for (const groups of [bids(2, 3, 4, 10), bids(2), groupMoves([move('take:a', 'Take A'), { ...move('decline', 'Do nothing'), role: 'decline' }])])
        assert.deepEqual(groups.flatMap((g) => g.choices).filter((c) => c.role === 'decline').map((c) => c.key), ['p']);
    assert.ok(bids(2, 3, 4, 10).flatMap((g) => g.choices).every((c) => !/[0-9]/.test(c.key ?? '')));
});

test('numbers are typed: at once when one digit says all, with Enter when two digits are possible', () => {
    const short = bids(2, 3, 4, 5);
    assert.deepEqual(typed(short, '', '3'), { digits: '', move: 'bid:3' });
    assert.deepEqual(typed(short, '', '9'), { digits: '', move: null });
    const long = bids(2, 3, 4, 10, 11, 12);
    assert.deepEqual(typed(long, '', '1'), { digits: '1', move: null });
    assert.deepEqual(typed(long, '1', '2'), { digits: '12', move: null });
    assert.deepEqual(typed(long, '12', 'Enter'), { digits: '', move: 'bid:12' });
    assert.deepEqual(typed(long, '12', 'Backspace'), { digits: '1', move: null });
    assert.deepEqual(typed(long, '1', 'Enter'), { digits: '', move: null });
    assert.deepEqual(typed(long, '1', 'Escape'), { digits: '', move: null });
    assert.equal(typed(long, '', 'p'), null);
    assert.equal(typed(long, '', 'Enter'), null);
});

test('the shared words are never a whole text', () => {
    assert.equal(sharedWords(['Pass', 'Pass now']), '');
    assert.equal(sharedWords(['Take one card', 'Take one nugget']), 'Take one');
    assert.equal(sharedWords(['Discard a grey 1 and a grey 1 to play', 'Discard a grey 1 and a grey 2 to play']), 'Discard', 'of two things none is said without the other');
    assert.equal(sharedWords(['Give the 3 red (pick)', 'Give the 3 blue (fork)']), 'Give', 'a number belongs to what it counts');
});

const RECORD = `sagebrush 1
game template
players 2
seat 0 human "Ann \\o/"
seat 1 bot greedy "Bob"
hash 00
0 play:marshal
1 play:gambler
undo 1 agreed 0
1 play:deputy
end 2 00 00
`;

test('the head of a record: game, seats, names', () => {
    const head = recordHead(RECORD);
    assert.equal(head.game, 'template');
    assert.deepEqual(head.seats.map((s) => [s.kind, s.bot, s.name]), [['human', undefined, 'Ann \\o/'], ['bot', 'greedy', 'Bob']]);
    assert.deepEqual(recordHead(RECORD.replaceAll('\n', '\r\n')), head); // as the engine reads it
    assert.equal(recordHead('Dear Ann,\n'), null);
});

const option = (id, values, more = {}) => ({ id, values, default: values[0], players: [1, 2, 3], en: id, fr: id, ...more });
const GAME = {
    id: 'g', en: 'G', fr: 'G', rules_version: 1, players: [1, 2, 3], example: false,
    options: [
        option('simmental', ['off', 'on']),
        option('brahman', ['off', 'on'], { excludes: ['simmental'], players: [2, 3] }),
        option('first_seat', [0, 1, 2], { default: null, players: [2, 3] }),
    ],
};

test('options are offered for so many players, and a seat option names the seats there are', () => {
    assert.deepEqual(offered(GAME, 1).map((o) => o.id), ['simmental']);
    assert.deepEqual(valuesOf(GAME.options[2], 2), [0, 1]);
    const weather = option('weather', ['dry', 'wet'], { names: { dry: { en: 'dry', fr: 'sec' }, wet: { en: 'wet', fr: 'humide' } } });
    assert.deepEqual(['wet', 3].map((value) => valueName(weather, value, 'fr')), ['humide', '3']);
});

test('excludes holds both ways', () => {
    const [simmental, brahman] = GAME.options;
    assert.equal(excludedBy(brahman, GAME.options, { simmental: 'on' }), simmental);
    assert.equal(excludedBy(simmental, GAME.options, { brahman: 'on' }), brahman);
    assert.equal(excludedBy(brahman, GAME.options, { simmental: 'off' }), null);
});

test('a wish holds only what is offered, allowed and not the default', () => {
    assert.deepEqual(optionsWish(GAME, 3, { simmental: 'on', brahman: 'on', first_seat: 2 }), { simmental: 'on', first_seat: 2 });
    assert.deepEqual(optionsWish(GAME, 1, { brahman: 'on', first_seat: 0 }), {});
});

test('seats without a name get one', () => {
    const places = [{ kind: 'human', name: ' ', bot: '' }, { kind: 'bot', name: 'Maude', bot: 'greedy' }];
    assert.deepEqual(seatsWish(places, (i) => `Seat ${i + 1}`), [{ name: 'Seat 1', kind: 'human' }, { name: 'Maude', kind: 'bot', bot: 'greedy' }]);
});

test('whatever name people type, the engine takes it', async () => {
    const engine = await startEngine();
    const names = ['Billy "the Kid"', 'Владислав Константинович', '🤠'.repeat(12), 'half \ud83e', 'a\tb\u007f', ' \u0001 ', '\\o/'];
    for (const name of names) {
        const seats = seatsWish([{ kind: 'human', name, bot: '' }, { kind: 'bot', name: 'Maude', bot: 'greedy' }], (i) => `Seat ${i + 1}`);
        const { ok, error, table } = engine.ask({ do: 'new', game: 'template', players: 2, seed: 1, seats });
        assert.equal(ok, true, `${name}: ${error?.message}`);
        const { record } = engine.ask({ do: 'record', table });
        assert.equal(recordHead(record).seats[0].name, seats[0].name);
    }
    assert.equal(seatsWish([{ kind: 'human', name: 'Billy "the Kid"', bot: '' }], String)[0].name, 'Billy \u201dthe Kid\u201d');
    // Every character, twelve at a time: what cannot be seen is left out before the engine refuses it.
    const wish = (from) => seatsWish([0, 1].map((i) => ({ kind: 'human', name: String.fromCodePoint(...Array.from({ length: 12 }, (_, k) => from + 12 * i + k)), bot: '' })), (i) => `Seat ${i}`);
    for (const [first, last] of [[0, 0x3100], [0xd7f0, 0xe010], [0xfe00, 0x10010], [0xe0000, 0xe1010]])
        for (let from = first; from < last; from += 24) {
            const { ok, error, table } = engine.ask({ do: 'new', game: 'template', players: 2, seed: 1, seats: wish(from) });
            assert.equal(ok, true, `from ${from.toString(16)}: ${error?.message}`);
            engine.ask({ do: 'close', table });
        }
});

test('a seed is empty, a number or hex digits', () => {
    for (const good of ['', ' 7 ', '12345678901234567890', 'c0ffee', 'f'.repeat(64)]) assert.ok(isSeed(good), good);
    for (const bad of ['hello', '-1', 'f'.repeat(65), '1 2']) assert.ok(!isSeed(bad), bad);
});

test('samples of a game begin at its beginning and end at its end', () => {
    assert.deepEqual(samples(3), [0, 1, 2, 3]);
    assert.equal(samples(530).length, 49);
    assert.deepEqual([samples(530)[0], samples(530).at(-1)], [0, 530]);
});

test('a category in which nobody has anything is left out of the scores', () => {
    const result = { over: true, winners: [0], scores: [{ seat: 0, total: 3, categories: { gold: 3, poker: 0 } }, { seat: 1, total: 0, categories: { gold: 0, poker: 0 } }] };
    const lines = scoreLines(result, { categories: [{ id: 'gold', en: 'Gold', fr: 'Or' }] }, 'fr');
    assert.deepEqual(lines, [{ id: 'gold', name: 'Or', points: [3, 0] }]);
});

test('what a value is can be told from the value and its key', () => {
    assert.equal(shapeOf(FIELDS, 'first', 2), 'seat');
    assert.equal(shapeOf(FIELDS, 'turn', 2), 'scalar');
    assert.equal(shapeOf(FIELDS, 'hand', ['red_1', 'red_1']), 'ids');
    assert.equal(shapeOf(FIELDS, 'passed', [0, 2]), 'seats');
    assert.equal(shapeOf(FIELDS, 'job_market', [[null, 'cowboy'], [null, null]]), 'grid');
    assert.equal(shapeOf(FIELDS, 'claim', null), 'nothing');
    assert.ok(isEmpty({ a: 0, b: [] }) && !isEmpty(0) && !isEmpty({ a: 1 }));
});

test('ids get their names, unknown ones are made readable, equal ones are counted', () => {
    const names = new Map([['red_1', 'red 1 (pickaxe)']]);
    assert.equal(nameOf(names, 'red_1'), 'Red 1 (pickaxe)');
    assert.equal(nameOf(names, 'blue_card'), 'Blue card');
    assert.deepEqual(counted(['a', null, 'b', 'a']), [{ id: 'a', n: 2 }, { id: 'b', n: 1 }]);
    assert.equal(readable('hidden_objectives_left'), 'Hidden objectives left');
    assert.equal(FIELDS.label('hand'), 'Main');
    assert.equal(FIELDS.label('what_is_this'), 'What is this');
});

const BOOK = {
    sections: [
        { title: 'Pénalités', rules: [{ id: 'X-1', text: 'Une pénalité de 3' }, { id: 'X-2', text: 'Rien' }] },
        { title: 'Bidding', rules: [{ id: 'X-3', text: 'Bid more nuggets, or pass.', full: 'Bid more `nuggets`, or pass. [DECISION]' }] },
        { title: 'Decisions', rules: [{ id: 'X-DEC-1', text: 'The stream deck', program: true }] },
    ],
    glossary: [{ term: 'Nugget', other: 'Pépite', text: 'Money and points.' }],
};
const ids = (found) => found.flatMap((s) => s.rules.map((r) => r.id));

test('rules are found without accents and case, by all words', () => {
    assert.deepEqual(ids(searchRules(BOOK, 'PENALITE 3', false)), ['X-1']);
    assert.deepEqual(ids(searchRules(BOOK, '', false)), ['X-1', 'X-2', 'X-3']);
    assert.equal(searchRules(BOOK, 'absent', false).length, 0);
});

test('rules are found in the words of people: other endings, the other language, what a term means', () => {
    assert.deepEqual(ids(searchRules(BOOK, 'bids', false)), ['X-3']);
    assert.deepEqual(ids(searchRules(BOOK, 'passing', false)), ['X-3']);
    assert.deepEqual(ids(searchRules(BOOK, 'pépites', false)), ['X-3']);
    assert.deepEqual(ids(searchRules(BOOK, 'money', false)), ['X-3']);
    assert.equal(searchTerms(BOOK.glossary, 'money').length, 1);
    assert.deepEqual(ids(searchRules(BOOK, 'how do I bid?', false)), ['X-3'], 'small words are not searched for');
    assert.deepEqual(ids(searchRules(BOOK, 'bid nuggets cleverly', false)), ['X-3'], 'the rules with the most of the words');
    assert.equal(searchRules(BOOK, 'bid elephants and whales', false).length, 0);
});

test('a rule is looked up by its id, or with all of its group', () => {
    const book = { sections: [{ title: 'P', rules: [{ id: 'X-P-1', text: '' }, { id: 'X-P-12', text: '' }] }, { title: 'Q', rules: [{ id: 'X-PQ-1', text: '' }] }], glossary: [] };
    const found = (id) => rulesNamed(book, id).map((r) => r.id);
    assert.deepEqual([found('X-P-1'), found('X-P'), found('X-R')], [['X-P-1'], ['X-P-1', 'X-P-12'], []]);
});

test('what is for programs, and readings and sources, are for the curious', () => {
    assert.equal(searchRules(BOOK, 'stream', false).length, 0);
    assert.deepEqual(ids(searchRules(BOOK, 'stream', true)), ['X-DEC-1']);
    assert.equal(shown(BOOK.sections[1].rules[0], false), 'Bid more nuggets, or pass.');
    assert.match(shown(BOOK.sections[1].rules[0], true), /DECISION/);
});

test('a guide for the page has figures and links to screens, and no chapter for the terminal', () => {
    const all = blocks('# T\n\nSee the [rules](../rules/gwt-solo.fr.md).\n\n```\na  b\n c\n```\n\n## At the terminal\n\n`make play`\n\n### more\n\nx\n\n## Tips\n\n1. one\n');
    assert.deepEqual(forThePage(all).map((b) => b.text ?? b.items), ['T', 'See the [rules](#/rules/gwt).', 'a  b\n c', 'Tips', ['one']]);
});

test('a figure is a position of a recorded game, or a part of it', () => {
    const [whole, part] = blocks('<!-- figure: goldriver-4-greedy 24 0 The table. -->\n\n<!-- figure: goldriver-4-greedy 40 1 {[data-sale]} Cards. -->\n');
    assert.deepEqual(whole, { kind: 'figure', record: 'goldriver-4-greedy', ply: 24, seat: 0, caption: 'The table.' });
    assert.deepEqual(part, { kind: 'figure', record: 'goldriver-4-greedy', ply: 40, seat: 1, detail: '[data-sale]', caption: 'Cards.' });
});

test('no guide on the page speaks of commands', () => {
    const folder = new URL('../src/generated/guides/', import.meta.url);
    for (const name of readdirSync(folder)) {
        const text = readFileSync(new URL(name, folder), 'utf8');
        assert.doesNotMatch(text, /make play|build\/sagebrush|sagebrush play|```/, name);
        assert.match(text, /"kind":"figure"/, name);
        assert.match(text, /"detail":/, `${name}: cards, maps or boards by themselves`);
    }
});

test('what we are not sure of is the same in both languages, a row a fact', () => {
    const [en, fr] = ['en', 'fr'].map((lang) => reconstructed(lang));
    assert.deepEqual(en.map((b) => [b.kind, b.rows?.length]), fr.map((b) => [b.kind, b.rows?.length]));
    assert.equal(en.filter((b) => b.kind === 'h' && b.level === 2).length, 10);
    for (const row of [...en, ...fr].flatMap((b) => b.rows ?? [])) assert.ok(row.length === 4 && row.every(Boolean), row.join(' | '));
    for (const text of [en[1].text, fr[1].text]) assert.doesNotMatch(text, /\.md|#\//);
});

test('texts are set as tests/typography.txt and tests/typography.en.txt say, as in the terminal', () => {
    for (const [lang, file] of [['fr', 'typography.txt'], ['en', 'typography.en.txt']]) {
        const rows = readFileSync(new URL(`../../tests/${file}`, import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
        assert.ok(rows.length > 10);
        for (const [written, printed] of rows) assert.equal(typeset(lang, written).replace(/[\u00a0\u202f]/g, '~'), printed);
    }
});

test('names and explanations of the engine are set, ids are not', () => {
    assert.deepEqual(typesetNamed({ id: 'a : b', fr: 'Gold !', about_fr: ['x'], domains: { card: [{ id: 'c', en: 'A : b', about_en: '3 VP', about_fr: '3 PV : oui' }] } }),
        { id: 'a : b', fr: 'Gold\u202f!', about_fr: ['x'], domains: { card: [{ id: 'c', en: 'A : b', about_en: '3\u00a0VP', about_fr: '3\u00a0PV\u00a0: oui' }] } });
});

test('de before a vowel, a silent h and a y', () => {
    assert.deepEqual(['Alexander', 'Émile', 'Hector', 'Hannah', 'Harry', 'Yves', 'Yann', 'Buck'].map(of), ["d'Alexander", "d'Émile", "d'Hector", "d'Hannah", 'de Harry', "d'Yves", 'de Yann', 'de Buck']);
});

test('French has no-break spaces where it wants them, narrow ones before ; ? !', () => {
    assert.equal(french('Quoi ? « Rien » : voilà !'), 'Quoi\u202f? «\u00a0Rien\u00a0»\u00a0: voilà\u202f!');
    const seen = typesetView('fr', { decision: { text: 'Qui ?' }, moves: [{ move: 'a', text: 'A : b', note: 'c ; d' }], blocked: [{ move: 'b', text: 'B : c', reason: 'D ; e' }], events: [{ event: 'x', text: 'y !' }] });
    assert.equal(seen.decision.text + seen.moves[0].text + seen.moves[0].note + seen.blocked[0].reason + seen.events[0].text, 'Qui\u202f?A\u00a0: bc\u202f; dD\u202f; ey\u202f!');
});

/** Every text with its path; functions are called with plain arguments. */
function flat(texts, path = '') {
    if (typeof texts === 'function') return flat(texts(2, 3), path);
    if (typeof texts !== 'object') return [[path, texts]];
    return Object.entries(texts).flatMap(([k, v]) => flat(v, path ? `${path}.${k}` : k));
}

/** The same in both languages on purpose: names, and words that are the same. */
const SAME = /^(app\.name|online\.minutes$|bots\.|nav\.settings$|about\.licences$|setup\.values\.(fulton|st_louis|philadelphia|bloomington|peoria|chicago|toledo|pittsburgh|new_york|medium)|settings\.keyList|setup\.options|handover\.|end\.total$|replay\.pause$|coach\.points$)/;

test('the catalogues have the same texts, none is empty, none is the same by accident', () => {
    const [english, french] = [new Map(flat(en)), new Map(flat(fr))];
    assert.deepEqual([...french.keys()].sort(), [...english.keys()].sort());
    for (const [path, text] of english) {
        if (typeof text === 'number') continue;
        assert.ok(String(text).trim() !== '' && String(french.get(path)).trim() !== '', `${path} is empty`);
        if (!SAME.test(path)) assert.notEqual(french.get(path), text, `${path} is the same in both languages`);
    }
});

test('no French text keeps a plain space before a sign that wants a narrow one', () => {
    for (const [path, text] of flat(typesetTexts('fr', fr))) assert.doesNotMatch(String(text), / [:;?!»]/, path);
});

// ---- the generic table: what the catalogue tells besides the view

async function trailTable() {
    const engine = await startEngine();
    const { catalogue } = engine.ask({ do: 'catalogue', game: 'gwt' });
    const { table } = engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 11 });
    const look = () => engine.ask({ do: 'view', table, seat: 0 }).view;
    const play = (seat, move) => assert.equal(engine.ask({ do: 'apply', table, seat, move }).ok, true, move);
    return { catalogue, look, play };
}

test('an id of two domains is called by the one that its key names', async () => {
    const { catalogue } = await trailTable();
    const names = namesOf(catalogue, 'en');
    assert.match(nameOf(names, 'sm_money2_workers', 'station_master'), /^Station master: /);
    assert.match(nameOf(names, 'sm_money2_workers', 'station_masters'), /^Station master: /);
    assert.match(nameOf(names, 'sm_money2_workers', 'action'), /^Gain \$2/);
    assert.equal(lookUp(aboutsOf(catalogue, 'en'), 'criollo', 'hand'), 'value 1, 0\u00a0VP');
});

test('the costs of a market stand beside its rows', async () => {
    const { look } = await trailTable();
    assert.equal(besides(look().position, 'job_market'), 'job_costs');
    assert.equal(besides(look().position, 'foresight'), null);
});

test('shared parts of the page know no game: no name, no list of words, no rule', () => {
    const games = ['goldriver', 'colorado', 'gwt'];
    const words = new Set();
    for (const game of games) {
        const catalogue = JSON.parse(readFileSync(new URL(`../src/generated/catalogue/${game}.json`, import.meta.url), 'utf8'));
        for (const f of catalogue.fields) words.add(f.path.replace(/(\[\]|\{\})+$/, '').split('.').at(-1));
        for (const list of [catalogue.moves, catalogue.events]) for (const w of list) words.add(w.id);
        words.add(catalogue.automa);
    }
    for (const own of ['seat', 'players', 'score', 'total', 'hand', 'points', 'automa', null]) words.delete(own); // the contract's
    const quoted = (list) => new RegExp(`['"\`](${list.join('|')})['"\`]`, 'g');
    const sure = [...words].filter((w) => w.includes('_') || /[A-Z]/.test(w)); // no English by chance
    const plain = quoted([...words]);
    const names = /goldriver|colorado|\bgwt\b|Gold River|Great Western|\b(GR|COL|GWT|POK|RTN|SOLO)\b/g;
    for (const folder of ['table', 'games/generic', 'ui'])
        for (const file of readdirSync(new URL(`../src/${folder}`, import.meta.url)).filter((f) => /\.(ts|svelte)$/.test(f) && !DRAWN.has(f))) {
            const text = readFileSync(new URL(`../src/${folder}/${file}`, import.meta.url), 'utf8');
            assert.deepEqual(text.match(names) ?? [], [], `${folder}/${file}`);
            assert.deepEqual(text.match(quoted(sure)) ?? [], [], `${folder}/${file}`);
            assert.ok(new Set(text.match(plain) ?? []).size < 4, `${folder}/${file}: a list of words? ${text.match(plain)}`);
        }
});

test('the plan: what lies where, who is where, where one can go and which way', async () => {
    const { catalogue, look, play } = await trailTable();
    const places = placesOf(catalogue);
    const spots = () => new Map(spotsOf(places, look().position, look().moves).map((s) => [s.id, s]));
    assert.deepEqual(spots().get('a').moves, ['place:a']);
    assert.deepEqual(spots().get('a').things, ['neutral_a']);
    play(0, 'place:a');
    assert.deepEqual(spots().get('a').here, [0]);
    assert.deepEqual([...stepsOf(spots(), 'a', ['b'])], ['a a1', 'a1 a2', 'a2 a3', 'a3 b']);
    assert.equal(isPlanned(places, look().position.trail), true);
    assert.equal(isPlanned(places, look().position.market), false);
    assert.deepEqual(['space A', 'A1', 'Kansas City', 'flood space 1'].map(signOf), ['A', 'A1', 'Kansas City', '']);
});

test('seat 0 is somebody, a nought is nothing', () => {
    assert.equal(isTelling(FIELDS, 'caller', 0), true);
    assert.equal(isTelling(FIELDS, 'caller', null), false);
    assert.equal(isTelling(FIELDS, 'supply', 0), false);
});

test('a game without joined places has no plan', async () => {
    const engine = await startEngine();
    for (const game of ['goldriver', 'colorado', 'template']) assert.deepEqual(placesOf(engine.ask({ do: 'catalogue', game }).catalogue), []);
});

test('a preview in words: what changes, and where knowledge ends', async () => {
    const { foreseen } = await load('table/foreseen.ts');
    const catalogue = { measures: [{ id: 'money', en: 'Money', fr: 'Argent' }], categories: [{ id: 'total', en: 'Total', fr: 'Total' }] };
    const stops = en.table.stops;
    assert.deepEqual(foreseen({ events: [], stops: 'chance', change: { money: -2, score: 3 } }, catalogue, 'en', stops), ['Money −2', 'Total +3', stops.chance]);
    assert.deepEqual(foreseen({ events: [], stops: 'decision', change: { money: 0 } }, catalogue, 'fr', stops), []);
});

test('the engine foretells a move without playing it', async () => {
    const engine = await startEngine();
    const { table } = engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 11 });
    const before = engine.ask({ do: 'view', table, seat: 0 }).view;
    const told = engine.ask({ do: 'preview', table, seat: 0, move: before.moves[0].move });
    assert.equal(told.ok, true);
    assert.ok(['decision', 'chance', 'hidden'].includes(told.stops));
    assert.equal(engine.ask({ do: 'view', table, seat: 0 }).view.ply, before.ply);
    assert.equal(engine.ask({ do: 'preview', table, seat: 0, move: 'end' }).ok, false);
});

test('exchange tokens stand beside the question: after all answers to it', () => {
    const list = moves(['exchange:1', 'Exchange token: draw 1', { n: 1 }, 'aside'], ['end', 'End here', {}, 'done'], ['use:a', 'Hire a worker']);
    assert.deepEqual(groupMoves(list).map((g) => [g.verb, g.quiet]), [['use', false], ['end', true], ['exchange', true]]);
});

const FINISHED = {
    game: 'g', over: true, players: 2, options: { poker: 'on', first: 'off' },
    seats: [{ seat: 0, name: 'Ann', kind: 'human' }, { seat: 1, name: 'Bob', kind: 'bot', bot: 'greedy' }],
    result: { over: true, scores: [{ seat: 0, total: 31, categories: {} }, { seat: 1, total: 44, categories: {} }], winners: [1] },
};

test('a finished game counts for the person, with what was unusual about it', () => {
    const usual = { poker: 'off', first: 'off' };
    assert.equal(summary('a', { ...FINISHED, over: false }, 0, usual, 1), null);
    assert.deepEqual(summary('a', FINISHED, 0, usual, 1), {
        id: 'a', game: 'g', when: 1, options: { poker: 'on' }, players: 2, against: ['greedy'], score: 31, best: 44, won: false,
    });
    assert.equal(summary('a', FINISHED, 1, usual, 1).won, true);
});

test('games are summed up by what they have in common, and wins in a row are counted in their order', () => {
    const games = [[3, true, 10], [1, true, 20], [2, false, 30]].map(([when, won, score]) => ({ when, won, score, game: 'g' }));
    assert.deepEqual(lines(games, (g) => g.game), [{ key: 'g', games: 3, wins: 2, best: 30, mean: 20 }]);
    assert.deepEqual(streaks(games), { now: 1, longest: 1 });
});

test('two seats of one name are noticed, however it is written', () => {
    assert.equal(doubleName(['Ann', 'Bob', '']), null);
    assert.equal(doubleName(['Ann', 'Bob', ' ann ']), 'ann');
    assert.equal(doubleName(['', '']), null);
});

test('chances of all seats stand at the same plies; between its turns a seat keeps the one before', async () => {
    const { chancesOf } = await load('table/review.ts');
    const seats = [
        { curve: [{ ply: 0, chance: 50 }, { ply: 6, chance: 72.4 }, { ply: 9, chance: 100 }] },
        { curve: [{ ply: 3, chance: 40 }, { ply: 9, chance: 0 }] },
    ];
    assert.deepEqual(chancesOf(seats), { plies: [0, 3, 6, 9], totals: [[50, 50, 72, 100], [40, 40, 40, 0]] });
});

test('what the bots learned is fetched for those who learned and for the coach, once', async () => {
    const { Weights } = await load('transport/weights.ts');
    let fetched = 0;
    const weights = new Weights({ gwt: async () => (fetched++, new Uint8Array(64)) });
    weights.note({ do: 'new', game: 'gwt', seats: [{ bot: 'greedy' }] }, { ok: true, table: 1 });
    assert.equal(await weights.neededFor({ do: 'step', table: 1 }), null);
    assert.equal(await weights.neededFor({ do: 'seat', table: 1, request: { do: 'view' } }), null);
    assert.ok(await weights.neededFor({ do: 'seat', table: 1, request: { do: 'coach' } }));
    assert.equal(await weights.neededFor({ do: 'review', table: 1 }), null, 'not twice');
    assert.equal(fetched, 1);
});

test('what the bots learned is fetched for one that is asked by name, whoever sits at the table', async () => {
    const { Weights } = await load('transport/weights.ts');
    const needs = async (request) => {
        const weights = new Weights({ gwt: async () => new Uint8Array(64) });
        weights.note({ do: 'new', game: 'gwt', seats: [{ bot: 'greedy' }] }, { ok: true, table: 1 });
        return (await weights.neededFor({ table: 1, ...request })) !== null;
    };
    for (const verb of ['bot', 'coach']) assert.ok(await needs({ do: verb, bot: 'sheriff' }), verb);
    for (const verb of ['hint', 'coach']) assert.ok(await needs({ do: 'seat', request: { do: verb, bot: 'best' } }), verb);
    assert.ok(!(await needs({ do: 'bot', bot: 'greedy' })));
    for (const request of [{ do: 'hint' }, { do: 'hint', bot: 'random' }, { do: 'coach', bot: 'greedy' }]) assert.ok(!(await needs({ do: 'seat', request })));
    assert.ok(!(await needs({ do: 'step' })));
});
