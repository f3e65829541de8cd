// colorado-shoot.mjs: pictures of the harness page of Colorado.  node dev/colorado-shoot.mjs OUT-FOLDER [WORD ...]: only those whose
// name has all words.
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const [out = 'dev/shots', ...words] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const { names } = JSON.parse(readFileSync('dev/fixtures/colorado/index.json', 'utf8'));
// The board's own part of the page at 1280x800, 1440x900 and on a phone.
const SIZES = { desk: { width: 908, height: 697 }, wide: { width: 1068, height: 797 }, phone: { width: 390, height: 540 } };

const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/dev/colorado.html`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ['light', 'dark'])
        for (const lang of ['en', 'fr']) {
            const page = await browser.newPage({ viewport });
            page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()));
            page.on('pageerror', (e) => console.log('ERROR', e.message));
            for (const step of names) {
                const part = step.includes('over') ? 'end' : 'board';
                const name = [step.replaceAll(' ', '-'), size, theme, lang].join('_');
                if (!words.every((w) => name.includes(w))) continue;
                await page.goto(`${base}?${new URLSearchParams({ step, part, lang, theme, bare: '1' })}`);
                await page.waitForSelector('[data-ready]');
                await page.evaluate(() => document.fonts.ready);
                await page.screenshot({ path: `${out}/${name}.png` });
                console.log(name);
            }
            await page.close();
        }
await browser.close();
await server.close();
process.exit(0);
