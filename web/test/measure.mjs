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

/** The same questions to a bot in the same positions: what it looked at (`visits`: evaluations of a net, or playouts) per second. */
async function thoughts(ask, time, game, bot, seconds) {
    let visits = 0, asked = 0, spent = 0;
    for (let seed = 1; spent < seconds * 1000; seed++) {
        let position = await ask({ do: 'new', game, players: 2, seed });
        const { table } = position;
        for (let ply = 0; !position.over && spent < seconds * 1000; ply++) {
            const seat = position.pending[0];
            let { move } = await ask({ do: 'bot', table, seat, bot: 'greedy', seed: ply });
            if (ply % 7 === 0) {
                const began = time();
                visits += (await ask({ do: 'bot', table, seat, bot, seed: ply })).visits;
                spent += time() - began;
                asked++;
            }
            position = await ask({ do: 'apply', table, seat, move });
        }
        await ask({ do: 'close', table });
    }
    return { rate: Math.round((visits / spent) * 1000), asked };
}

const native = startNative();
for (const [game, bot] of [['goldriver', 'marshal'], ['colorado', 'marshal'], ['gwt', 'marshal']]) {
    if (game !== 'goldriver') engine.takeWeights(new Uint8Array(readFileSync(new URL(`../../weights/${game}.sbw`, import.meta.url))));
    await thoughts(async (request) => ask(request), cpu, game, bot, 3); // warm
    const here = await thoughts(async (request) => ask(request), cpu, game, bot, 4);
    const there = await thoughts(native.ask, native.cpu, game, bot, 4);
    console.log(`${game}, ${bot}: ${here.rate} ${game === 'goldriver' ? 'playouts' : 'evaluations'}/s in the module, ${there.rate} in the native program: `
        + `${Math.round((100 * here.rate) / there.rate)} %`);
}
native.end();
