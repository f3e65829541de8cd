// Tables kept on the device (src/table/saves.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './parts.mjs';

/** As much of a browser's storage as saves.ts uses: what is kept are its own keys. */
class Storage {
    setItem(key, text) { this[key] = text; }
    getItem(key) { return this[key] ?? null; }
    removeItem(key) { delete this[key]; }
}

const table = (id, over) => ({ id, game: 'goldriver', names: ['Ann'], record: '', turn: 1, over, when: 1 });

test('who looks at the list of tables hears of every change, until they look no more', async () => {
    globalThis.localStorage = new Storage();
    const saves = await load('table/saves.ts');
    let seen = [];
    const end = saves.watch(() => { seen = saves.list().map(({ id, over }) => [id, over]); });
    saves.store(table('a', false));
    assert.deepEqual(seen, [['a', false]]);
    saves.store(table('a', true)); // the game has ended a moment after somebody left it
    assert.deepEqual(seen, [['a', true]]);
    saves.remove('a');
    assert.deepEqual(seen, []);
    end();
    saves.store(table('b', false));
    assert.deepEqual(seen, []);
    delete globalThis.localStorage;
});
