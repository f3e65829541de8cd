// What Gold River's board makes of views and events, without a page.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load, startEngine } from './parts.mjs';

const { targetsOf, chipsOf } = await load('games/goldriver/targets.ts');
const { groupMoves } = await load('table/choices.ts');
const { continued, lotsOf, nothingYet } = await load('games/goldriver/story.ts');
const { byTown, othersClockwise } = await load('games/goldriver/position.ts');
const { factsOf, pokerIndex, titleOf } = await load('games/goldriver/facts.ts');

const moves = (...rows) => rows.map(([move, kind, args = {}]) => ({ move, kind, args, role: 'answer', text: move }));

test('listed moves are found at their places on the board', () => {
    const t = targetsOf(
        moves(
            ['take:coyote_city_03', 'take', { card: 'coyote_city_03' }],
            ['raid:coyote_city', 'raid', { town: 'coyote_city' }],
            ['rob:s2', 'rob', { from: 2 }],
            ['use:mustang', 'use', { kind: 'mustang' }],
            ['bid:7', 'bid', { amount: 7 }],
            ['set:3', 'set', { die: 3 }],
            ['pass', 'pass'],
        ),
    );
    assert.equal(t.cards.get('coyote_city_03').move, 'take:coyote_city_03');
    assert.equal(t.towns.get('coyote_city').move, 'raid:coyote_city');
    assert.equal(t.seats.get(2).move, 'rob:s2');
    assert.equal(t.kept.get('mustang').move, 'use:mustang');
    assert.deepEqual(t.amounts.map((a) => a.amount), [7]);
    assert.equal(t.faces.get(3).move, 'set:3');
    assert.deepEqual([...t.plain.keys()], ['pass']);
    assert.deepEqual(t.verbs, { card: 'take', town: 'raid', seat: 'rob', amount: 'bid' });
});

test('a long list of bids becomes a few chips: the next ones and the highest', () => {
    const amounts = Array.from({ length: 40 }, (_, i) => ({ amount: i + 3, move: { move: `bid:${i + 3}`, text: '' } }));
    const chips = chipsOf(amounts, 8).map((c) => c.amount);
    assert.equal(chips.length, 8);
    assert.deepEqual(chips.slice(0, 5), [3, 4, 5, 6, 7]);
    assert.equal(chips.at(-1), 42);
    assert.deepEqual([...chips].sort((a, b) => a - b), chips);
    assert.deepEqual(chipsOf(amounts.slice(0, 8), 8), amounts.slice(0, 8));
});

test('the story of a round: bids, payment, lots, roll', () => {
    const first = continued(nothingYet(), [
        { event: 'round', seat: 1, round: 1 },
        { event: 'sale', card: 'a' },
        { event: 'sale', card: 'b' },
        { event: 'sale', card: 'c' },
        { event: 'bid', seat: 1, amount: 2 },
        { event: 'bid', seat: 0, amount: 3 },
        { event: 'price', seat: 0, amount: 3 },
        { event: 'share', seat: 2, amount: 2 },
        { event: 'share', seat: 1, amount: 1 },
    ]);
    assert.deepEqual([...first.bids], [[1, 2], [0, 3]]);
    assert.deepEqual(first.shares, [{ seat: 2, amount: 2 }, { seat: 1, amount: 1 }]);
    const later = continued(first, [
        { event: 'take', seat: 0, card: 'b' },
        { event: 'discard', seat: 0, card: 'c' },
        { event: 'production', seat: 0, die1: 2, die2: 5, total: 7 },
        { event: 'produce', seat: 2, card: 'x', amount: 4 },
    ]);
    assert.deepEqual(later.lots.map((l) => [l.card, l.taker, l.out]), [['a', null, false], ['b', 0, false], ['c', null, true]]);
    assert.deepEqual(later.roll, { dice: [2, 5], total: 7, produced: [{ seat: 2, card: 'x', amount: 4 }] });
    assert.equal(first.lots[1].taker, null, 'the story before is not changed');
    const next = continued(later, [{ event: 'round', seat: 0, round: 2 }]);
    assert.equal(next.paid, null);
    assert.deepEqual(next.lots, []);
    assert.equal(next.roll.total, 7, 'the last roll is still shown');
});

test('a Penny Press sweeps the lots', () => {
    const s = continued(nothingYet(), [{ event: 'sale', card: 'a' }, { event: 'out', card: 'a' }, { event: 'sale', card: 'b' }]);
    assert.deepEqual(s.lots.map((l) => l.card), ['b']);
});

test('concessions by town in the order of the towns, those without one last', () => {
    const player = { concessions: [{ card: 'g', town: null }, { card: 'x', town: 'two' }, { card: 'y', town: 'one' }] };
    assert.deepEqual(byTown(player, [{ town: 'one' }, { town: 'two' }, { town: 'three' }]).map((g) => g.town), ['one', 'two', null]);
});

test('the others sit clockwise from the left of the viewer', () => {
    assert.deepEqual(othersClockwise(4, 2), [3, 0, 1]);
    assert.deepEqual(othersClockwise(3, 'spectator'), [0, 1, 2]);
});

test('names and indices come from the catalogue, ranks in the language', () => {
    const catalogue = {
        components: { cards: [{ id: 'k', kind: 'town_concession', symbol: 'concession', town: 'one', suit: 'hearts', rank: 13 }, { id: 'j', kind: 'station', symbol: 'building', suit: 'joker' }] },
        domains: { town: [{ id: 'one', en: 'One', fr: 'Un' }], kind: [{ id: 'station', en: 'Station', fr: 'Gare' }] },
        categories: [],
    };
    const en = factsOf(catalogue, 'en'), fr = factsOf(catalogue, 'fr');
    assert.equal(pokerIndex(en.card('k'), 'en'), 'K♥');
    assert.equal(pokerIndex(fr.card('k'), 'fr'), 'R♥');
    assert.equal(pokerIndex(en.card('j'), 'en'), '★');
    assert.equal(titleOf(fr, fr.card('k')), 'Un');
    assert.equal(titleOf(fr, fr.card('j')), 'Gare');
    assert.equal(en.name('card', 'unknown'), 'unknown');
});

/** What can be pointed at, as it lies on the table: the others and what is before them, the sale, what was drawn, bids, towns, oneself. */
function boardOf({ position: p, players, viewer }, told, facts) {
    const before = (seat) => [`seat ${seat}`, ...byTown(p.players[seat], p.towns).flatMap((g) => g.cards.map((c) => c.card)), ...p.players[seat].buildings];
    const sale = lotsOf(continued(nothingYet(), told), p, facts).filter((lot) => lot.sale || lot.active).map((lot) => lot.card);
    const numbers = Array.from({ length: 100 }, (_, n) => `number ${n}`);
    return [...othersClockwise(players, viewer).flatMap(before), ...sale, ...p.resolving, ...p.drawn, ...numbers, ...p.towns.map((t) => t.town), ...before(viewer)];
}
function pointedAt({ args }) {
    const seat = args.from ?? args.to, number = args.amount ?? args.value ?? args.die;
    return seat !== undefined ? `seat ${seat}` : number !== undefined ? `number ${number}` : (args.card ?? args.town);
}

test('choices and their keys come in the order of the board: bids, cards of the sale, what lies before the others', async () => {
    const engine = await startEngine(['goldriver']);
    const facts = factsOf(engine.ask({ do: 'catalogue', game: 'goldriver' }).catalogue, 'en');
    const asked = new Set();
    for (let seed = 1; seed <= 5; seed++) {
        let { table, pending, over } = engine.ask({ do: 'new', game: 'goldriver', players: 4, seed, seats: ['A', 'B', 'C', 'D'].map((name) => ({ name })) });
        for (let n = 0; !over; n++) {
            const { view } = engine.ask({ do: 'view', table, seat: pending[0] });
            const board = boardOf(view, view.events, facts);
            for (const { verb, role, choices } of groupMoves(view.moves)) {
                if (role !== 'answer' || choices.length < 2 || verb === 'use') continue;
                const places = choices.map((c) => board.lastIndexOf(pointedAt(c)));
                assert.ok(!places.includes(-1), `seed ${seed}: ${choices.map((c) => c.move)}`);
                assert.deepEqual(places, places.toSorted((a, b) => a - b), `seed ${seed}, ${view.decision.kind}: ${choices.map((c) => c.move)}`);
                const keys = choices.map((c) => '123456789abcdefgijklmnoqrstvwz'.indexOf(c.key ?? 'z'));
                assert.deepEqual(keys, keys.toSorted((a, b) => a - b));
                asked.add(verb);
            }
            ({ pending, over } = engine.ask({ do: 'apply', table, seat: pending[0], move: view.moves[(n * 7 + seed) % view.moves.length].move }));
        }
    }
    for (const verb of ['bid', 'take', 'discard', 'rob', 'dynamite', 'raid']) assert.ok(asked.has(verb), `${verb} was asked: ${[...asked]}`);
});
