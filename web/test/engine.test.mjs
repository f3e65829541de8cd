// engine.test.mjs: the C table as WebAssembly: nothing but the time is asked of its surroundings, and it plays exactly like the native program.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { chance, checkRecord, playSession, setups } from './engine-checks.mjs';
import { GAMES, goldenFolder, load, moduleBytes, nativeAnswers, startEngine, weightsOf } from './parts.mjs';

const SETUPS = Number(process.env.SETUPS ?? (process.env.SB_LONG ? 8 : 2)); // per game and player count

test('the module imports a clock alone, and exports what module.c says and what games use', async () => {
    const module = await WebAssembly.compile(moduleBytes());
    assert.deepEqual(WebAssembly.Module.imports(module), [{ module: 'host', name: 'clock', kind: 'function' }]);
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    assert.deepEqual(names.filter((name) => name.startsWith('sagebrush_')).sort(),
        ['sagebrush_answer', 'sagebrush_game', 'sagebrush_input', 'sagebrush_length', 'sagebrush_puzzles', 'sagebrush_room', 'sagebrush_weights']);
    // What every module has, and what a compiler calls by itself or not, as its options say.
    const wanted = new Set(['memory', '__indirect_function_table', '__stack_pointer', '_initialize', 'memcmp', 'memcpy', 'memmove', 'memset']);
    for (const game of GAMES)
        for (const { module: from, name } of WebAssembly.Module.imports(await WebAssembly.compile(moduleBytes(game)))) {
            assert.equal(from, 'env', `${game} asks for ${from}.${name}`);
            if (!name.endsWith('_base')) wanted.add(name);
        }
    assert.deepEqual(names.filter((name) => !name.startsWith('sagebrush_')).sort(), [...wanted].sort());
});

test('a game is there once its module is, and no module is taken that is none, or twice', async () => {
    const engine = await startEngine(['colorado']);
    assert.deepEqual(engine.ask({ do: 'hello' }).games.map(({ id }) => id), ['colorado']);
    assert.equal(engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 1 }).error.code, 'unknown_game');
    await assert.rejects(engine.addGame(moduleBytes('colorado')), /no game/);
    await assert.rejects(engine.addGame(moduleBytes()), /not the module of a game/);
    await assert.rejects(engine.addGame(new Uint8Array(8)), WebAssembly.CompileError);
    await engine.addGame(moduleBytes('gwt'));
    assert.ok(engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 1 }).ok);
    assert.ok(engine.ask({ do: 'new', game: 'colorado', players: 2, seed: 1 }).ok);
});

test('the page fetches the module of a game when it is asked for, once, and again after a failure', async () => {
    const { gameOf, Modules, NoGame } = await load('transport/modules.ts');
    const listed = JSON.parse(readFileSync(new URL('../src/generated/games.json', import.meta.url), 'utf8'));
    const fetched = [];
    let down = true;
    const modules = new Modules(async (name) => {
        fetched.push(name);
        if (down && name === 'gwt') throw new TypeError('Failed to fetch');
        return new Response(moduleBytes(name), { headers: { 'Content-Type': 'application/wasm' } });
    }, listed);
    const hello = { do: 'hello' };
    assert.deepEqual(modules.listed(hello, (await modules.readyFor(hello)).ask(hello)).games, (await startEngine()).ask(hello).games);
    const wish = { do: 'new', game: 'gwt', players: 2, seed: 1 };
    await assert.rejects(modules.readyFor(wish), NoGame);
    down = false;
    const { table } = (await modules.readyFor(wish)).ask(wish);
    const { record } = (await modules.readyFor(wish)).ask({ do: 'record', table });
    assert.equal(gameOf({ do: 'replay', record }), 'gwt');
    assert.ok((await modules.readyFor({ do: 'replay', record })).ask({ do: 'replay', record }).ok);
    assert.equal((await modules.readyFor({ do: 'new', game: 'poker' })).ask({ do: 'new', game: 'poker' }).error.code, 'unknown_game');
    assert.deepEqual(fetched, ['sagebrush', 'gwt', 'gwt']);
});

test('bytes that are no document are refused, never a trap', async () => {
    const { instance: { exports: module } } = await WebAssembly.instantiate(moduleBytes(), { host: { clock: () => 0 } });
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
    let parted = 0;
    for (const game of ['colorado', 'gwt']) {
        const [taught, plain] = [await startEngine(), await startEngine()];
        assert.equal(taught.takeWeights(weightsOf(game)), true);
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
        for (let i = 0; i < 12; i++) {
            const seat = pending[0];
            const { move } = say({ do: 'bot', table, seat, bot: 'marshal', playouts: 20, seed: i });
            ({ pending } = say({ do: 'apply', table, seat, move }));
        }
        const native = await nativeAnswers(transcript.map(([request]) => request));
        transcript.forEach(([request, answer], i) => assert.equal(answer, JSON.stringify(JSON.parse(native[i])), request));
    }
    assert.ok(parted > 0, 'the weights make a difference');
});

test('a bot keeps to the time it is given', async () => {
    const engine = await startEngine(['gwt']);
    engine.takeWeights(weightsOf('gwt'));
    const { table } = engine.ask({ do: 'new', game: 'gwt', players: 2, seed: 77 });
    const think = (limit) => engine.ask({ do: 'bot', table, seat: 0, bot: 'marshal', seed: 1, ...limit });
    const [free, ample, short] = [think({}), think({ ms: 60_000 }), think({ ms: 1 })];
    assert.equal(ample.move, free.move);
    assert.ok(short.visits < free.visits / 2, `${short.visits} of ${free.visits}`);
    assert.equal(engine.ask({ do: 'apply', table, seat: 0, move: short.move }).ok, true);
});
