// measure.mjs: how big the module is, how soon it is ready and how fast it plays (CPU time): node test/measure.mjs [GAME ...].
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAMES, moduleBytes, startEngine, startNative, weightsOf } from './parts.mjs';

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
const wanted = (game) => process.argv.length < 3 || process.argv.includes(game);

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
    if (!wanted(game)) continue;
    play(game, players, 1); // warm
    const { table } = ask({ do: 'new', game, players, seed: 1 });
    const began = cpu();
    for (let i = 0; i < 2000; i++) ask({ do: 'view', table, seat: 0, lang: 'en' });
    const view = ((cpu() - began) / 2000) * 1000;
    console.log(`${game}, ${players} players: ${play(game, players, 2)} decisions/s by greedy bots over the protocol, `
        + `${perft(game, players)} perft nodes/s, ${view.toFixed(0)} us a view`);
}

/** Tables in the middle of games, a table for every seventh decision of greedy bots: the questions of `thoughts`, without their seeds. */
async function positions(ask, game) {
    const questions = [];
    for (let seed = 1; questions.length < TABLES; seed++) {
        for (let plies = 0; questions.length < TABLES; plies += 7) {
            let position = await ask({ do: 'new', game, players: 2, seed });
            const { table } = position;
            for (let ply = 0; !position.over && ply < plies; ply++) {
                const seat = position.pending[0];
                const { move } = await ask({ do: 'bot', table, seat, bot: 'greedy', seed: ply });
                position = await ask({ do: 'apply', table, seat, move });
            }
            if (position.over) {
                await ask({ do: 'close', table });
                break;
            }
            questions.push({ do: 'bot', table, seat: position.pending[0], bot: 'best' });
        }
    }
    return questions;
}

/** The same questions to the best level in the same positions, as the coach asks them, all at once: what it looked at (`visits`: evaluations of
 *  a net, or playouts) and how long that took.  Answers are read afterwards: the program's are read by another process. */
async function thoughts({ askAll, cpu, questions }, game, asked) {
    const requests = Array.from({ length: asked }, (_, i) => ({ ...questions[i % TABLES], seed: i }));
    const began = cpu();
    const answers = await askAll(requests);
    const spent = cpu() - began;
    return { amount: answers.reduce((sum, answer) => sum + JSON.parse(answer).visits, 0), spent };
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
    return { amount: n, spent: cpu() - began };
}

/** Module and program in turn, the same work, the fastest of three rounds: others may be at work on the machine.  Told with how long that one took: the
 *  program's time is known in hundredths of a second. */
async function compare(both, game, what, unit, work, amount) {
    const least = [Infinity, Infinity], done = [0, 0];
    for (let round = 0; round < 3; round++)
        for (let i = 0; i < 2; i++) {
            const { amount: n, spent } = await work(both[i], game, amount);
            least[i] = Math.min(least[i], spent / n);
            done[i] = n;
        }
    if (done[0] !== done[1]) throw new Error(`not the same work: ${done.join(' and ')} ${unit}`);
    const told = least.map((ms, i) => `${Math.round(1000 / ms)} ${unit}/s in ${['the module', 'the program'][i]} (${((ms * done[i]) / 1000).toFixed(1)} s)`);
    console.log(`${game}, ${what}: ${told.join(', ')}: ${((100 * least[1]) / least[0]).toFixed(1)} %`);
}

async function start(game) {
    const engine = await startEngine([game]);
    if (game !== 'goldriver') engine.takeWeights(weightsOf(game));
    const both = [{ ask: async (request) => engine.ask(request), askAll: async (requests) => requests.map((request) => engine.askText(request)), cpu }, startNative()];
    for (const one of both) one.questions = await positions(one.ask, game);
    return both;
}

const TABLES = 600; // open at once: dozens of games
const AMOUNTS = { goldriver: [60, 40], colorado: [6000, 2000], gwt: [600, 400] }; // questions, decisions: more than a second of each
for (const [game, [asked, decided]] of Object.entries(AMOUNTS)) {
    if (!wanted(game)) continue;
    const both = await start(game);
    await compare(both, game, 'thoughts of the best level', game === 'goldriver' ? 'playouts' : 'evaluations', thoughts, asked);
    await compare(both, game, 'games of the best level', 'decisions', decisions, decided);
    both[1].end();
}
