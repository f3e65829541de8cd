// colorado.test.mjs: Colorado's board in Chromium: every move of the golden games by a click on its piece, nothing that overlaps.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { createServer } from 'vite';
import { goldenFolder } from '../test/parts.mjs';
import { browser, ROOT } from './lib.mjs';

// The part of the page that the board gets at 1280x800, and on a phone of 390x844.
const SIZES = { desktop: { width: 884, height: 672 }, phone: { width: 374, height: 514 } };
const records = readdirSync(goldenFolder()).filter((name) => /^colorado.*\.sbg$/.test(name));
let server, chrome;

before(async () => {
    server = await createServer({ root: `${ROOT}/web`, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } });
    await server.listen();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.close();
});

async function walk(name, size, lang, every) {
    const page = await chrome.newPage({ viewport: size });
    try {
        const body = `<!doctype html><html lang="${lang}" data-theme="light" data-motion="off"><title>walk</title><div id="walk" style="height:${size.height}px;width:${size.width}px"></div>`;
        await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(`${server.resolvedUrls.local[0]}blank`);
        await page.addStyleTag({ content: 'body { margin: 0 }' });
        const text = readFileSync(`${goldenFolder()}/${name}`, 'utf8');
        return await page.evaluate(async ([record, of, n]) => (await import('/dev/colorado-walk.svelte.ts')).walk(record, of, n), [text, lang, every]);
    } finally {
        await page.close();
    }
}

test('every move of the golden games is on its piece and played by a click there; nothing overlaps or is too small', async (t) => {
    assert.ok(records.length >= 4);
    for (const name of records) {
        const { moves, missing, ugly, slowest } = await walk(name, SIZES.desktop, name.includes('francais') ? 'fr' : 'en', 7);
        t.diagnostic(`${name}: ${moves} moves, slowest redraw ${slowest.toFixed(0)} ms`);
        assert.deepEqual(missing, [], name);
        assert.deepEqual(ugly, [], name);
    }
});

test('on a phone every question opens the part of the table where it is answered', async () => {
    const { missing, ugly } = await walk('colorado-3-four-maps.sbg', SIZES.phone, 'fr', 5);
    assert.deepEqual(missing, []);
    assert.deepEqual(ugly, []);
});
