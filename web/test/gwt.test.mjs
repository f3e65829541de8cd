// What Great Western Trail's board makes of views, without a page: every move of the golden games lies on a piece, ways and signs are right.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test, { after, before } from 'node:test';
import { createServer } from 'vite';
import { goldenFolder, load, startEngine } from './parts.mjs';

const { targetsOf, piecesOf, isPlain } = await load('games/gwt/targets.ts');
const { changesFor, spotOf } = await load('games/gwt/happened.ts');
const { glyphsOf, rowOf } = await load('games/gwt/glyphs.ts');
const { fit, signOf } = await load('games/gwt/facts.ts');
const { leadSince, turningPoints } = await load('games/gwt/turning.ts');
const { counted, othersOf } = await load('games/gwt/position.ts');

const EVERY = Number(process.env.EVERY ?? 12); // of so many positions one is drawn, and every one with a question not yet seen at this table
const wasted = process.env.NO_DRAW === '1';
let server, render, Board;
before(async () => {
    server = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), server: { middlewareMode: true }, logLevel: 'error', appType: 'custom' });
    ({ render } = await server.ssrLoadModule('svelte/server'));
    Board = (await server.ssrLoadModule('/src/games/gwt/Board.svelte')).default;
});
after(() => server?.close());

const move = (kind, args = {}, role = 'answer') => ({ move: kind, kind, args, role, text: kind });

/** The moves that the drawn board offers on its pieces. */
function offered(html) {
    const moves = new Set();
    for (const [, many] of html.matchAll(/data-moves?="([^"]*)"/g)) for (const one of many.split(' ')) moves.add(one);
    return moves;
}

function draw(view, catalogue, lang = 'en') {
    const nothing = () => {};
    return render(Board, { props: { view, catalogue, lang, previewed: null, preview: nothing, choose: nothing, whyNot: nothing, about: nothing, readonly: false } }).body;
}

for (const file of readdirSync(goldenFolder()).filter((name) => /^gwt.*\.sbg$/.test(name)))
    test(`every move of ${file} lies on a piece of the board`, { skip: wasted }, async (t) => {
        const engine = await startEngine();
        const { catalogue } = engine.ask({ do: 'catalogue', game: 'gwt' });
        const record = readFileSync(`${goldenFolder()}/${file}`, 'utf8');
        const { table, plies } = engine.ask({ do: 'replay', record });
        const movers = [...record.matchAll(/^(\d) \S+$/gm)].map((m) => Number(m[1])); // docs/record.md
        const look = (seat, ply) => engine.ask({ do: 'view', table, seat, ply, since: 1e6 }).view;
        const kinds = new Set();
        let drawn = 0, moves = 0;
        for (let ply = 0; ply < plies; ply++) {
            const first = look(movers[ply], ply);
            for (const seat of first.pending) {
                const view = seat === movers[ply] ? first : look(seat, ply);
                const fresh = view.moves.map((m) => `${view.decision?.kind}:${m.kind}`).filter((k) => !kinds.has(k));
                if (fresh.length === 0 && ply % EVERY) continue;
                fresh.forEach((k) => kinds.add(k));
                const found = offered(draw(view, catalogue));
                const missing = view.moves.filter((m) => !found.has(m.move)).map((m) => m.move);
                assert.deepEqual(missing, [], `ply ${ply}, seat ${seat}: ${view.decision?.text}`);
                assert.equal(found.size, view.moves.length, `ply ${ply}: nothing is offered that is not listed`);
                drawn++;
                moves += view.moves.length;
            }
        }
        engine.ask({ do: 'close', table });
        assert.ok(kinds.size > 15);
        t.diagnostic(`${drawn} positions drawn, ${moves} moves, ${kinds.size} kinds of choices`);
    });

test('a spectator is offered nothing, nor anybody while the board is only looked at', async () => {
    const engine = await startEngine();
    const { catalogue } = engine.ask({ do: 'catalogue', game: 'gwt' });
    const { table } = engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 3 });
    const { view } = engine.ask({ do: 'view', table, viewer: 'spectator' });
    assert.equal(offered(draw(view, catalogue)).size, 0);
});

test('moves are found on their pieces', () => {
    assert.deepEqual(piecesOf(move('move', { path: ['a', 'b'] }, 'step')), ['place:b']);
    assert.deepEqual(piecesOf(move('use_cards', { place: 'a', action: 'neutral_a_galloway', cards: ['galloway'] })), ['cell:a:neutral_a_galloway']);
    assert.deepEqual(piecesOf(move('do', { action: 'aux_money' })), ['aux:aux_money']);
    assert.deepEqual(piecesOf(move('do', { action: 'mt_money' })), ['cell::mt_money']);
    assert.deepEqual(piecesOf(move('buy', { offer: 'x', cards: ['longhorn', 'corriente'] })), ['market:longhorn', 'market:corriente']);
    assert.deepEqual(piecesOf(move('store', { town: 'omaha', cell: 0 })), ['town:omaha:0']);
    assert.deepEqual(piecesOf(move('unheard_of')), []);
});

test('of several ways to a place the cheapest comes first, then the shortest, and a click takes it', () => {
    const way = (path, fee) => ({ ...move('move', { path }, 'step'), move: path.join('.'), facts: { fee } });
    const targets = targetsOf([way(['a', 'b', 'z'], 0), way(['c', 'z'], 2), way(['d', 'z'], 0)]);
    assert.deepEqual(targets.get('place:z').map((m) => m.move), ['d.z', 'a.b.z', 'c.z']);
    assert.ok(isPlain(targets.get('place:z')));
    assert.ok(!isPlain([move('buy'), move('buy')]));
});

test('an action is drawn as cost, arrow, gain', () => {
    const is = (a) => glyphsOf({ id: 'x', ...a }).parts.map((p) => p.is);
    assert.deepEqual(is({ discard: 'galloway', money: 2 }), ['card', 'arrow', 'coin']);
    assert.deepEqual(is({ effect: 'engine', n: 3 }), ['icon', 'text']);
    assert.deepEqual(is({ pay: 7, effect: 'hazard' }), ['coin', 'arrow', 'hazard']);
    const row = rowOf([['a', 'b'], ['c']], (id) => ({ id, money: 1 }));
    assert.deepEqual(row.cells.map((c) => c.or), [false, true, false]);
    assert.ok(row.cells[2].at > row.cells[1].at + row.cells[1].width);
});

test('names are shortened to what fits, buildings called by their letter or number', () => {
    assert.equal(fit('Kansas City', 200, 12), 'Kansas City');
    assert.match(fit('Bloomington', 50, 12), /^Bloom.*\.$/);
    assert.equal(signOf('neutral_b'), 'B');
    assert.equal(signOf('pb_10a'), '10a');
});

test('cards are counted in their order, the others sit clockwise', () => {
    assert.deepEqual(counted(['b', 'a', 'b']), [['b', 2], ['a', 1]]);
    const players = [0, 1, 2].map((seat) => ({ seat }));
    assert.deepEqual(othersOf(players, 1).map((p) => p.seat), [2, 0]);
    assert.equal(othersOf(players, 'spectator').length, 3);
});

test('turning points: who got ahead of the others, in which turns, by what; from when on the winner led', () => {
    const score = (cities, cattle) => ({ cities, cattle, total: cities + cattle });
    const scores = [
        [score(0, 0), score(0, 2), score(0, 4), score(14, 5), score(14, 6)],
        [score(0, 0), score(0, 5), score(3, 5), score(3, 6), score(3, 14)],
    ];
    const curve = { plies: [0, 10, 20, 30, 40], turns: [1, 4, 7, 9, 12], scores, totals: scores.map((s) => s.map((x) => x.total)) };
    assert.deepEqual(turningPoints(curve), [{ from: 7, to: 9, seat: 0, points: 15, category: 'cities' }]); // its neighbour counts no more
    assert.deepEqual(leadSince(curve), { seat: 0, turn: 9 });
    const even = { ...curve, scores: [scores[0], scores[0]], totals: [curve.totals[0], curve.totals[0]] };
    assert.deepEqual(turningPoints(even), []);
    assert.equal(leadSince(even), null);
});

test('what others did since one’s own turn: where it shows, whose doing it was, how their herders went', () => {
    const turn = (seat) => ({ event: 'turn', seat });
    const others = [
        turn(1), { event: 'step', seat: 1, place: 'b' }, { event: 'step', seat: 1, place: 'c' }, { event: 'build', seat: 1, building: 'pb_1a', place: 'c1' }, { event: 'pay', seat: 1, amount: 2 },
        turn(2), { event: 'sam_deliver', seat: 2, city: 'fulton' }, { event: 'tile', tile: 'outlaw_green', place: 'outlaw_3' }, { event: 'foresight', tile: 'cowboy', column: 2 }, { event: 'to_start', seat: 2 },
    ];
    const before = [{ event: 'place', seat: 1, place: 'a' }, turn(0), { event: 'build', seat: 0, building: 'pb_2a', place: 'b1' }];
    const { spots, ways } = changesFor(0, [...before, ...others, turn(0)]);
    assert.deepEqual([...spots], [['herder:1', 1], ['place:c1', 1], ['city:fulton', 2], ['place:outlaw_3', 2], ['foresight:2:cowboy', 2], ['herder:2', 2]]);
    assert.deepEqual([...ways], [[1, ['a', 'b', 'c']]]);
    const moved = changesFor(0, [...before, ...others, turn(0), { event: 'step', seat: 0, place: 'b' }]);
    assert.equal(moved.spots.size + moved.ways.size, 0, 'one’s own move wipes the marks off');
    assert.equal(changesFor(0, [{ event: 'place', seat: 1, place: 'a' }]).spots.size, 0, 'what was laid out is no news');
});

test('whatever an event changes has a piece on the board that can be marked', async () => {
    const engine = await startEngine();
    const { catalogue } = engine.ask({ do: 'catalogue', game: 'gwt' });
    const kinds = new Set();
    for (const file of ['gwt-1-easy.sbg', 'gwt-4-rails-brahman-poker-francais.sbg']) {
        const { table, plies } = engine.ask({ do: 'replay', record: readFileSync(`${goldenFolder()}/${file}`, 'utf8') });
        for (let ply = 1; ply <= plies; ply += 7) {
            const { view: before } = engine.ask({ do: 'view', table, seat: 0, ply: ply - 1, since: 1e6 });
            const { view } = engine.ask({ do: 'view', table, seat: 0, ply, since: before.events_next });
            const spots = view.events.flatMap((e) => (spotOf(e) ? [[e.event, spotOf(e)]] : []));
            if (spots.length === 0) continue;
            const html = draw(view, catalogue);
            for (const [kind, spot] of spots) {
                const [what, id] = [spot.split(':')[0], spot.slice(spot.indexOf(':') + 1)];
                const names = { herder: `data-herder="${id}"`, engine: `data-engine="${id}"`, row: `data-row="${id}"`, foresight: `data-foresight="${id.split(':')[1]}"` };
                const found = html.includes(`data-piece="${spot}"`) || html.includes(names[what] ?? `data-${what}="${id}"`);
                // What came may have gone again in the same step, and an engine may have left the track.
                if (['market', 'display', 'foresight'].includes(what) || view.position.sam?.engine_removed) continue;
                assert.ok(found, `${file}, ply ${ply}: ${kind} at ${spot}`);
                kinds.add(kind);
            }
        }
        engine.ask({ do: 'close', table });
    }
    assert.ok(kinds.size > 10, `${[...kinds]}`);
});
