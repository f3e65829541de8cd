// What is equal stays the same thing: nothing drawn from it is drawn again.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from './parts.mjs';

const { share } = await load('lib/share.ts');

test('parts that say the same are the old ones, the rest is new', () => {
    const before = { a: { n: 1, list: [1, { x: 2 }] }, b: [{ id: 'p' }, { id: 'q' }], c: null };
    const after = structuredClone(before);
    assert.equal(share(before, after), before);
    const changed = { ...structuredClone(before), b: [{ id: 'p' }, { id: 'r' }] };
    const both = share(before, changed);
    assert.deepEqual(both, changed);
    assert.equal(both.a, before.a);
    assert.equal(both.b[0], before.b[0]);
    assert.notEqual(both.b, before.b);
});

test('what comes, goes or is of another kind is a change', () => {
    for (const [before, after] of [
        [{ a: 1 }, { a: 1, b: undefined }],
        [{ a: 1, b: 2 }, { a: 1 }],
        [[1, 2], [1]],
        [[], {}],
        [null, { a: 1 }],
        [{ a: { b: 1 } }, { a: null }],
        ['1', 1],
    ]) {
        const made = share(before, after);
        assert.deepEqual(made, after);
        assert.notEqual(made, before);
    }
});
