// interaction.mjs [GAME]: the time from a click on the board to the next paint, and what it costs the processor (make interaction).  A command, not
// a test.  Gold River and Colorado are played to their end; of Great Western Trail the last turns of four players with everything, where
// most lies on the table.  The processor of the phone is slowed down four times.
import { browser, chance, goOn, PHONE, playedSoFar, serve, settled, setUp, visitor } from './lib.mjs';

const GAME = process.argv[2] ?? 'goldriver';
const MOST = 60; // choices
const SIZES = [['desktop', { width: 1280, height: 800 }, 1], ['phone', PHONE, 4]];
const EVERYTHING = { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' };
const server = await serve();
const chrome = await browser();

/** A press as the device has it: a finger on the phone. */
const press = (page, what, options) => (page.viewportSize().width === PHONE.width ? what.tap(options) : what.click(options));

/** A piece of the board that offers a move, or a button of the list where the board has none; on a phone the section where one lies. */
async function target(page, random) {
    const pieces = page.locator('[data-testid="board"] :is([data-move], [data-moves]):not(:disabled):visible');
    for (const tab of await page.locator('[data-testid="board"] [role="tab"]:visible').all()) {
        if (await pieces.count()) break;
        await press(page, tab);
        const id = (await tab.getAttribute('data-testid'))?.replace('section-', '');
        if (id && (await page.locator('[data-shown]').count())) await page.waitForSelector(`[data-shown="${id}"]`);
    }
    const n = await pieces.count();
    return n ? pieces.nth(random(n)) : page.locator('[data-testid="choices"] [data-move]:not([disabled])').first();
}

async function choose(page, random) {
    await press(page, await target(page, random), { timeout: 4000 }).catch(() => press(page, page.locator('[data-testid="choices"] [data-move]:not([disabled])').first()));
    const second = page.locator('[data-testid="popover"] [data-move], [data-testid="board"] [data-hand] [data-move]'); // the choice beside a piece, the second card of a pair
    if ((await page.locator('.table').getAttribute('data-asked')) === 'true' && (await second.count())) await press(page, second.first(), { timeout: 2000 }).catch(() => undefined);
}

async function sitDown(page) {
    if (GAME !== 'gwt') return setUp(page, server.address, GAME, ['human', 'greedy', 'greedy', 'greedy']);
    const until = (view) => view.position.token_row >= 11 && view.decision?.kind === 'turn_start';
    await goOn(page, server.address, await playedSoFar({ game: 'gwt', players: 4, options: EVERYTHING, until }));
}

for (const [name, viewport, slower] of SIZES) {
    const { context, page } = await visitor(chrome, { viewport, speed: 'off', touch: slower > 1 });
    await context.addInitScript(() => {
        globalThis.spans = [];
        new PerformanceObserver((list) => {
            for (const e of list.getEntries()) if (e.interactionId) globalThis.spans.push({ id: e.interactionId, ms: e.duration, script: e.processingEnd - e.processingStart });
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await sitDown(page);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cost = async () => Object.fromEntries((await client.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value * 1000]));
    let at = await settled(page), choices = 0;
    const before = await cost();
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => (globalThis.spans.length = 0));
    const random = chance(5);
    for (; choices < MOST && at.state !== 'over'; choices++) {
        if (at.state === 'handover') await page.getByTestId('handover-ready').click();
        else await choose(page, random);
        at = await settled(page, at.state === 'handover' ? at.ply - 1 : at.ply).catch(() => settled(page));
    }
    const after = await cost();
    // An interaction is a press and what follows from it: its longest event counts.
    const longest = new Map();
    for (const { id, ms, script } of await page.evaluate(() => globalThis.spans)) if (ms > (longest.get(id)?.ms ?? 0)) longest.set(id, { ms, script });
    const all = [...longest.values()].sort((a, b) => a.ms - b.ms);
    const part = (p) => all[Math.min(all.length - 1, Math.floor(all.length * p))]?.ms ?? 0;
    const scripts = all.map((s) => s.script).sort((a, b) => a - b);
    const each = (what) => ((after[what] - before[what]) / Math.max(1, choices)).toFixed(1);
    console.log(
        `${GAME}, ${name}${slower > 1 ? `, ${slower} times slower` : ''}: ${choices} choices; to the next paint: median ${part(0.5)} ms, 98 % within ${part(0.98)} ms, longest ${part(1)} ms; ` +
            `in the click itself: median ${(scripts[Math.floor(scripts.length / 2)] ?? 0).toFixed(1)} ms, longest ${(scripts.at(-1) ?? 0).toFixed(1)} ms; ` +
            `processor time of the page for a choice and all that follows: ${each('TaskDuration')} ms, of that script ${each('ScriptDuration')}, layout ${each('LayoutDuration')}, style ${each('RecalcStyleDuration')}`,
    );
    await context.close();
}
await chrome.close();
await server.stop();
