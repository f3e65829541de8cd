// shoot.mjs: pictures of the harness page.  node dev/shoot.mjs OUT-FOLDER [WORD ...]: only those whose name has all words.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const [out = 'dev/shots', ...words] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const STEPS = ['2p bid late', '2p loser late', '3p auction late', '4p auction hot', '4p take late', '4p dynamite late', '5p auction', '5p auction hot', '5p bandit_choose late', '5p roll late', '5p set_die late', '5p raid late', '5p hold_up late', '4p deposit late', '3p judge_other late', '5p over', '5p produce', '5p discard late'];
const SIZES = { desk: { width: 860, height: 650 }, phone: { width: 390, height: 844 } };

const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/dev/goldriver.html`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ['light', 'dark'])
        for (const lang of ['en', 'fr']) {
            const page = await browser.newPage({ viewport });
            page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()));
            page.on('pageerror', (e) => console.log('ERROR', e.message));
            const parts = [...STEPS.map((step) => ({ step, part: 'board' })), { step: '', part: 'cards' }, { step: '5p over', part: 'end' }];
            for (const { step, part } of parts) {
                const name = [part, ...step.split(' '), size, theme, lang].filter(Boolean).join('-');
                if (!words.every((w) => name.includes(w))) continue;
                await page.goto(`${base}?${new URLSearchParams({ ...(step && { step }), part, lang, theme, bare: '1' })}`);
                await page.waitForSelector('[data-ready]');
                await page.evaluate(() => document.fonts.ready);
                await page.screenshot({ path: `${out}/${name}.png`, fullPage: true });
                console.log(name);
            }
            await page.close();
        }
await browser.close();
await server.close();
process.exit(0);
