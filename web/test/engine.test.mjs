// engine.test.mjs: the C table as WebAssembly: nothing is asked of its surroundings, and it plays exactly like the native program.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { chance, checkRecord, playSession, setups } from './engine-checks.mjs';
import { goldenFolder, moduleBytes, nativeAnswers, startEngine } from './parts.mjs';

const SETUPS = Number(process.env.SETUPS ?? 4); // per game and player count

test('the module imports nothing and exports only what module.c says', async () => {
    const module = await WebAssembly.compile(moduleBytes());
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    assert.deepEqual(WebAssembly.Module.exports(module).map(({ name }) => name).sort(),
        ['_initialize', 'memory', 'sagebrush_answer', 'sagebrush_input', 'sagebrush_length', 'sagebrush_weights']);
});

test('bytes that are no document are refused, never a trap', async () => {
    const { instance: { exports: module } } = await WebAssembly.instantiate(moduleBytes(), {});
    const { below } = chance(5);
    const decoder = new TextDecoder();
    const answer = (n) => {
        const at = module.sagebrush_answer(n);
        return JSON.parse(decoder.decode(new Uint8Array(module.memory.buffer, at, module.sagebrush_length())));
    };
    module._initialize();
    assert.equal(answer(0).error.code, 'bad_json'); // before any input
    assert.equal(answer(2 ** 32 - 1).error.code, 'bad_json');
    assert.equal(module.sagebrush_input(2 ** 32 - 1), 0);
    for (let i = 0; i < 20000; i++) {
        const n = below(200);
        const bytes = new Uint8Array(module.memory.buffer, module.sagebrush_input(n), n);
        bytes.forEach((_, k) => { bytes[k] = below(4) ? below(8) : below(256); });
        bytes.set(below(4) ? [0x53, 0x42, 0x50, 0x31].slice(0, n) : []);
        const { ok, error } = answer(n);
        assert.ok(!ok && ['bad_json', 'bad_request'].includes(error.code));
    }
});

test('perft as deep as allowed fits the stack', async () => {
    const engine = await startEngine();
    const { games, limits } = engine.ask({ do: 'hello' });
    for (const { id: game, players } of games) {
        const { table } = engine.ask({ do: 'new', game, players: players[0], seed: 1 });
        const { ok, error } = engine.ask({ do: 'perft', table, depth: limits.perft_depth });
        assert.ok(ok || error.code === 'limit');
    }
});

test('golden records replay to their hashes and scores', async (t) => {
    const engine = await startEngine();
    const records = readdirSync(goldenFolder()).filter((name) => name.endsWith('.sbg'));
    assert.ok(records.length > 10);
    for (const name of records)
        await t.test(name, async () => {
            const record = readFileSync(`${goldenFolder()}/${name}`, 'utf8');
            assert.ok(await checkRecord((request) => engine.askText(request), record) > 0);
        });
});

test('a record that was changed diverges', async () => {
    const engine = await startEngine();
    const record = readFileSync(`${goldenFolder()}/goldriver-3-greedy.sbg`, 'utf8');
    const { error } = engine.ask({ do: 'replay', record: record.replace(/^winners .*$/m, 'winners 0,1') });
    assert.equal(error.code, 'diverged');
});

/** `hello` tells limits, which are different. */
function comparable(answer) {
    return answer.replace(/,"limits":\{[^}]*\}\}$/, '}');
}

test('every game is played as by the native program, byte for byte', async () => {
    const engine = await startEngine();
    const ask = (request) => engine.askText(request);
    const transcript = [[JSON.stringify({ do: 'hello' }), ask({ do: 'hello' })]];
    let games = 0, decisions = 0;
    for await (const setup of setups(ask, SETUPS, 20)) {
        const played = await playSession(ask, setup);
        transcript.push(...played.transcript);
        games += played.decisions > 0;
        decisions += played.decisions;
    }
    const native = await nativeAnswers(transcript.map(([request]) => request));
    assert.equal(native.length, transcript.length);
    transcript.forEach(([request, answer], i) => assert.equal(comparable(answer), comparable(native[i]), request));
    console.log(`${games} games, ${decisions} decisions, ${transcript.length} answers are the same`);
});

test('with the weights handed over the best level thinks as in the native program, and without them otherwise', async () => {
    const file = (game) => readFileSync(new URL(`../../weights/${game}.sbw`, import.meta.url));
    let parted = 0;
    for (const game of ['colorado', 'gwt']) {
        const [taught, plain] = [await startEngine(), await startEngine()];
        assert.equal(taught.takeWeights(file(game)), true);
        assert.equal(taught.takeWeights(new Uint8Array(64)), false);
        const transcript = [];
        const say = (request) => {
            const answer = taught.ask(request);
            const other = plain.ask(request);
            if (request.do === 'bot' && answer.move !== other.move) parted++;
            transcript.push([JSON.stringify(request), JSON.stringify(answer)]);
            return answer;
        };
        let { table, pending } = say({ do: 'new', game, players: 2, seed: '77' });
        for (let i = 0; i < 30; i++) {
            const seat = pending[0];
            const { move } = say({ do: 'bot', table, seat, bot: 'marshal', playouts: 20, seed: i });
            ({ pending } = say({ do: 'apply', table, seat, move }));
        }
        const native = await nativeAnswers(transcript.map(([request]) => request));
        transcript.forEach(([request, answer], i) => assert.equal(answer, JSON.stringify(JSON.parse(native[i])), request));
    }
    assert.ok(parted > 0, 'the weights make a difference');
});
