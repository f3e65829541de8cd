// thinking.mjs: how long the best level takes for an answer in the browser, in the page's own worker, over whole games (make thinking).  A command,
// not a test.  With MS the bots have so many milliseconds, as in the page; without it all the time they want.
import { bare, browser, sources } from './lib.mjs';

const BOT = process.env.BOT ?? 'best';
const GAMES = process.env.GAME ? [process.env.GAME] : ['goldriver', 'colorado', 'gwt'];
const PLAYERS = process.env.PLAYERS ? [Number(process.env.PLAYERS)] : [2, 3, 4];
const LIMIT = process.env.MS ? { ms: Number(process.env.MS) } : {};
const server = await sources('thinking');
const chrome = await browser();
const page = await bare(chrome, server, '<!doctype html><title>blank</title>');
await page.evaluate(async () => {
    const { WorkerTransport } = await import('/src/transport/transport.ts');
    globalThis.transport = WorkerTransport.start();
});

/** Every answer of a whole game: how many milliseconds it took, from the question to the answer. */
const answers = (game, players) =>
    page.evaluate(async ({ game, players, bot, limit }) => {
        const seats = Array.from({ length: players }, () => ({ bot }));
        const { table } = await transport.ask('new', { game, players, seats, seed: 1 });
        await transport.ask('step', { table, viewer: 'spectator', ms: 1 }); // module and weights are there
        const took = [];
        for (let over = false; !over; ) {
            const began = performance.now();
            ({ over } = await transport.ask('step', { table, viewer: 'spectator', ...limit }));
            took.push(performance.now() - began);
        }
        await transport.ask('close', { table });
        return took;
    }, { game, players, bot: BOT, limit: LIMIT });

for (const game of GAMES)
    for (const players of PLAYERS) {
        const took = (await answers(game, players)).sort((a, b) => a - b);
        const mean = took.reduce((sum, ms) => sum + ms, 0) / took.length;
        const within = took[Math.floor(took.length * 0.99)];
        console.log(`${game}, ${players} players, ${BOT}${LIMIT.ms ? `, ${LIMIT.ms} ms` : ''}: ${took.length} answers, mean ${mean.toFixed(0)} ms, `
            + `99 % within ${within.toFixed(0)} ms, longest ${took.at(-1).toFixed(0)} ms`);
    }
await chrome.close();
await server.close();
