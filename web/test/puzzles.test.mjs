// puzzles.test.mjs: puzzles in the module of the page as in the native program, and what this device remembers of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load, nativeAnswers, startEngine, weightsOf } from './parts.mjs';

const lines = (game) => new Uint8Array(readFileSync(new URL(`../../puzzles/${game}.sbp`, import.meta.url)));

test('the module is handed the puzzles of a game, and says of them what the program says', async () => {
    const engine = await startEngine();
    const list = { do: 'puzzles', game: 'colorado', date: '2026-11-16' };
    assert.deepEqual(engine.ask(list).puzzles, [], 'none before they came');
    assert.ok(engine.takePuzzles('colorado', lines('colorado')));
    assert.ok(engine.takeWeights(weightsOf('colorado')));
    const { daily, puzzles } = engine.ask(list);
    const [first] = puzzles;
    assert.ok(daily >= 1 && daily <= puzzles.length);
    assert.deepEqual(engine.ask({ do: 'puzzles', game: 'gwt' }).puzzles, [], 'those of another game are not there');
    const { answer } = engine.ask({ do: 'solve', game: 'colorado', number: 1, playouts: 4 });
    const asked = [list, { do: 'solve', game: 'colorado', number: 1, playouts: 4, move: answer, lang: 'fr' }];
    assert.equal(engine.ask(asked[1]).right, true);
    assert.deepEqual(asked.map((r) => engine.ask({ id: 1, ...r })), (await nativeAnswers(asked.map((r) => JSON.stringify({ id: 1, ...r })))).map((line) => JSON.parse(line)));
    const opened = engine.ask({ do: 'puzzle', game: 'colorado', number: first.number });
    assert.ok(engine.ask({ do: 'legal', table: opened.table, seat: opened.seat }).moves.includes(answer));
});

test('a puzzle is solved once, and not by looking', async () => {
    const { after, dateOf } = await load('lib/puzzles.ts');
    const wrong = after(undefined, 'missed');
    assert.deepEqual(wrong, { tries: 1, solved: false, shown: false });
    const right = after(wrong, 'solved');
    assert.deepEqual(right, { tries: 2, solved: true, shown: false });
    assert.deepEqual(after(right, 'missed'), right);
    assert.deepEqual(after(after(wrong, 'looked_up'), 'solved'), { tries: 1, solved: false, shown: true });
    assert.equal(dateOf(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
});
