// colorado.test.mjs: Colorado's board in Chromium: every move of the golden games by a click on its piece, nothing that overlaps.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { goldenFolder } from '../test/parts.mjs';
import { bare, browser, chance, drawn, LONG, offered, PHONE, playOut, playQuickly, playSome, scores, serve, settled, setUp, unpainted, visitor, sources } from './lib.mjs';

// The part of the page that the board gets at 1280x800, and on a phone of 390x844.
const SIZES = { desktop: { width: 884, height: 672 }, phone: { width: 374, height: 514 } };
const records = readdirSync(goldenFolder()).filter((name) => /^colorado.*\.sbg$/.test(name));
let server, chrome, site;

before(async () => {
    server = await sources('colorado');
    site = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.close();
    await site?.stop();
});

const pages = new Map();
/** A page with nothing but a board of this size: one for all records. */
async function pageOf(size) {
    if (pages.has(size)) return pages.get(size);
    const body = `<!doctype html><html data-theme="light" data-motion="off"><title>walk</title><div id="walk" style="height:${size.height}px;width:${size.width}px"></div>`;
    const page = await bare(chrome, server, body, size);
    await page.addStyleTag({ content: 'body { margin: 0 }' });
    pages.set(size, page);
    return page;
}
async function walk(name, size, lang, every) {
    const page = await pageOf(size);
    const text = readFileSync(`${goldenFolder()}/${name}`, 'utf8');
    return page.evaluate(
        async ([record, of, n]) => {
            document.documentElement.lang = of;
            return (await import('/dev/colorado-walk.svelte.ts')).walk(record, of, n);
        },
        [text, lang, every],
    );
}

for (const name of records)
    test(`${name}: every move is on its piece and played by a click there; nothing overlaps or is too small`, async (t) => {
        const { moves, missing, ugly, slowest } = await walk(name, SIZES.desktop, name.includes('francais') ? 'fr' : 'en', LONG ? 18 : 36);
        t.diagnostic(`${moves} moves, slowest redraw ${slowest.toFixed(0)} ms`);
        assert.ok(moves > 100);
        assert.deepEqual(missing, []);
        assert.deepEqual(ugly, []);
    });

test('on a phone every question opens the part of the table where it is answered', async () => {
    const { missing, ugly } = await walk('colorado-3-four-maps.sbg', SIZES.phone, 'fr', LONG ? 12 : 24);
    assert.deepEqual(missing, []);
    assert.deepEqual(ugly, []);
});

// ---- whole games on the board of the served page

/** By clicks on the board: a piece, or the two cards of a pair; a region is touched at its flag. */
function byPieces(random, touch) {
    return async (page, moves) => {
        const move = moves[random(moves.length)];
        const on = (selector) => page.locator(`[data-testid="board"] ${selector}`).first();
        const act = async (piece) => {
            const region = await piece.getAttribute('data-region');
            const spot = region ? on(`[data-mark$=" flag ${region}"] .halo`) : piece;
            await spot.scrollIntoViewIfNeeded();
            const { x, y, width, height } = await spot.boundingBox();
            const at = [x + width / 2, y + height / 2];
            await (touch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
        };
        if ((await on(`[data-move="${move}"]`).count()) === 0) await act(on(`[data-moves~="${move}"]`));
        await act(on(`[data-move="${move}"]`)).catch((e) => assert.fail(`${move}: ${e.message}`));
    };
}
/** By keyboard on the board: Tab into it, arrows from piece to piece, Enter. */
function byBoardKeys(random) {
    const here = (page) => page.evaluate(() => document.activeElement?.closest('[data-testid="board"]') && (document.activeElement.dataset.move ?? document.activeElement.dataset.moves));
    return async (page) => {
        await page.locator('[data-testid="board"]').evaluate((b) => b.querySelector('[data-move], [data-moves]')?.focus());
        for (let i = random(3); i > 0; i--) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][random(4)]);
        assert.ok(await here(page), 'the focus is on a piece');
        const pair = await page.evaluate(() => document.activeElement.dataset.moves);
        await page.keyboard.press('Enter');
        if (!pair) return;
        await page.locator('[data-testid="board"] [data-hand] [data-move]').first().focus();
        await page.keyboard.press('Enter');
    };
}

const BY_HAND = LONG ? 12 : 8;
/** From the first choice to the end.  `quick`: after the first choices the page clicks on its pieces itself. */
async function game(t, who, kinds, choose, { options = {}, quick } = {}) {
    const { context, page, complaints } = await visitor(chrome, who);
    try {
        await setUp(page, site.address, 'colorado', kinds, { options });
        let choices = await (quick ? playSome(page, choose, BY_HAND) : playOut(page, choose));
        if (quick) choices += await unpainted(page, () => playQuickly(page, quick, { onBoard: true }));
        await page.getByTestId('end').waitFor();
        const totals = await scores(page);
        assert.equal(totals.length, kinds.length);
        assert.deepEqual(complaints, []);
        t.diagnostic(`${choices} choices, scores ${totals.join(', ')}`);
    } finally {
        await context.close();
    }
}

// Otherwise two seats play by keyboard, where the page clicks in the end, too, and four by clicks.
if (LONG) test('two seats, by clicks on the board', (t) => game(t, {}, ['human', 'greedy'], byPieces(chance(5)), { quick: 5 }));

test('four seats with four maps, by clicks on the board', (t) =>
    game(t, {}, ['human', 'greedy', 'random', 'greedy'], byPieces(chance(6)), { options: { maps: 'four' }, quick: 6 }));

test('by keyboard from piece to piece', (t) => game(t, {}, ['human', 'greedy'], byBoardKeys(chance(7)), { options: { maps: 'four' }, quick: LONG ? undefined : 7 }));

test('in French on a phone, by touch', (t) =>
    game(t, { viewport: PHONE, lang: 'fr', touch: true }, ['human', 'greedy', 'greedy', 'greedy'], byPieces(chance(8), true), { quick: 8 }));

test('no scrolling at 1280x800', async () => {
    const { context, page } = await visitor(chrome, {});
    await setUp(page, site.address, 'colorado', ['human', 'greedy', 'greedy', 'greedy']);
    await settled(page);
    await drawn(page);
    const room = await page.getByTestId('board').evaluate((b) => [b.scrollHeight - b.clientHeight, b.scrollWidth - b.clientWidth, document.documentElement.scrollHeight - innerHeight]);
    assert.deepEqual(room, [0, 0, 0]);
    await context.close();
});

test('a golden game is replayed with the slider on its board', async () => {
    const { context, page, complaints } = await visitor(chrome, {});
    await page.goto(`${site.address}#/replay`);
    await page.getByTestId('replay-file').setInputFiles(`${goldenFolder()}/colorado-3-four-maps.sbg`);
    await page.getByTestId('replay').waitFor();
    const ticks = () => page.locator('[data-roadmap] .leg.ticked').count();
    const counts = [];
    for (const ply of [0, 120, 252]) {
        await page.getByTestId('slider').fill(String(ply));
        await page.waitForFunction((p) => document.querySelector('[data-testid="replay"]').dataset.ply === String(p), ply);
        await drawn(page);
        counts.push(await ticks());
    }
    assert.equal(counts[0], 0);
    assert.ok(counts[0] < counts[1] && counts[1] < counts[2], counts.join());
    assert.equal(await page.locator('.colorado [data-move]').count(), 0, 'nothing to play in a replay');
    assert.deepEqual(complaints, []);
    await context.close();
});

test('the pencil: a hovered leg shows what it would mark before it is played', async () => {
    const { context, page, complaints } = await visitor(chrome, {});
    await setUp(page, site.address, 'colorado', ['human', 'greedy'], { seed: '3' });
    const legs = page.locator('[data-testid="board"] .leg[data-move]');
    let at = await settled(page);
    for (let i = 0; i < 40 && (await legs.count()) === 0; i++) {
        await byPieces(chance(i))(page, await offered(page));
        at = await settled(page, at.ply);
    }
    await legs.first().hover({ force: true });
    await page.locator('[data-testid="board"] .leg .ghost').first().waitFor();
    await page.locator('.tip').waitFor(); // one of them
    assert.deepEqual(complaints, []);
    await context.close();
});

test('this game is at most 80 kB on top of the first visit', async (t) => {
    const { context, page } = await visitor(chrome, { worker: 'block' });
    const sizes = new Map(), open = new Set();
    page.on('request', (request) => open.add(request));
    page.on('requestfailed', (request) => open.delete(request));
    page.on('requestfinished', (request) => (open.delete(request), sizes.set(request, request.sizes().then((s) => s.responseBodySize + s.responseHeadersSize, () => 0))));
    /** What has come since the last time, once nothing more comes. */
    const weigh = async () => {
        for (let quiet = 0, known = -1; quiet < 10; await page.waitForTimeout(100)) {
            quiet = open.size === 0 && sizes.size === known ? quiet + 1 : 0;
            known = sizes.size;
        }
        const all = await Promise.all(sizes.values());
        sizes.clear();
        return all.reduce((a, b) => a + b, 0);
    };
    await page.goto(site.address);
    await page.getByTestId('play-goldriver').click(); // a first visit: what it fetches by itself belongs to it
    await settled(page);
    await weigh();
    await page.goto(`${site.address}#/`);
    await page.getByTestId('play-colorado').click();
    await page.waitForSelector('.table[data-game="colorado"]');
    await settled(page);
    const bytes = await weigh();
    t.diagnostic(`${bytes} bytes`);
    assert.ok(bytes > 10_000 && bytes <= 80_000, String(bytes));
    await context.close();
});
