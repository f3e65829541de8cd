// gwt.test.mjs: Great Western Trail on its own board: whole games by clicking on pieces, by keyboard, on a phone; nothing scrolls, nothing is
// too small, nothing lies over something else.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, chance, goOn, PHONE, playedSoFar, ROOT, scores, serve, settled, setUp, visitor } from './lib.mjs';

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

/** What the bot proposes is played where it lies on the board: on its piece, in the choice beside it when several moves lie there.  The page
 *  does it itself, one question after another, so that a whole game takes seconds; `most` choices, then it stops. */
async function playOnBoard(page, most = 5000, by = 'click') {
    return page.evaluate(async ({ most, by }) => {
        const wait = (ms) => new Promise((r) => setTimeout(r, ms));
        const table = () => document.querySelector('.table[data-ply]');
        const until = async (what, why) => {
            for (let i = 0; i < 4000; i++) {
                const found = what();
                if (found) return found;
                await wait(5);
            }
            throw new Error(`never: ${why}`);
        };
        const offers = (el, move) => el.dataset.move === move || (el.dataset.moves ?? '').split(' ').includes(move);
        const click = (el) => el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const kinds = {};
        for (let n = 0; n < most; n++) {
            await until(() => table().dataset.busy !== 'true' || document.querySelector('[data-testid="handover-ready"]'), 'the table is idle');
            if (table().dataset.over === 'true') return { choices: n, kinds, over: true };
            const over = document.querySelector('[data-testid="handover-ready"]');
            if (over) {
                over.click();
                await until(() => !document.querySelector('[data-testid="handover-ready"]'), 'the device is passed on');
                continue;
            }
            await until(() => table().dataset.asked === 'true', 'somebody is asked');
            const ply = table().dataset.ply;
            const hint = document.querySelector('[data-testid="hint"]');
            hint.click();
            const lit = await until(() => document.querySelector('[data-testid="choices"] [data-move].hinted'), 'a hint');
            await until(() => table().dataset.busy !== 'true', 'the hint is there');
            const { move } = lit.dataset;
            // On a phone the piece may lie in another section: the one with a dot.
            let piece = null;
            const find = () => [...document.querySelectorAll('[data-testid="board"] [data-piece], [data-testid="delivery"] [data-move]')].find((el) => offers(el, move));
            const tabs = ['trail', 'rail', 'north', 'market', 'me'].map((t) => document.querySelector(`[data-testid="section-${t}"]`)).filter(Boolean);
            piece = find();
            for (const tab of piece ? [] : tabs) {
                tab.click();
                await wait(0);
                await new Promise(requestAnimationFrame);
                piece = find();
                if (piece) break;
            }
            if (!piece) throw new Error(`no piece for ${move}`);
            kinds[move.split(':')[0]] = (kinds[move.split(':')[0]] ?? 0) + 1;
            if (by === 'keyboard' && piece.tagName !== 'BUTTON') {
                piece.focus();
                piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
            } else click(piece);
            await until(() => table().dataset.ply !== ply || table().dataset.busy === 'true' || document.querySelector('[data-testid="popover"]'), `${move} is played`);
            const choice = document.querySelector(`[data-testid="popover"] [data-move="${CSS.escape(move)}"]`) ?? [...document.querySelectorAll('[data-testid="popover"] [data-move]')].find((el) => el.dataset.move === move);
            if (choice) choice.click();
            await until(() => table().dataset.ply !== ply, `${move} is done`);
        }
        return { choices: most, kinds, over: false };
    }, { most, by });
}

/** At both sizes of a desktop everything is in its place. */
async function fits(page, when) {
    const at = await settled(page);
    if (at.state === 'handover') {
        await page.getByTestId('handover-ready').click();
        await settled(page, at.ply - 1);
    }
    await page.waitForSelector('.gwt .all');
    for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(60);
        assert.deepEqual(await page.evaluate(measure), { scroll: false, small: [], over: [] }, `${when}, ${size.width}x${size.height}`);
    }
    await page.setViewportSize(SIZES[0]);
}

async function game(t, who, kinds, options = {}) {
    const { context, page, complaints } = await visitor(chrome, who);
    try {
        await setUp(page, server.address, 'gwt', kinds, { options });
        await settled(page);
        const desktop = !who.viewport;
        await playOnBoard(page, 30);
        if (desktop) await fits(page, 'after 30 choices');
        const played = await playOnBoard(page);
        assert.ok(played.over, 'the game comes to its end');
        if (desktop) await fits(page, 'at the end');
        await page.getByTestId('end').waitFor();
        const totals = await scores(page);
        assert.ok(totals.length >= kinds.length && totals.every(Number.isInteger));
        assert.deepEqual(complaints, []);
        t.diagnostic(`${played.choices} choices of ${Object.keys(played.kinds).length} kinds, scores ${totals.join(', ')}`);
    } finally {
        await context.close();
    }
}

test('a whole game on the board against a bot', (t) => game(t, {}, ['human', 'greedy']));
test('a whole solo game against Sam', (t) => game(t, {}, ['human'], { solo: 'easy' }));
test('Rails to the North with poker and Brahman', (t) => game(t, {}, ['human', 'greedy', 'greedy', 'greedy'], { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' }));
test('four people at one screen: the beginning, and the last turns to the end', async (t) => {
    const { context, page, complaints } = await visitor(chrome, {});
    try {
        await setUp(page, server.address, 'gwt', ['human', 'human', 'human', 'human'], { options: { simmental: 'on' } });
        await settled(page);
        await playOnBoard(page, 30);
        await fits(page, 'after 30 choices');
        const late = (view) => view.position.token_row >= 12 && view.decision?.kind === 'turn_start';
        await goOn(page, server.address, await playedSoFar({ game: 'gwt', players: 4, people: 4, options: { simmental: 'on' }, until: late }));
        await settled(page);
        const played = await playOnBoard(page);
        assert.ok(played.over, 'the game comes to its end');
        await page.getByTestId('end').waitFor();
        assert.equal((await scores(page)).length, 4);
        assert.deepEqual(complaints, []);
        t.diagnostic(`${played.choices} choices after the bots' ones`);
    } finally {
        await context.close();
    }
});
test('by keyboard alone: Tab to the board, arrows to a piece, Enter', async (t) => {
    const { context, page, complaints } = await visitor(chrome, {});
    try {
        await setUp(page, server.address, 'gwt', ['human', 'greedy'], {});
        let at = await settled(page);
        const random = chance(11);
        for (let n = 0; n < 20 && at.state !== 'over'; n++) {
            const onPiece = () => page.evaluate(() => document.activeElement?.closest('[data-testid="board"] [data-piece]') !== null);
            for (let i = 0; i < 40 && !(await onPiece()); i++) await page.keyboard.press('Tab');
            assert.ok(await onPiece(), 'the board is reached by Tab');
            for (let i = random(6); i > 0; i--) await page.keyboard.press('ArrowRight');
            const ring = await page.evaluate(() => {
                const el = document.activeElement;
                const glow = el.querySelector('.glow');
                return glow ? getComputedStyle(glow).strokeWidth : getComputedStyle(el).outlineWidth;
            });
            assert.ok(parseFloat(ring) >= 2, 'the focus is seen');
            await page.keyboard.press('Enter');
            if (await page.getByTestId('popover').count()) await page.keyboard.press('Enter');
            at = await settled(page, at.ply);
        }
        // The rest of the game likewise, but the page itself presses: on the piece of what the bot proposes.
        const played = await playOnBoard(page, 5000, 'keyboard');
        assert.ok(played.over);
        assert.deepEqual(complaints, []);
        t.diagnostic(`${played.choices} choices after 20 by real keys`);
    } finally {
        await context.close();
    }
});

test('the goldens with the slider: at 1280x800 and 1440x900 nothing scrolls, nothing is under 12 pixels, nothing lies over something else', async (t) => {
    const { context, page, complaints } = await visitor(chrome, {});
    let looked = 0;
    try {
        for (const file of goldens()) {
            await page.goto(`${server.address}#/replay`);
            await page.reload();
            await page.getByTestId('replay-file').setInputFiles(join(GOLDEN, file));
            await page.getByTestId('replay').waitFor();
            const last = Number(await page.getByTestId('slider').getAttribute('max'));
            await page.waitForSelector('.gwt .sheet');
            for (const part of [0.02, 0.35, 0.7, 0.95]) {
                await page.getByTestId('slider').fill(String(Math.floor(last * part)));
                await page.waitForTimeout(60);
                for (const size of SIZES) {
                    await page.setViewportSize(size);
                    await page.waitForTimeout(40);
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

/** In the page: does anything scroll, which texts are too small, which tiles, labels and tokens lie over one another? */
function measure() {
    const board = document.querySelector('.board');
    const scroll = document.documentElement.scrollHeight > innerHeight || board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1;
    const shown = (el) => el.getClientRects().length > 0;
    const k = document.querySelector('.gwt .all').getBoundingClientRect().width / document.querySelector('.gwt .all').offsetWidth;
    const small = [];
    for (const text of document.querySelectorAll('.gwt.room svg text')) {
        const size = parseFloat(getComputedStyle(text).fontSize) * k;
        if (shown(text) && text.textContent.trim() && size < 11.95) small.push(`${text.textContent} ${size.toFixed(1)}`);
    }
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter(shown).map((el) => ({ el, box: el.getBoundingClientRect() }));
    const over = [];
    const apart = (list, slack) => {
        for (const [i, a] of list.entries())
            for (const b of list.slice(0, i)) {
                const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
                const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
                if (w > slack && h > slack) over.push(`${a.el.closest('[data-piece]')?.dataset.piece ?? a.el.dataset.engine} / ${b.el.closest('[data-piece]')?.dataset.piece ?? b.el.dataset.engine} ${w.toFixed(0)}x${h.toFixed(0)}`);
            }
    };
    apart(boxes('.gwt .sheet [data-tile]'), 7); // hands and pines reach a little over the edge of their tile
    apart(boxes('.gwt .sheet [data-label]'), 3);
    return { scroll, small: small.slice(0, 5), over: over.slice(0, 5) };
}

test('in French on a phone', (t) => game(t, { viewport: PHONE, lang: 'fr', touch: true }, ['human', 'greedy']));
