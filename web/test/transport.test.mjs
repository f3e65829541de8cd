// transport.test.mjs: the worker's side and the page's side of the transport, with the real module between them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load, moduleBytes, startEngine } from './parts.mjs';

const { WorkerTransport } = await load('transport/transport.ts');
const { Stopped, Thinker } = await load('transport/thinker.ts');

/** The thread around the module, without the thread: messages arrive later, in order. */
async function port() {
    const engine = await startEngine();
    const listeners = { message: [], error: [] };
    const answerTo = (request) => {
        try {
            return { answer: engine.ask(request) };
        } catch (error) {
            return { failure: String(error) };
        }
    };
    const tell = (type, event) => listeners[type].forEach((listener) => listener(event));
    return {
        addEventListener: (type, listener) => listeners[type].push(listener),
        postMessage({ id, request }) {
            setTimeout(() => {
                if (!this.mute) tell('message', { data: { id, ...answerTo(request) } });
            });
        },
        sabotage() { sabotage(engine); },
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
    await assert.rejects(transport.ask('bot', { table, seat: 0, bot: 'greedy', ms: 60_001 }), { code: 'limit', field: 'ms' });
});

/** A trap, as a fault in the C code would make it: all memory is overwritten under the module's feet. */
function sabotage(engine) {
    const { module } = engine;
    engine.module = {
        ...module,
        sagebrush_answer(bytes) {
            new Uint8Array(module.memory.buffer).fill(0xff);
            return module.sagebrush_answer(bytes);
        },
    };
}

test('a module that broke is not asked again', async () => {
    const engine = await startEngine();
    assert.equal(engine.ask({ id: 1, do: 'hello' }).ok, true);
    sabotage(engine);
    assert.throws(() => engine.ask({ id: 2, do: 'hello' }), WebAssembly.RuntimeError);
    engine.module = (await startEngine()).module; // even if it would answer now
    assert.throws(() => engine.ask({ id: 3, do: 'hello' }), WebAssembly.RuntimeError);
});

test('when the module breaks, everybody is told, once and for all', async () => {
    const worker = await port();
    const told = [];
    const transport = new WorkerTransport(worker, (error) => told.push(error.message));
    await transport.ask('hello', {});
    worker.sabotage();
    const asked = [transport.ask('hello', {}), transport.ask('hello', {})];
    for (const one of asked) await assert.rejects(one, { code: 'io', message: /^the table stopped: RuntimeError/ });
    await assert.rejects(transport.ask('hello', {}), { code: 'io', message: /^the table stopped/ });
    assert.equal(told.length, 1);
    assert.equal(worker.terminated, true);
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

test('a thought that is told to hurry ends with the best answer so far', async () => {
    const { Hurry } = await load('transport/hurry.ts');
    const { WasmEngine } = await load('transport/wasm-engine.ts');
    const memory = new SharedArrayBuffer(4);
    const page = new Hurry(memory), worker = new Hurry(memory);
    let looks = 0, tellAt = Infinity, asked = 0;
    const engine = await WasmEngine.start(moduleBytes(), () => {
        if (++looks === tellAt) page.tell(asked);
        return worker.clock();
    });
    await engine.addGame(moduleBytes('goldriver'));
    const { table } = engine.ask({ do: 'new', game: 'goldriver', players: 5, seed: 3 });
    const think = () => {
        looks = 0;
        const answer = engine.ask(worker.begin(++asked, { do: 'bot', table, seat: engine.ask({ do: 'view', table, viewer: 'spectator' }).view.pending[0], bot: 'best', ms: 60_000 }));
        assert.ok(answer.ok && answer.move);
        return { looks, visits: answer.visits };
    };
    const whole = think();
    assert.ok(whole.looks > 100);
    tellAt = 20;
    const told = think();
    assert.equal(told.looks, 20, 'it ends the next time it looks');
    assert.ok(told.visits < whole.visits);
    tellAt = Infinity;
    assert.deepEqual(think(), whole, 'the next question has all its time');
    page.tell(asked + 1); // told before it began
    assert.ok(think().visits < whole.visits);
    assert.equal(new Hurry(null).begin(1, { do: 'step', ms: 800 }).ms, 800);
});

test('a thought is stopped by ending its worker; the next one gets a new worker', async () => {
    const { record } = await (async () => {
        const transport = new WorkerTransport(await port());
        const { table } = await transport.ask('new', { game: 'template', players: 2, seed: 7 });
        return transport.ask('record', { table });
    })();
    const ports = [await port(), await port(), await port()];
    let used = 0;
    const thinker = new Thinker(() => new WorkerTransport(ports[used++]));
    const thought = (signal = new AbortController().signal) => thinker.ask('seat', record, { seat: 0, request: { do: 'coach', bot: 'greedy' } }, signal);
    const asked = [];
    for (const one of ports) {
        const post = one.postMessage;
        one.postMessage = function (question) { asked.push(question.request.do), post.call(this, question); };
    }
    assert.ok((await thought()).moves.length > 0);
    await thought();
    assert.deepEqual(asked, ['replay', 'seat', 'seat'], 'the same record is the same table');
    ports[0].mute = true; // it thinks for ever
    const stop = new AbortController();
    const stopped = assert.rejects(thought(stop.signal), Stopped);
    await Promise.resolve();
    stop.abort();
    await stopped;
    assert.equal(ports[0].terminated, true);
    await assert.rejects(thought(stop.signal), Stopped, 'a signal that was given already');
    assert.ok((await thought()).moves.length > 0);
    assert.equal(used, 2);
    stop.abort(); // long over
    assert.notEqual(ports[1].terminated, true);
    ports[1].breakDown();
    await assert.rejects(thought(), { code: 'io' });
    assert.ok((await thought()).moves.length > 0, 'a worker that broke is replaced');
    thinker.close();
    assert.equal(ports[2].terminated, true);
});
