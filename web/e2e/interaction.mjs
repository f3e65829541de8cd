// interaction.mjs: the time from a click to the next paint (make interaction).  A command, not a test: while Gold River (or the
// game named) is played to its end, and in
// the last turns of a four-player game of Great Western Trail with everything, where most lies on the table; there the processor of the
// phone is slowed down four times.
import { browser, byMouse, chance, goOn, PHONE, playedSoFar, playOut, serve, setUp, settled, visitor } from './lib.mjs';

const GAME = process.argv[2] ?? 'goldriver';
const server = await serve();
const chrome = await browser();
const SIZES = [['desktop', { width: 1280, height: 800 }, 1], ['phone', PHONE, 4]];

async function watched(viewport, speed) {
    const { context, page } = await visitor(chrome, { viewport, speed });
    await context.addInitScript(() => {
        globalThis.spans = [];
        new PerformanceObserver((list) => {
            for (const e of list.getEntries()) if (e.interactionId) globalThis.spans.push(e.duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    return { context, page };
}

async function told(name, page, choices) {
    const spans = (await page.evaluate(() => globalThis.spans)).sort((a, b) => a - b);
    const part = (p) => spans[Math.min(spans.length - 1, Math.floor(spans.length * p))] ?? 0;
    console.log(`${name}: ${choices} choices, ${spans.length} interactions of 16 ms or more; median ${part(0.5)} ms, 98 % within ${part(0.98)} ms, longest ${spans.at(-1) ?? 0} ms`);
}

/** A click on any piece of the board that offers a move. */
async function onBoard(page, random) {
    const pieces = page.locator('[data-testid="board"] .piece.legal, [data-testid="board"] [data-testid="location"] button:enabled');
    const n = await pieces.count();
    await pieces.nth(random(n)).click({ force: true, position: { x: 8, y: 8 } });
    const choice = page.locator('[data-testid="popover"] [data-move]');
    if (await choice.count()) await choice.first().click();
}

for (const [name, viewport] of GAME === 'gwt' ? [] : SIZES) {
    const { context, page } = await watched(viewport, 'fast');
    await setUp(page, server.address, GAME, ['human', 'greedy', 'greedy', 'greedy']);
    await told(`${GAME}, ${name}`, page, await playOut(page, byMouse(chance(8))));
    await context.close();
}
const late = await playedSoFar({
    game: 'gwt', players: 4, options: { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' },
    until: (view) => view.position.token_row >= 11 && view.decision?.kind === 'turn_start',
});
for (const [name, viewport, slower] of GAME === 'goldriver' || GAME === 'gwt' ? SIZES : []) {
    const { context, page } = await watched(viewport, 'off');
    await goOn(page, server.address, late);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const random = chance(5);
    let at = await settled(page), choices = 0;
    await page.evaluate(() => (globalThis.spans.length = 0));
    for (; choices < 30 && at.state !== 'over'; choices++) {
        if (at.state === 'handover') {
            await page.getByTestId('handover-ready').click();
            at = await settled(page, at.ply - 1);
            continue;
        }
        await onBoard(page, random).catch(() => undefined);
        at = await settled(page, at.ply).catch(() => settled(page));
    }
    await told(`Great Western Trail, last turns of four with everything, ${name}${slower > 1 ? `, ${slower} times slower` : ''}`, page, choices);
    await context.close();
}
await chrome.close();
await server.stop();
