// games.test.mjs: whole games in the browser, as people play them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, byKeyboard, byMouse, byTouch, chance, LONG, PHONE, playOut, playQuickly, playSome, scores, serve, settled, setUp, unpainted, visitor } from './lib.mjs';

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    assert.equal(await server?.stop(), 0, 'serve ends cleanly');
});

const BY_HAND = LONG ? 20 : 8;
/** Sits down, plays to the end, looks at the end screen.  `quick`: after the first choices the page clicks on its buttons itself. */
async function game(t, who, name, kinds, choose, quick) {
    const { context, page, complaints } = await visitor(chrome, who);
    try {
        await setUp(page, server.address, name, kinds);
        let choices = await (quick ? playSome(page, choose, BY_HAND) : playOut(page, choose));
        if (quick) choices += await unpainted(page, () => playQuickly(page, quick));
        await page.getByTestId('end').waitFor();
        const totals = await scores(page);
        assert.ok(totals.length >= kinds.length, `a score for each of ${kinds.length}`);
        assert.ok(totals.every(Number.isInteger));
        const beside = await page.locator('[data-testid="end"] .story').innerText();
        for (const total of totals) assert.doesNotMatch(beside, new RegExp(`^${total}$`, 'm'), 'the points stand in their table, once');
        assert.deepEqual(complaints, []);
        t.diagnostic(`${choices} choices, scores ${totals.join(', ')}`);
        return page;
    } finally {
        await context.close();
    }
}

test('Gold River, two people at one screen, by mouse', (t) =>
    game(t, {}, 'goldriver', ['human', 'human'], byMouse(chance(1)), 1));

/** The list has what lies on the board in the board's own order. */
function inOrder(choose) {
    return async (page, moves) => {
        const drawn = await page.$$eval('[data-testid="board"] [data-move]', (all) => all.map((e) => e.dataset.move));
        assert.deepEqual(moves.filter((m) => drawn.includes(m)), drawn.filter((m) => moves.includes(m)));
        await choose(page, moves);
    };
}

test('Gold River, four seats, by mouse, each list in the order of the board', (t) =>
    game(t, {}, 'goldriver', ['human', 'greedy', 'human', 'random'], inOrder(byMouse(chance(2))), 2));

test('Gold River, by keyboard alone', (t) =>
    game(t, {}, 'goldriver', ['human', 'greedy', 'greedy'], byKeyboard(chance(3))));

/** Where the coach's arrow ends, and the piece that it is for. */
function pointedAt(page) {
    return page.evaluate(() => {
        const way = document.querySelector('[data-testid=arrows] .way');
        const end = way?.getPointAtLength(way.getTotalLength());
        const piece = way && [...document.querySelectorAll('[data-testid=board] [data-move], [data-testid=board] [data-moves]')].find((e) =>
            [e.dataset.move, ...(e.dataset.moves ?? '').split(' ')].includes(way.dataset.to) && e.getBoundingClientRect().width > 0);
        const box = piece?.getBoundingClientRect();
        return way && { move: way.dataset.to, near: Math.hypot(end.x - (box.x + box.width / 2), end.y - (box.y + box.height / 2)) };
    });
}

for (const name of ['goldriver', 'colorado', 'gwt'])
    test(`${name}: the coach points at pieces of the board`, async () => {
        const { context, page, complaints } = await visitor(chrome, {});
        try {
            await setUp(page, server.address, name, ['human', 'greedy']);
            await settled(page);
            await page.getByTestId('hint').click();
            const rows = page.locator('[data-testid=coach] [data-advised]');
            await rows.first().waitFor();
            await page.waitForSelector('[data-testid=coach][aria-busy=false]');
            for (const row of await rows.all()) {
                await row.focus();
                const move = await row.getAttribute('data-advised');
                if (await page.locator(`[data-testid=board] [data-move="${move}"], [data-testid=board] [data-moves~="${move}"]`).count() === 0) continue;
                await page.waitForFunction((m) => document.querySelector('[data-testid=arrows] .way')?.dataset.to === m, move);
                assert.ok((await pointedAt(page)).near < 30, `${move}: the arrow ends at its piece`);
            }
            await page.getByTestId('coach-close').click();
            assert.equal(await page.locator('[data-testid=arrows]').count(), 0);
            assert.deepEqual(complaints, []);
        } finally {
            await context.close();
        }
    });

test('Gold River, in French on a phone', (t) =>
    game(t, { viewport: PHONE, lang: 'fr', touch: true }, 'goldriver', ['human', 'greedy', 'greedy'], byTouch(chance(4)), 4));
