// measure.mjs: how big the module is, how soon it is ready and how fast it plays (CPU time): node test/measure.mjs.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { GAMES, moduleBytes, startEngine, startNative } from './parts.mjs';

for (const name of ['sagebrush', ...GAMES]) {
    const bytes = moduleBytes(name);
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
    console.log(`${name}: ${bytes.length} bytes, gzip -9 ${gzipSync(bytes, { level: 9 }).length}, brotli 11 ${brotli.length}`);
}

/** Milliseconds of this process's CPU time: others may be at work on the machine. */
const cpu = () => process.cpuUsage().user / 1000;

const times = [];
for (let i = 0; i < 5; i++) {
    const began = performance.now();
    const engine = await startEngine();
    engine.askText({ do: 'hello' });
    times.push((performance.now() - began).toFixed(1));
}
console.log(`from bytes to the first answer: ${times.join(', ')} ms`);

const engine = await startEngine();
const ask = (request) => engine.ask(request);

/** Whole games of greedy bots, as a page plays them: a bot's answer, the move, the view. */
function play(game, players, seconds) {
    let decisions = 0, games = 0;
    const began = cpu();
    while (cpu() - began < seconds * 1000) {
        let position = ask({ do: 'new', game, players, seed: ++games });
        const { table } = position;
        while (!position.over) {
            const seat = position.pending[0];
            const { move } = ask({ do: 'bot', table, seat, bot: 'greedy', seed: decisions++ });
            position = ask({ do: 'apply', table, seat, move });
        }
        ask({ do: 'close', table });
    }
    return Math.round((decisions / (cpu() - began)) * 1000);
}

/** Positions visited without any text in between. */
function perft(game, players) {
    const { table } = ask({ do: 'new', game, players, seed: 1 });
    let best = 0;
    for (let depth = 1; depth <= 16; depth++) {
        const began = cpu();
        const { ok, nodes } = ask({ do: 'perft', table, depth });
        const ms = cpu() - began;
        if (!ok) break;
        if (ms > 20) best = Math.max(best, Math.round((nodes / ms) * 1000));
    }
    ask({ do: 'close', table });
    return best;
}

for (const [game, players] of [['goldriver', 3], ['colorado', 3], ['gwt', 3]]) {
    play(game, players, 1); // warm
    const { table } = ask({ do: 'new', game, players, seed: 1 });
    const began = cpu();
    for (let i = 0; i < 2000; i++) ask({ do: 'view', table, seat: 0, lang: 'en' });
    const view = ((cpu() - began) / 2000) * 1000;
    console.log(`${game}, ${players} players: ${play(game, players, 2)} decisions/s by greedy bots over the protocol, `
        + `${perft(game, players)} perft nodes/s, ${view.toFixed(0)} us a view`);
}

/** The same questions to the best level in the same positions, as the coach asks them: what it looked at (`visits`: evaluations of a net, or
 *  playouts) and how long that took. */
async function thoughts({ ask, cpu }, game, asked) {
    let visits = 0, spent = 0;
    for (let seed = 1, n = 0; n < asked; seed++) {
        let position = await ask({ do: 'new', game, players: 2, seed });
        const { table } = position;
        for (let ply = 0; !position.over && n < asked; ply++) {
            const seat = position.pending[0];
            const { move } = await ask({ do: 'bot', table, seat, bot: 'greedy', seed: ply });
            if (ply % 7 === 0) {
                const began = cpu();
                visits += (await ask({ do: 'bot', table, seat, bot: 'best', seed: ply })).visits;
                spent += cpu() - began;
                n++;
            }
            position = await ask({ do: 'apply', table, seat, move });
        }
        await ask({ do: 'close', table });
    }
    return visits / spent;
}

/** Games between two of the best level as they are played: decisions and how long they took.  Bots' luck goes by the number of the table: module
 *  and program must have opened equally many. */
async function decisions({ ask, cpu }, game, most) {
    let n = 0;
    const began = cpu();
    for (let seed = 1; n < most; seed++) {
        let position = await ask({ do: 'new', game, players: 2, seed, seats: [{ bot: 'best' }, { bot: 'best' }] });
        const { table } = position;
        for (; !position.over && n < most; n++) position = await ask({ do: 'step', table });
        await ask({ do: 'close', table });
    }
    return n / (cpu() - began);
}

/** Module and program in turn, the same work, the fastest of three rounds: others may be at work on the machine. */
async function compare([module, native], game, what, unit, work, amount) {
    const here = [], there = [];
    for (let round = 0; round < 3; round++) {
        here.push(1000 * (await work(module, game, amount)));
        there.push(1000 * (await work(native, game, amount)));
    }
    const [slow, fast] = [Math.max(...here), Math.max(...there)];
    console.log(`${game}, ${what}: ${Math.round(slow)} ${unit}/s in the module, ${Math.round(fast)} in the native program: ${Math.round((100 * slow) / fast)} %`);
}

async function start(game) {
    const engine = await startEngine([game]);
    if (game !== 'goldriver') engine.takeWeights(new Uint8Array(readFileSync(new URL(`../../weights/${game}.sbw`, import.meta.url))));
    return [{ ask: async (request) => engine.ask(request), cpu }, startNative()];
}

const AMOUNTS = { goldriver: [40, 30], colorado: [3000, 2000], gwt: [400, 300] }; // questions, decisions: seconds of each, as processor time is told in hundredths
for (const [game, [asked, decided]] of Object.entries(AMOUNTS)) {
    const both = await start(game);
    await compare(both, game, 'thoughts of the best level', game === 'goldriver' ? 'playouts' : 'evaluations', thoughts, asked);
    await compare(both, game, 'games of the best level', 'decisions', decisions, decided);
    both[1].end();
}
