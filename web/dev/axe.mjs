// axe.mjs: axe-core on the harness page: every step of the fixtures whose name fits the expression given (all without).
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const wanted = new RegExp(process.argv[2] ?? ".");
const { names } = JSON.parse(readFileSync('dev/fixtures/index.json', 'utf8'));
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const found = new Map();
let looked = 0;
for (const theme of ['light', 'dark'])
    for (const width of [860, 390])
        for (const step of [...names.filter((n) => wanted.test(n)), 'end', 'cards']) {
            const page = await browser.newPage({ viewport: { width, height: 800 } });
            const part = step === 'end' || step === 'cards' ? step : 'board';
            const query = new URLSearchParams({ part, theme, bare: '1', step: part === 'board' ? step : '5p over' });
            await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/dev/goldriver.html?${query}`);
            await page.waitForSelector('[data-ready]');
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() =>
                window.axe.run('#app', { rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false }, 'landmark-one-main': { enabled: false } } }),
            );
            looked++;
            for (const v of violations)
                for (const n of v.nodes) {
                    const key = `${v.id} ${n.html.slice(0, 110)}`;
                    if (!found.has(key)) found.set(key, `${theme} ${width} ${step}: ${n.failureSummary.split('\n').slice(1, 2).join('').trim()}`);
                }
            await page.close();
        }
for (const [what, where] of found) console.log(what, '\n   ', where);
console.log(looked, 'pictures,', found.size, 'violations');
await browser.close();
await server.close();
process.exit(found.size ? 1 : 0);
