// film.mjs: frames of an animation of the harness page.  node dev/film.mjs "4p auction hot" OUT-FOLDER [frames] [every ms]
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const [step, out = 'dev/shots', frames = '8', every = '250', width = '860'] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const page = await browser.newPage({ viewport: { width: Number(width), height: 650 } });
page.on('pageerror', (e) => console.log('ERROR', e.message));
await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/dev/goldriver.html?${new URLSearchParams({ step, bare: '1' })}`);
await page.waitForSelector('[data-ready]');
const start = Date.now();
const done = page.evaluate(() => window.play()).then(() => console.log('took', Date.now() - start, 'ms'));
for (let i = 0; i < Number(frames); i++) {
    await page.screenshot({ path: `${out}/film-${step.replaceAll(' ', '-')}-${i}.png` });
    await new Promise((r) => setTimeout(r, Number(every)));
}
await done;
console.log('left in the air:', await page.evaluate(() => document.querySelectorAll('.flying').length));
await browser.close();
await server.close();
process.exit(0);
