// gwt.test.mjs: Great Western Trail's board in Chromium: nothing scrolls, nothing is too small, nothing lies over something else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { measure } from '../dev/gwt-measure.mjs';
import { bare, browser, LONG, resized, ROOT, serve, visitor, sources } from './lib.mjs';

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    assert.equal(await server?.stop(), 0, 'serve ends cleanly');
});

const SIZES = [{ width: 1280, height: 800 }, { width: 1440, height: 900 }];
const GOLDEN = join(ROOT, 'tests/golden');
const goldens = () => readdirSync(GOLDEN).filter((name) => /^gwt.*\.sbg$/.test(name));

const SLIDES = [0.02, 0.35, 0.7, 0.95]; // one place of every second record, in turn; all of all with SB_LONG=1
test('the goldens with the slider: at 1280x800 and 1440x900 nothing scrolls, nothing is under 12 pixels, nothing lies over something else', async (t) => {
    const { context, page, complaints } = await visitor(chrome, {});
    let looked = 0;
    try {
        for (const [index, file] of goldens().filter((_, i) => LONG || i % 2 === 0).entries()) {
            await page.goto(`${server.address}#/`); // the one before is put away
            await page.goto(`${server.address}#/replay`);
            await page.getByTestId('replay-file').setInputFiles(join(GOLDEN, file));
            await page.getByTestId('replay').waitFor();
            const last = Number(await page.getByTestId('slider').getAttribute('max'));
            await page.waitForSelector('.gwt .sheet');
            for (const part of LONG ? SLIDES : [SLIDES[index % SLIDES.length]]) {
                const ply = Math.floor(last * part);
                await page.getByTestId('slider').fill(String(ply));
                await page.locator(`[data-testid="replay"][data-ply="${ply}"]`).waitFor();
                for (const size of SIZES) {
                    await resized(page, size);
                    const found = await page.evaluate(measure);
                    assert.deepEqual(found, { scroll: false, small: [], over: [] }, `${file} at ${part}, ${size.width}x${size.height}`);
                    looked++;
                }
            }
        }
        assert.deepEqual(complaints, []);
        t.diagnostic(`${looked} positions`);
    } finally {
        await context.close();
    }
});

// The part of the page that the board gets at 1280x800 and at 1440x900.
const ROOMS = [{ width: 988, height: 749 }, { width: 1119, height: 849 }];
// The fullest table in the smaller part, four players with every expansion; all goldens in both, and every position drawn: make layout.
const all = process.env.EVERY === '1' || LONG;
test('every position of the goldens: nothing overlaps, nothing is too small, nothing reaches over the edge', async (t) => {
    const dev = await sources('gwt');
    try {
        await Promise.all(
            (all ? ROOMS : ROOMS.slice(0, 1)).map(async (room) => {
                const body = `<!doctype html><html data-theme="light" data-motion="off"><title>walk</title><div id="walk" class="board" style="position:relative;overflow:hidden;width:${room.width}px;height:${room.height}px"></div>`;
                const page = await bare(chrome, dev, body, room);
                await page.addStyleTag({ content: 'body { margin: 0 }' });
                let [plies, drawn, seen, ugly] = [0, 0, [], []];
                for (const file of goldens().filter((name) => all || name.startsWith('gwt-4-rails'))) {
                    const found = await page.evaluate(
                        async ([record, lang, known, every]) => {
                            document.documentElement.lang = lang;
                            return (await import('/dev/gwt-walk.svelte.ts')).walk(record, lang, known, every);
                        },
                        [readFileSync(join(GOLDEN, file), 'utf8'), file.includes('francais') ? 'fr' : 'en', seen, all],
                    );
                    ugly.push(...found.ugly.map((u) => `${file}, ${u}`));
                    [plies, drawn, seen] = [plies + found.plies, drawn + found.drawn, found.seen];
                }
                t.diagnostic(`${room.width}x${room.height}: ${plies} positions, ${drawn} of them drawn`);
                await page.close();
                assert.deepEqual(ugly, [], `${room.width}x${room.height}`);
            }),
        );
    } finally {
        await dev.close();
    }
});
