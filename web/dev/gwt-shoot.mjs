// gwt-shoot.mjs: pictures of Great Western Trail's harness page.  node dev/gwt-shoot.mjs OUT-FOLDER WIDTHxHEIGHT "STEP[?query]" ...
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const [out = 'dev/shots', size = '1280x800', ...steps] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const [width, height] = size.split('x').map(Number);
const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/dev/gwt.html`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const page = await browser.newPage({ viewport: { width, height } });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('ERROR', e.message.slice(0, 600)));
for (const one of steps) {
    const [step, more = ''] = one.split('?');
    await page.goto(`${base}?${new URLSearchParams({ step })}&${more}`);
    await page.waitForSelector('[data-ready]', { timeout: 15000, state: 'attached' }).catch((e) => console.log('never ready', e.message));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    const name = `${one.replace(/[^\w]+/g, '-')}-${size}`;
    await page.screenshot({ path: `${out}/${name}.png` });
    console.log(name);
}
await browser.close();
await server.close();
process.exit(0);
