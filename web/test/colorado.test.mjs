// What Colorado's board makes of views and events, without a page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load } from './parts.mjs';

const { targetsOf, pairsWith } = await load('games/colorado/targets.ts');
const { continued, nothingYet } = await load('games/colorado/story.ts');
const { factsOf, shortTitle } = await load('games/colorado/facts.ts');
const { drawMap, noise, WIDE, TALL } = await load('games/colorado/roadmap.ts');
const { marksOf } = await load('games/colorado/marks.ts');
const { distance } = await load('games/colorado/keys.ts');
const { turningPoints } = await load('games/colorado/turning.ts');
const catalogue = JSON.parse(readFileSync(new URL('../src/generated/catalogue/colorado.json', import.meta.url), 'utf8'));
const facts = factsOf(catalogue, 'en');

const move = (kind, args = {}) => ({ move: `${kind}:${Object.values(args).join('.')}`, kind, args, role: 'answer', text: '' });

test('every kind of move has its place on the board', () => {
    for (const { id } of catalogue.moves) {
        const t = targetsOf([move(id, { region: 'x', leg: 'l', target: 1, card: 'c', first: 'c', second: 'd', side: 'left' })]);
        const found = Object.values(t).filter((v) => (v instanceof Map ? v.size : Array.isArray(v) ? v.length : v));
        assert.equal(found.length, 1, id);
    }
});

test('of two cards to discard the first leaves those that go with it', () => {
    const t = targetsOf([move('discard', { first: 'red_1', second: 'red_1' }), move('discard', { first: 'red_1', second: 'red_2' })]);
    assert.equal(pairsWith(t, 'red_1', null).length, 2);
    assert.equal(pairsWith(t, 'red_2', null).length, 1);
    assert.equal(pairsWith(t, 'red_1', 'red_1')[0].args.second, 'red_1');
    assert.equal(pairsWith(t, 'red_1', 'red_2')[0].args.second, 'red_2');
    assert.equal(pairsWith(t, 'red_2', 'red_2').length, 0);
});

test('the story of a turn: the call, a chain with what it cost and brought, and it begins anew', () => {
    const s = continued(nothingYet(2), [
        { event: 'turn', seat: 1, turn: 3 },
        { event: 'name', seat: 1, target: 0, card: 'red_1' },
        { event: 'give_match', seat: 0, card: 'red_2' },
        { event: 'leg', seat: 0, region: 'boulder_creek', leg: 'leg_1', icon: 'nuggets' },
        { event: 'pay', seat: 0, nuggets: 2 },
        { event: 'play', seat: 0, card: 'grey_2' },
        { event: 'rail', seat: 0, leg: 'r7', icon: 'empty' },
        { event: 'medal_rail', seat: 0, points: 7 },
    ]);
    assert.deepEqual(s.chains[0].map((l) => l.what), ['leg', 'card', 'rail']);
    assert.deepEqual(s.chains[0][1], { what: 'card', card: 'grey_2', paid: 2 });
    assert.equal(s.chains[0][2].medal, 7);
    assert.deepEqual(s.sums[0], { nuggets: -2, cards: -1, medals: 1, points: 7 });
    assert.deepEqual(s.asked, [{ caller: 1, target: 0, card: 'red_1', had: false }]);
    const next = continued(s, [{ event: 'turn', seat: 0, turn: 4 }]);
    assert.deepEqual(next.chains, [[], []]);
    assert.equal(next.asked.length, 1, 'who was asked before is remembered');
    assert.equal(s.chains[0].length, 3, 'the story before is not changed');
});

test('a map is drawn alike every time, each piece inside its sheet and no box on another', () => {
    for (const format of [WIDE, TALL])
        for (const map of facts.components.maps) {
            const [a, b] = [0, 1].map(() => drawMap(map, facts.components.canvas, format, (id) => facts.name('region', id)));
            assert.deepEqual(a, b);
            for (const region of a.regions.values()) {
                const spots = [region.flag, region.medal, ...region.legs.values()];
                for (const [i, p] of spots.entries()) {
                    assert.ok(p.x > 0 && p.x < format.width && p.y > 0 && p.y < format.height, region.id);
                    for (const q of spots.slice(i + 1))
                        assert.ok(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) >= format.piece, `${map.id} ${region.id} ${format.turned}`);
                }
                assert.match(region.outline, /^M.*Z$/);
            }
        }
    assert.equal(noise('x'), noise('x'));
    assert.notEqual(noise('x'), noise('y'));
});

test('neighbours share their borders: every inner border belongs to two outlines', () => {
    const map = facts.components.maps[0];
    const drawing = drawMap(map, facts.components.canvas, WIDE, String);
    const ends = (d) => d.match(/-?[\d.]+ -?[\d.]+$/)[0];
    const outlines = [...drawing.regions.values()].map((r) => r.outline).concat(drawing.rock);
    assert.ok(drawing.borders.length > 20);
    for (const border of drawing.borders) assert.ok(outlines.filter((o) => o.includes(ends(border))).length >= 2);
});

test('events tell which marks they make, on map and chart', () => {
    assert.deepEqual(marksOf(facts, { event: 'discover', seat: 1, region: 'heron_lake', boxes: 2 }), ['1 flag heron_lake', '1 box lake 1']);
    assert.deepEqual(marksOf(facts, { event: 'tipi', seat: 0, position: -3 }), ['0 box tipi 0']);
    assert.deepEqual(marksOf(facts, { event: 'draw', seat: 0, cards: 3 }), []);
});

test('an arrow goes to what lies ahead, and rather straight', () => {
    assert.equal(distance([0, 0], [-10, 0], [1, 0]), null);
    assert.ok(distance([0, 0], [30, 0], [1, 0]) < distance([0, 0], [20, 20], [1, 0]));
});

test('the turns that decided a game are those with the most points, in their order', () => {
    const events = [[1, 0, 4], [2, 1, 9], [2, 1, 5], [3, 0, 15], [4, 1, 10], [5, 0, 9]].flatMap(([turn, seat, points]) => [{ event: 'turn', turn, seat }, { event: 'medal', seat, points }]);
    assert.deepEqual(turningPoints(events).map((t) => [t.turn, t.seat, t.points]), [[2, 1, 14], [3, 0, 15], [4, 1, 10]]);
});

test('names come from the catalogue, people are called by what they do', () => {
    assert.equal(shortTitle(facts, 'red_3'), 'Gold Digger');
    assert.equal(shortTitle(factsOf(catalogue, 'fr'), 'red_3'), 'Chercheuse d\'or');
    assert.equal(shortTitle(facts, 'red_1'), 'pickaxe');
});
