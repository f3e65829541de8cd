// axe.test.mjs: accessibility: axe-core finds nothing on any screen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, byMouse, chance, goOn, openRecord, PHONE, playOut, rehearsed, ROOT, scores, serve, visiting } from './lib.mjs';

const require = createRequire(import.meta.url);
let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.stop();
});

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds; `rules`: looks for these alone. */
async function findings(page, rules) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
    const { violations } = await page.evaluate((o) => globalThis.axe.run(document, o), options);
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' | ')}`);
}

const COLOURS = ['color-contrast', 'link-in-text-block'];
const SCREENS = ['#/', '#/setup/goldriver', '#/setup/gwt', '#/rules/goldriver', '#/learn', '#/settings', '#/about', '#/reconstructed', '#/replay', '#/stats'];
const TABLES = ['goldriver', 'colorado', 'gwt'];

/** All that axe knows by day, and what depends on colours by night. */
async function lookAt(page, name, found) {
    for (const [colorScheme, rules] of [['dark', COLOURS], ['light', null]]) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
        // Colours on their way from night to day are nobody's.
        await page.evaluate(() => document.getAnimations().forEach((a) => a instanceof CSSTransition && a.finish()));
        const all = await findings(page, rules);
        if (all.length > 0) found[`${name}, ${colorScheme}`] = all;
    }
}

for (const who of [{ lang: 'en' }, { lang: 'fr', viewport: PHONE }]) {
    test(`axe finds nothing on any screen, by day and by night: ${who.lang}`, () =>
        visiting(chrome, who, async (page) => {
            const found = {};
            for (const screen of SCREENS) {
                await page.goto(server.address + screen);
                await page.waitForLoadState('networkidle');
                await page.locator('main h1').first().waitFor();
                await lookAt(page, screen, found);
            }
            await openRecord(page, server.address, join(ROOT, 'tests/golden/goldriver-4-greedy.sbg'));
            await lookAt(page, 'replay', found);
            assert.deepEqual(found, {});
        }));
    test(`axe finds nothing at any table, by day and by night: ${who.lang}`, () =>
        visiting(chrome, who, async (page) => {
            const found = {};
            for (const game of TABLES) {
                const { record, moves } = await rehearsed({ game, kinds: ['human', 'greedy'], seed: '7' });
                await goOn(page, server.address, record, moves[6].ply);
                await lookAt(page, `table of ${game}`, found);
            }
            const { record, moves } = await rehearsed({ game: 'goldriver', kinds: ['human', 'greedy'], seed: '7' });
            await goOn(page, server.address, record, moves.at(-3).ply);
            await playOut(page, byMouse(chance(3)));
            await page.getByTestId('end').waitFor();
            assert.equal((await scores(page)).length, 2);
            await lookAt(page, 'end screen', found);
            assert.deepEqual(found, {});
        }));
}
