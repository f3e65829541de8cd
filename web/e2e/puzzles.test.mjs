// puzzles.test.mjs: the puzzles of the page: the list, the daily one, one solved by clicks on its board, progress that stays.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, PHONE, ROOT, serve, visiting } from './lib.mjs';

const puzzlesOf = (game) => readFileSync(join(ROOT, `puzzles/${game}.sbp`), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.stop();
});

const visit = (who, run) => visiting(chrome, who, run);

/** A button of the list that plays this move, or not this one. */
const choice = (page, move) => page.locator(`[data-testid="choices"] [data-move="${move}"]:not([disabled])`).first();

/** Its line in the list, not its table, which is still there for a moment. */
const listed = (page, id) => page.locator(`[data-testid="puzzles"] [data-puzzle="${id}"]`);

test('a puzzle is tried, solved by a click, explained, and remembered', () =>
    visit({}, async (page) => {
        const all = puzzlesOf('colorado');
        await page.goto(server.address);
        await page.getByTestId('to-puzzles').click();
        await page.goto(`${server.address}#/puzzles/colorado`);
        await page.locator(`[data-puzzle="${all[0].id}"]`).waitFor();
        assert.equal(await page.locator('[data-testid="puzzles"] [data-puzzle]').count(), all.length);
        await page.locator(`[data-puzzle="${all[0].id}"]`).click();
        await page.locator('[data-testid="puzzle"] [data-testid="choices"] [data-move]').first().waitFor();
        const moves = await page.$$eval('[data-testid="choices"] [data-move]', (list) => list.map((b) => b.dataset.move));
        await choice(page, moves.find((m) => m !== all[0].answer)).click();
        await page.getByTestId('wrong').waitFor();
        assert.equal(await page.getByTestId('verdict').count(), 0, 'the answer is not told');
        await choice(page, all[0].answer).click();
        await page.getByTestId('verdict').waitFor();
        await page.locator('[data-testid="puzzle"][data-solved="true"]').waitFor();
        assert.match(await page.getByTestId('verdict').innerText(), /Found at try 2/);
        assert.match(await page.locator('.why').innerText(), /point/);
        await page.reload();
        await page.getByTestId('puzzle-back').click();
        await listed(page, all[0].id).and(page.locator('[data-state="solved"]')).waitFor();
    }));

test('the puzzle of the day in French on a phone: the answer can be asked for, and then does not count', () =>
    visit({ viewport: PHONE, touch: true, lang: 'fr' }, async (page) => {
        await page.goto(`${server.address}#/puzzles/goldriver`);
        await page.getByTestId('daily').click();
        await page.getByTestId('puzzle-show').click();
        await page.getByTestId('verdict').waitFor();
        assert.match(await page.getByTestId('verdict').innerText(), /La solution/);
        const id = await page.getByTestId('puzzle').getAttribute('data-puzzle');
        await page.getByTestId('puzzle-back').click();
        await listed(page, id).and(page.locator('[data-state="shown"]')).waitFor();
    }));
