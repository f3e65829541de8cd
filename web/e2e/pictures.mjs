// pictures.mjs: the screens that `make screenshots` takes, and what each of them shows.  `node e2e/screenshots.mjs --list` writes the list to
// docs/pictures.md; test/pictures.test.mjs asks whether every question and every option of the drawn games is in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byHint, goOn, offered, playedSoFar, playOut, ROOT, settled, setUp, withProgram } from './lib.mjs';

/** Plays by hints until the page has made so many choices. */
async function playOn(page, most) {
    let at = await settled(page);
    for (let i = 0; i < most && at.state !== 'over'; i++) {
        if (at.state === 'handover') await page.getByTestId('handover-ready').click();
        else await byHint()(page, await offered(page));
        at = await settled(page, at.state === 'handover' ? at.ply - 1 : at.ply);
    }
}
const at = (hash, shows) => ({
    shows,
    go: async (page, address) => {
        await page.goto(address + hash);
        await page.waitForLoadState('networkidle');
    },
});
const table = (game, kinds, most, shows, more = async () => {}) => ({
    game,
    shows,
    go: async (page, address) => {
        await setUp(page, address, game, kinds);
        await playOn(page, most);
        await more(page);
    },
});

const records = new Map();
async function remembered(key, make) {
    if (!records.has(key)) records.set(key, await make());
    return records.get(key);
}
/** A game where a question of this kind is asked after so many moves: bots have played until then. */
const asked = (game, kind, { options = {}, players = 3, after = 150, shows = '', more = async () => {} } = {}) => ({
    game, kind, options, shows,
    go: async (page, address) => {
        const record = await remembered(JSON.stringify([game, kind, options, players, after]), async () => {
            for (let seed = 3; seed <= 40; seed++) {
                let found = false;
                const until = (view, n) => (found = n >= after && view.decision?.kind === kind && view.moves.length > 1);
                const played = await playedSoFar({ game, players, options, seed, until });
                if (found) return played;
            }
            throw new Error(`nobody is asked for ${kind}`);
        });
        await goOn(page, address, record);
        await more(page);
        await page.waitForTimeout(250);
    },
});

const GOLDEN = join(ROOT, 'tests/golden');
/** A golden game again, with people on all seats: the same deal, the same moves. */
async function dealt(ask, game, record) {
    const options = Object.fromEntries([...record.matchAll(/^option (\w+)=(\S+)$/gm)].map((m) => [m[1], m[2]]));
    const seats = [...record.matchAll(/^seat \d \w+ .*?"(.*)"$/gm)].map((m) => ({ name: m[1] }));
    const seed = Number(`0x${/^seed (\w+)$/m.exec(record)[1]}`);
    const moves = [...record.matchAll(/^(\d) (\S+)$/gm)].map((m) => ({ seat: Number(m[1]), move: m[2] })); // docs/record.md
    const { table } = await ask({ do: 'new', game, players: seats.length, options, seed, seats });
    return { table, moves };
}
/** Of every kind of question the one of the golden games with the most choices, as a record that ends there. */
const questionsOf = (game) =>
    remembered(`golden ${game}`, () =>
        withProgram(async (ask) => {
            const best = new Map();
            for (const file of readdirSync(GOLDEN).filter((name) => name.startsWith(`${game}-`) && name.endsWith('.sbg'))) {
                const { table, moves } = await dealt(ask, game, readFileSync(join(GOLDEN, file), 'utf8'));
                for (const { seat, move } of moves) {
                    const { view } = await ask({ do: 'view', table, seat, since: 1e6 });
                    const kind = view.decision?.kind;
                    if (view.moves.length > (best.get(kind)?.choices ?? 1)) best.set(kind, { choices: view.moves.length, record: (await ask({ do: 'record', table })).record });
                    await ask({ do: 'apply', table, seat, move });
                }
                await ask({ do: 'close', table });
            }
            return best;
        }),
    );
const golden = (game, kind, shows) => ({
    game, kind, shows,
    go: async (page, address) => {
        const found = (await questionsOf(game)).get(kind);
        if (!found) throw new Error(`no golden game of ${game} asks for ${kind}`);
        if ((await goOn(page, address, found.record)).state === 'handover') await page.getByTestId('handover-ready').click();
        await settled(page);
        await page.waitForTimeout(250);
    },
});
/** Played to its end, from the last choices of a person on. */
const ended = (game, options, players, shows) => ({
    game, options, shows,
    go: async (page, address) => {
        const record = await remembered(JSON.stringify([game, options, players, 'end']), async () => {
            const choices = [];
            await playedSoFar({ game, players, options, until: (_, n) => void choices.push(n) });
            return playedSoFar({ game, players, options, until: (_, n) => n >= choices.at(-3) });
        });
        await goOn(page, address, record);
        await playOut(page, byHint());
        await page.getByTestId('end').waitFor();
        await page.waitForTimeout(2500); // the course of the game is looked up
    },
});
/** Goes on by hints until the others have moved and one is asked again: what they did is marked. */
async function aRound(page) {
    let now = await settled(page);
    do {
        await byHint()(page, await offered(page));
        now = await settled(page, now.ply);
    } while ((await page.locator('[data-testid="board"] [data-since]').count()) === 0);
}
/** Another part of the table, on a phone. */
const section = (selector) => async (page) => {
    if (await page.locator(selector).count()) await page.locator(selector).click();
};
const focusOn = (selector) => async (page) => {
    const piece = page.locator(`[data-testid="board"] ${selector}`).first();
    if (await piece.count()) await piece.focus();
};
const lookAt = (seat) => async (page) => {
    const other = page.getByTestId(`other-${seat}`);
    if (await other.isVisible()) await other.click();
    else await page.getByTestId('section-others').click();
};
const EVERYTHING = { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' };
const gwt = (kind, more) => asked('gwt', kind, more), colorado = (kind, more) => asked('colorado', kind, { after: 60, ...more });

export const PICTURES = {
    start: at('#/', 'the start page'),
    setup: at('#/setup/goldriver', 'the set-up of a table'),
    rules: at('#/rules/goldriver', 'the rules'),
    learn: at('#/learn/goldriver', 'the playing guide'),
    'learn-colorado': at('#/learn/colorado', 'the guide of Colorado'),
    'learn-gwt': at('#/learn/gwt', 'the guide of Great Western Trail'),
    stats: at('#/stats', 'what was played on this device'),
    settings: at('#/settings', 'the settings'),
    about: at('#/about', 'about, and credits'),
    reconstructed: at('#/reconstructed', 'facts that were reconstructed'),
    'goldriver-auction': table('goldriver', ['human', 'greedy', 'greedy', 'greedy'], 14, 'an auction'),
    'goldriver-late': table('goldriver', ['human', 'greedy', 'greedy', 'greedy'], 30, 'a late round'),
    'goldriver-two': table('goldriver', ['human', 'greedy'], 9, 'two players'),
    'goldriver-handover': table('goldriver', ['human', 'human'], 0, 'the device is passed on'),
    'goldriver-end': {
        game: 'goldriver',
        shows: 'the end',
        go: async (page, address) => {
            await setUp(page, address, 'goldriver', ['human', 'greedy', 'greedy', 'greedy']);
            await playOut(page, byHint());
            await page.getByTestId('end').waitFor();
            await page.waitForTimeout(600);
        },
    },
    'goldriver-plain': table('goldriver', ['human', 'greedy', 'greedy'], 12, 'the table in words', (page) => page.getByTestId('plain').click()),

    'colorado-begin': colorado('village', { after: 0, shows: 'the beginning' }),
    'colorado-call': colorado('target', { after: 40 }),
    'colorado-name': colorado('kind', { shows: 'the call as a matrix', more: focusOn('[data-move^="name:"]') }),
    'colorado-give': colorado('gift', { after: 30, shows: 'cards that cannot be given are grey' }),
    'colorado-nuggets': colorado('nuggets'),
    'colorado-cards': colorado('cards'),
    'colorado-third': colorado('third'),
    'colorado-leg': colorado('check', { after: 100, shows: 'the preview of a leg', more: focusOn('.leg[data-move]') }),
    'colorado-play': colorado('play', { shows: 'a chain of ticks' }),
    'colorado-tipi': colorado('tipi', { after: 30 }),
    'colorado-discover': colorado('discovery', { after: 80, shows: 'what borders on the own land' }),
    'colorado-suit': golden('colorado', 'suit', 'a suit that is complete discovers'),
    'colorado-two': colorado('check', { players: 2, shows: 'two players' }),
    'colorado-four-maps': colorado('discovery', { options: { maps: 'four' }, players: 4, after: 120, shows: 'the four maps' }),
    'colorado-late-four': colorado('check', { options: { maps: 'four' }, players: 4, after: 200, shows: 'late, four players, all at once' }),
    'colorado-hand': colorado('check', { players: 4, after: 100, shows: 'section Hand of a phone', more: section('[data-tab="hand"]') }),
    'colorado-chart': colorado('check', { players: 4, after: 100, shows: 'section Chart of a phone', more: section('[data-tab="chart"]') }),
    'colorado-others': colorado('check', { players: 4, after: 100, shows: 'section Others of a phone', more: section('[data-tab="others"]') }),
    'colorado-other': colorado('check', {
        players: 4,
        after: 100,
        shows: 'the Roadmap of somebody else',
        more: async (page) => {
            await section('[data-tab="others"]')(page);
            await page.locator('.other .map').nth(1).click();
        },
    }),
    'colorado-end': ended('colorado', { maps: 'four' }, 4, 'the end'),

    'gwt-begin': gwt('turn_start', { players: 2, after: 0, shows: 'the beginning' }),
    'gwt-middle': gwt('turn_start', { shows: 'the middle: where one may go, steps and fees' }),
    'gwt-since': gwt('turn_start', { after: 200, shows: 'what others did since one’s own turn', more: aRound }),
    'gwt-late-four': gwt('turn_start', { options: { simmental: 'on', sides: 'random' }, players: 4, after: 560, shows: 'late, four players' }),
    'gwt-first-discard': golden('gwt', 'first_discard', 'the very first choice'),
    'gwt-location': golden('gwt', 'phase_b', 'the open location'),
    'gwt-use': golden('gwt', 'use', 'an action of another building'),
    'gwt-aux': golden('gwt', 'aux', 'auxiliary actions'),
    'gwt-draw': golden('gwt', 'draw', 'how many cards to draw'),
    'gwt-discard': golden('gwt', 'discard', 'cards to discard'),
    'gwt-remove': golden('gwt', 'remove', 'a card leaves the game'),
    'gwt-objective': gwt('take', { after: 100, shows: 'an objective to take' }),
    'gwt-herder': golden('gwt', 'herder', 'the herder moves by an action'),
    'gwt-free-move': golden('gwt', 'free_move', 'the herder moves without fees'),
    'gwt-hire': gwt('hire', { shows: 'the job market' }),
    'gwt-buy': gwt('buy', { shows: 'the cattle market' }),
    'gwt-build': gwt('build', { shows: 'a building to build' }),
    'gwt-site': gwt('build_at', { shows: 'where it may stand, and its price' }),
    'gwt-hazard': golden('gwt', 'hazard', 'a hazard to remove'),
    'gwt-bounty': golden('gwt', 'bounty', 'an outlaw to catch'),
    'gwt-engine': gwt('engine', { shows: 'spaces of the track' }),
    'gwt-upgrade': golden('gwt', 'upgrade', 'a station to upgrade'),
    'gwt-appoint': golden('gwt', 'appoint', 'a worker becomes station master'),
    'gwt-foresight': gwt('foresight', { shows: 'Kansas City' }),
    'gwt-certificates': gwt('certificates', { after: 200, shows: 'the ribbon of the herd' }),
    'gwt-deliver': gwt('deliver', { after: 200, shows: 'cities side by side' }),
    'gwt-disc': gwt('disc', { after: 200, shows: 'the disc to take' }),
    'gwt-other': gwt('turn_start', { shows: 'the place of somebody else', more: lookAt(1) }),
    'gwt-solo': gwt('turn_start', { options: { solo: 'easy' }, players: 1, after: 60, shows: 'Sam: his board, his last turn and why', more: lookAt(1) }),
    'gwt-rails': gwt('turn_start', { options: EVERYTHING, players: 4, after: 500, shows: 'everything at once, late' }),
    'gwt-north': gwt('store', { options: EVERYTHING, players: 4, shows: 'the network in the north' }),
    'gwt-take-cattle': golden('gwt', 'take_cattle', 'a card from the market, by a town'),
    'gwt-poker': gwt('poker_lay', { options: { poker: 'on' }, after: 60, shows: 'the poker table' }),
    'gwt-poker-seat': golden('gwt', 'poker_seat', 'a seat at the poker table'),
    'gwt-simmental': gwt('simmental', { options: { simmental: 'on' }, after: 100, shows: 'Simmental' }),
    'gwt-railroad': gwt('turn_start', { after: 250, shows: 'section Rail of a phone', more: section('[data-testid="section-rail"]') }),
    'gwt-markets': gwt('turn_start', { after: 250, shows: 'section Markets of a phone', more: section('[data-testid="section-market"]') }),
    'gwt-me': gwt('turn_start', { after: 250, shows: 'section Me of a phone', more: section('[data-testid="section-me"]') }),
    'gwt-end': ended('gwt', {}, 3, 'the end'),
    'gwt-end-four': ended('gwt', EVERYTHING, 4, 'the end with everything'),
    replay: {
        shows: 'a game watched again',
        go: async (page, address) => {
            await page.goto(`${address}#/replay`);
            await page.getByTestId('replay-file').setInputFiles(join(GOLDEN, 'goldriver-4-greedy.sbg'));
            await page.getByTestId('replay').waitFor();
            await page.getByTestId('slider').fill('60');
            await page.waitForTimeout(400);
        },
    },
};

/** The list as a table, for docs/pictures.md. */
export function listed() {
    const optionsOf = (p) => Object.entries(p.options ?? {}).map(([id, value]) => (value === 'on' ? id : `${id}=${value}`)).join(' ');
    const rows = Object.entries(PICTURES).map(([name, p]) => `| \`${name}\` | ${p.shows} | ${p.kind ? `\`${p.kind}\`` : ''} | ${optionsOf(p)} |`);
    return `# Pictures of the page

\`make screenshots\` takes each of these at 1280x800 and on a phone of 390x844, in English and French, by day and by night: \`NAME-desktop-light-en.png\`
and so on, eight files each (\`ONLY=PATTERN\`: those whose name matches). The list is \`web/e2e/pictures.mjs\` (tables online: \`online-screens.mjs\` beside it); a test asks that every kind of question and
every option of Colorado and Great Western Trail is in it.

| name | shows | the question | options |
|---|---|---|---|
${rows.join('\n')}
`;
}
