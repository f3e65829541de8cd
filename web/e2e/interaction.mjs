// interaction.mjs: the time from a click to the next paint while a game is played (make interaction).  A command, not a test.
import { browser, byMouse, chance, PHONE, playOut, serve, setUp, visitor } from './lib.mjs';

const GAME = process.argv[2] ?? 'goldriver';
const server = await serve();
const chrome = await browser();
for (const [name, viewport] of [['desktop', { width: 1280, height: 800 }], ['phone', PHONE]]) {
    const { context, page } = await visitor(chrome, { viewport, speed: 'fast' });
    await context.addInitScript(() => {
        globalThis.spans = [];
        new PerformanceObserver((list) => {
            for (const e of list.getEntries()) if (e.interactionId) globalThis.spans.push(e.duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await setUp(page, server.address, GAME, ['human', 'greedy', 'greedy', 'greedy']);
    const choices = await playOut(page, byMouse(chance(8)));
    const spans = (await page.evaluate(() => globalThis.spans)).sort((a, b) => a - b);
    const part = (p) => spans[Math.min(spans.length - 1, Math.floor(spans.length * p))] ?? 0;
    console.log(`${GAME}, ${name}: ${choices} choices, ${spans.length} interactions of 16 ms or more; median ${part(0.5)} ms, 98 % within ${part(0.98)} ms, longest ${spans.at(-1) ?? 0} ms`);
    await context.close();
}
await chrome.close();
await server.stop();
