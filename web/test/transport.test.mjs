// transport.test.mjs: the worker's side and the page's side of the transport, with the real module between them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load, startEngine } from './parts.mjs';

const { WorkerTransport } = await load('transport/transport.ts');

/** The thread around the module, without the thread: messages arrive later, in order. */
async function port() {
    const engine = await startEngine();
    const listeners = { message: [], error: [] };
    const tell = (type, event) => listeners[type].forEach((listener) => listener(event));
    return {
        addEventListener: (type, listener) => listeners[type].push(listener),
        postMessage({ id, request }) {
            setTimeout(() => {
                if (!this.mute) tell('message', { data: { id, answer: engine.ask(request) } });
            });
        },
        terminate() { this.terminated = true; },
        breakDown() { tell('error', new Event('error')); },
    };
}

test('answers reach those who asked', async () => {
    const transport = new WorkerTransport(await port());
    const [hello, made] = await Promise.all([
        transport.ask('hello', {}),
        transport.ask('new', { game: 'goldriver', players: 3, seed: 'ff' }),
    ]);
    assert.equal(hello.protocol, 1);
    assert.deepEqual(Object.keys(made), ['table', 'hash', 'pending', 'over', 'commitment']);
    const { view } = await transport.ask('view', { table: made.table, seat: 1, lang: 'fr' });
    assert.equal(view.game, 'goldriver');
});

test('a refusal is an EngineError with its code, rule and field', async () => {
    const transport = new WorkerTransport(await port());
    await assert.rejects(transport.ask('view', { table: 9, seat: 0 }),
        { code: 'no_table', message: 'there is no table 9', field: 'table', rule: undefined });
    const { table } = await transport.ask('new', { game: 'template', players: 2, seed: 7 });
    await assert.rejects(transport.ask('apply', { table, seat: 0, move: 'play:deputy' }), { code: 'illegal_move', rule: 'TP-PLAY-1' });
    await assert.rejects(transport.ask('new', { game: 'template', players: 2 }), { code: 'bad_request', field: 'seed' });
    await assert.rejects(transport.ask('bot', { table, seat: 0, bot: 'greedy', ms: 5 }), { code: 'bad_request', field: 'ms' });
});

test('nobody waits for ever', async () => {
    for (const end of [(transport) => transport.close(), (_, broken) => broken.breakDown()]) {
        const silent = await port();
        silent.mute = true;
        const transport = new WorkerTransport(silent);
        const waiting = assert.rejects(transport.ask('hello', {}), { code: 'io' });
        end(transport, silent);
        await waiting;
        await assert.rejects(transport.ask('hello', {}), { code: 'io' });
    }
});
