// pack.test.mjs: JSON values as flat bytes (pack.ts), read back here by the words of src/base/packed.h.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load, startEngine } from './parts.mjs';

const { pack, PackError, DEPTH_MAX } = await load('transport/pack.ts');

/** The value of a document, by its description. */
function unpack(bytes) {
    const view = new DataView(bytes.buffer);
    const text = (at) => new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
    const value = (at) => {
        const to = at + view.getUint32(at + 8, true);
        const children = () => Array.from({ length: view.getUint32(at + 12, true) }, (_, i) => to + 16 * i);
        switch (view.getUint32(at, true)) {
            case 0: return null;
            case 1: return view.getBigInt64(at + 8, true) === 1n;
            case 2: return Number(view.getBigInt64(at + 8, true));
            case 3: return text(to);
            case 4: return children().map(value);
            case 5: return Object.fromEntries(children().map((child) => [text(child + view.getUint32(child + 4, true)), value(child)]));
            case 6: return Number(text(to));
        }
        throw new Error('no such kind');
    };
    assert.equal(text(0).slice(0, 4), 'SBP1');
    assert.equal(bytes.length, 16 + 16 * view.getUint32(4, true) + view.getUint32(8, true));
    return value(16);
}

const VALUES = [
    null, true, false, 0, -1, 7, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0.5, -2.25e-9, 1e-300,
    '', 'a', 'é', '\u{1f920}', '"\\\n\t', [], {}, [[]], [{}], { a: [] }, [1, [2, [3]], 4], { '': 1, é: { b: [null, true] } },
    ['same', 'same', { same: 'same' }], Array.from({ length: 1000 }, (_, i) => ({ i, text: `t${i % 7}` })),
];

test('every JSON value comes back as it was', () => {
    for (const value of VALUES) assert.deepEqual(unpack(pack(value)), value);
});

test('members without a value are left out', () => {
    assert.deepEqual(unpack(pack({ a: undefined, b: 1 })), { b: 1 });
});

test('whole numbers of 64 bits are exact', () => {
    const view = new DataView(pack([2n ** 63n - 1n, -(2n ** 63n)]).buffer);
    assert.equal(view.getBigInt64(16 + 16 + 8, true), 2n ** 63n - 1n);
    assert.equal(view.getBigInt64(16 + 32 + 8, true), -(2n ** 63n));
});

test('what has no place in a document is refused', () => {
    const itself = {};
    itself.itself = itself;
    let deep = 0;
    for (let i = 0; i <= DEPTH_MAX; i++) deep = [deep];
    const refused = [NaN, Infinity, 2 ** 53, 1e20, 2n ** 63n, 'a\0b', '\ud800', { '\udc00': 1 }, undefined, [undefined], () => 1,
        Symbol('s'), itself, deep];
    for (const value of refused) assert.throws(() => pack(value), PackError);
    assert.doesNotThrow(() => pack(deep[0]));
});

test('the C side reads what is packed: the id comes back', async () => {
    const engine = await startEngine();
    for (const id of VALUES.filter((value) => typeof value !== 'object' || value === null))
        assert.deepEqual(engine.ask({ id, do: 'fly' }), { id, ok: false, error: { code: 'unknown_verb', message: 'there is no request "fly"', field: 'do' } });
});

test('what cannot be packed is answered like a line that is not JSON', async () => {
    const engine = await startEngine();
    assert.deepEqual(engine.ask({ id: 4, do: 'hello', x: NaN }), { id: 4, ok: false, error: { code: 'bad_json', message: 'a number is not finite' } });
    assert.equal(engine.ask([1]).error.code, 'bad_json');
    assert.equal(engine.ask({ id: 5, do: 'replay', record: 'x'.repeat(17 << 20) }).error.code, 'limit');
});
