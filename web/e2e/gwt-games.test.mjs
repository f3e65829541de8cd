// gwt-games.test.mjs: games of Great Western Trail on its own board: by clicking on pieces, by keyboard, on a phone.  One is played from the
// first choice to the last, the others begin and end; with SB_LONG=1 all are whole.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { measure } from '../dev/gwt-measure.mjs';
import { browser, goOn, LONG, PHONE, quickHands, rehearsed, resized, scores, serve, settled, setUp, unpainted, visitor } from './lib.mjs';

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
const BOARD = '[data-testid="board"]';
const quoted = (move) => JSON.stringify(move);
const pieceOf = (move) => `${BOARD} :is([data-move=${quoted(move)}], [data-moves~=${quoted(move)}])`;

/** Plays moves where they lie on the board: on the piece, then in the choice beside it when several moves lie there.  The page does it
 *  itself, one question after another, so that a whole game takes seconds; pieces that cannot be found or do not play are told. */
async function playOnBoard(page, moves, by = 'click') {
    await quickHands(page);
    await page.evaluate(async ({ moves, by }) => {
        const { table, until, soon, asked } = hands;
        const press = (el) => {
            if (by === 'click') return void el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            el.focus();
            if (document.activeElement !== el) throw new Error(`${el.dataset.piece} takes no focus`);
            const wanted = el.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
            if (wanted && el.tagName === 'BUTTON') el.click(); // as Enter does on a button
        };
        const pieceOf = (move) => document.querySelector(`[data-testid="board"] :is([data-move=${JSON.stringify(move)}], [data-moves~=${JSON.stringify(move)}])`);
        for (const { move } of moves) {
            await asked(move);
            const { ply } = table().dataset;
            await until(() => document.querySelector('.gwt.room'), 'the board is there');
            await soon();
            // On a phone the piece may lie in another section.
            for (const tab of document.querySelectorAll('[data-testid^="section-"]')) {
                if (pieceOf(move)) break;
                tab.click();
                await until(() => document.querySelector(`[data-shown="${tab.dataset.testid.slice('section-'.length)}"]`), 'the section is drawn');
                await soon();
            }
            const piece = pieceOf(move);
            if (!piece) throw new Error(`no piece for ${move} at ply ${ply}`);
            // Of several ways to a place a click takes the best; the menu of the piece has all of them.
            if (move.startsWith('move:') && piece.dataset.moves && !piece.dataset.moves.startsWith(`${move} `))
                piece.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
            else press(piece);
            await soon();
            const choice = document.querySelector(`[data-testid="popover"] [data-move=${JSON.stringify(move)}]`);
            if (choice) press(choice);
            await until(() => table().dataset.ply !== ply, `${move} is played`);
        }
    }, { moves, by });
}

/** By the mouse itself, or a finger: where the piece is drawn it is hit, nothing lies over it. */
async function playByHand(page, moves, touch) {
    for (const { move } of moves) {
        let at = await settled(page);
        if (at.state === 'handover') {
            await page.getByTestId('handover-ready').click();
            at = await settled(page, at.ply - 1);
        }
        for (const tab of await page.locator('[data-testid^="section-"]').all()) {
            if (await page.locator(pieceOf(move)).count()) break;
            await tab.tap();
            await page.waitForSelector(`[data-shown="${(await tab.getAttribute('data-testid')).slice('section-'.length)}"]`);
        }
        const act = (what, button = 'left') => (touch ? what.tap() : what.click({ button }));
        const piece = page.locator(pieceOf(move)).first();
        const ways = move.startsWith('move:') ? await piece.getAttribute('data-moves') : null;
        await act(piece, ways && !ways.startsWith(`${move} `) ? 'right' : 'left');
        const choice = page.locator(`[data-testid="popover"] [data-move=${quoted(move)}]`);
        if (await choice.count()) await act(choice);
        await settled(page, at.ply);
    }
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
        await resized(page, size);
        assert.deepEqual(await page.evaluate(measure), { scroll: false, small: [], over: [] }, `${when}, ${size.width}x${size.height}`);
    }
    await page.setViewportSize(SIZES[0]);
}

const BY_HAND = LONG ? 15 : 8, LAST = 30;
/** A game: the first choices by the mouse itself, the rest by clicks of the page on its own pieces; on the way everything is in its place,
 *  and it ends as the native program says.  Unless `whole`, what lies between the first choices and the last is taken from the record. */
async function game(t, { who = {}, kinds, options = {}, seed, by = 'click', looks = 2, whole = LONG }) {
    const { moves, totals, record } = await rehearsed({ game: 'gwt', kinds, options, seed });
    const { context, page, complaints } = await visitor(chrome, who);
    let from = BY_HAND;
    const playTo = async (to) => {
        const play = () => playOnBoard(page, moves.slice(from, to), by);
        await (by === 'click' && !who.viewport ? unpainted(page, play) : play()); // the focus and the sections of a phone need a size
        from = to;
    };
    try {
        await setUp(page, server.address, 'gwt', kinds, { options, seed });
        await settled(page);
        const first = moves.slice(0, BY_HAND);
        await (by === 'click' ? playByHand(page, first, who.touch) : playByKeys(page, first));
        if (!whole) {
            from = moves.length - LAST;
            await goOn(page, server.address, record, moves[from].ply);
        }
        const left = moves.length - from;
        for (let look = 1; look <= looks && !who.viewport; look++) {
            // The places in reach are lit, with steps and fees: most lies on the table then.
            const to = moves.findIndex((m, i) => i >= from && i >= moves.length - left + (left * look) / (looks + 1) && m.move.startsWith('move:'));
            if (to < 0) break;
            await playTo(to);
            await fits(page, `before choice ${to} of ${moves.length}`);
        }
        await playTo(moves.length);
        await page.getByTestId('end').waitFor();
        assert.deepEqual((await scores(page)).slice(0, kinds.length), totals.slice(0, kinds.length), 'it ends as it does in the native program');
        await page.getByTestId('courses').waitFor(); // when the points came, what decided it
        assert.deepEqual(complaints, []);
        t.diagnostic(`${whole ? moves.length : `${BY_HAND} and ${LAST} of ${moves.length}`} choices, scores ${totals.join(', ')}`);
    } finally {
        await context.close();
    }
}

/** Real keys: Tab to the board, arrows to the piece, Enter; what has the focus is seen. */
async function playByKeys(page, moves) {
    for (const { move } of moves) {
        const at = await settled(page);
        const focused = () => page.evaluate(() => document.activeElement?.closest('[data-testid="board"] [data-piece]:is([data-move], [data-moves])')?.dataset.piece ?? null);
        for (let i = 0; i < 80 && !(await focused()); i++) await page.keyboard.press('Tab');
        assert.ok(await focused(), 'the board is reached by Tab');
        const wanted = await page.locator(pieceOf(move)).first().getAttribute('data-piece');
        for (let i = 0; i < 200 && (await focused()) !== wanted; i++) await page.keyboard.press('ArrowRight');
        const ring = await page.evaluate(() => {
            const el = document.activeElement;
            const glow = el.querySelector('.glow');
            return glow ? getComputedStyle(glow).strokeWidth : getComputedStyle(el).outlineWidth;
        });
        assert.ok(parseFloat(ring) >= 2, 'the focus is seen');
        await page.keyboard.press('Enter');
        if (await page.getByTestId('popover').count()) {
            const here = () => page.evaluate(() => document.activeElement?.dataset.move);
            for (let i = 0; i < 60 && (await here()) !== move; i++) await page.keyboard.press('Tab');
            assert.equal(await here(), move, 'the choice beside the piece is reached by Tab');
            await page.keyboard.press('Enter');
        }
        await settled(page, at.ply);
    }
}

const EVERYTHING = { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' };
test('a whole game on the board against a bot', (t) => game(t, { kinds: ['human', 'greedy'], seed: '5', whole: true }));
test('a solo game against Sam', (t) => game(t, { kinds: ['human'], options: { solo: 'easy' }, seed: '23' }));
test('Rails to the North with poker and Brahman', (t) => game(t, { kinds: ['human', 'greedy', 'greedy', 'greedy'], options: EVERYTHING, seed: '17', looks: LONG ? 4 : 1 }));
test('four people at one screen', (t) => game(t, { kinds: ['human', 'human', 'human', 'human'], options: { simmental: 'on' }, seed: '3', looks: LONG ? 3 : 1 }));
test('by keyboard alone: Tab to the board, arrows to a piece, Enter', (t) => game(t, { kinds: ['human'], options: { solo: 'easy' }, seed: '6', by: 'keyboard' }));
test('in French on a phone', (t) => game(t, { who: { viewport: PHONE, lang: 'fr', touch: true }, kinds: ['human', 'greedy'], seed: '18' }));
