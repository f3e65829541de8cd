// lesson.test.mjs: somebody who has never seen a game finishes a guided first game of it, as the guide says, stop by stop.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, byHint, kept, LONG, PHONE, quickHands, rehearsed, serve, settled, unpainted, visitor } from './lib.mjs';

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome.close();
    await server.stop();
});

const stopOf = (page) => page.evaluate(() => document.querySelector('[data-testid="lesson"]')?.dataset.stop ?? null);
const trail = (page) => page.getByTestId('lesson-trail');

/** The guide has seen the question that the table asks now. */
const looked = (page) =>
    page.waitForFunction(() => document.querySelector('[data-testid="lesson-trail"]')?.dataset.looked === document.querySelector('.table').dataset.ply);

/** Reads what the guide says; a stop that wants an act gets the move that the guide finds good. */
async function follow(page, seen) {
    for (let stop = await stopOf(page); stop; stop = await stopOf(page)) {
        if (!seen.includes(stop)) seen.push(stop);
        if (await page.getByTestId('lesson-suggest').count()) return;
        await page.getByTestId('lesson-next').click();
        await page.waitForFunction((was) => document.querySelector('[data-testid="lesson"]')?.dataset.stop !== was, stop);
    }
}

// Choices with the guide, the first of them as it proposes them: a hint thinks on for a second, so the others are what the native program
// finds good.  Then the page plays those by itself.
const GUIDED = LONG ? 16 : 12, HINTED = LONG ? GUIDED : 4;

/** By mouse: the next of these moves. */
function asRehearsed(moves) {
    return (page) => page.locator(`[data-testid="choices"] [data-move=${JSON.stringify(moves.shift().move)}]`).click();
}

/** Plays the rest of the game by clicks on the choices: a stop whose moment comes is told, as by anybody who plays on without a word. */
async function playOn(page, moves) {
    await quickHands(page);
    await page.evaluate(async (moves) => {
        const { table, until, soon, asked } = hands;
        for (const { move } of moves) {
            await asked(move);
            await soon(); // the guide has looked
            const { ply } = table().dataset;
            document.querySelector(`[data-testid="choices"] [data-move=${JSON.stringify(move)}]`).click();
            await until(() => table().dataset.ply !== ply, `${move} is played`);
        }
    }, moves);
}

/** The stops that were read, stop by stop. */
async function finish(page) {
    const seen = [];
    let at = await settled(page);
    const choose = async (how) => {
        await looked(page);
        await follow(page, seen);
        await how(page);
        at = await settled(page, at.ply);
    };
    for (let n = 0; n < HINTED; n++) await choose(byHint());
    const { moves } = await rehearsed({ record: await kept(page) });
    const next = asRehearsed(moves);
    for (let n = HINTED; n < GUIDED; n++) await choose(next);
    await unpainted(page, () => playOn(page, moves));
    await page.waitForSelector('.table[data-over="true"]');
    return seen;
}

const VISITS = {
    goldriver: { lang: 'en' },
    colorado: { lang: 'fr' },
    gwt: { lang: 'en' },
};

for (const [game, visit] of Object.entries(VISITS))
    test(`a guided first game of ${game}, to the end`, async (t) => {
        const { context, page, complaints } = await visitor(chrome, visit);
        await page.goto(server.address);
        await page.getByTestId(`first-${game}`).click();
        await page.getByTestId('lesson').waitFor();
        const seen = await finish(page);
        const [told, stops] = await trail(page).evaluate((e) => [e.dataset.told, e.dataset.stops].map(Number));
        assert.ok(told >= stops - 3, `${told} of ${stops} stops were told`);
        assert.ok(seen.length >= 5, `read: ${seen}`);
        t.diagnostic(`${told} of ${stops} stops told, ${seen.length} read: ${seen}`);
        await page.waitForFunction(() => Object.entries(localStorage).some(([name, text]) => name.startsWith('sagebrush.table.') && JSON.parse(text).over)); // it is kept
        await page.goto(`${server.address}#/stats`);
        const row = page.locator(`[data-testid="stats-${game}-against"] tbody tr td`).first();
        assert.equal(await row.innerText(), '1', 'the game counts once on this device');
        await page.goto(`${server.address}#/`);
        await page.locator('[aria-labelledby="over"] a').first().waitFor();
        const when = await page.locator('[aria-labelledby="over"] .when').first().innerText();
        assert.match(when, visit.lang === 'fr' ? /\d+ \p{Ll}+\.? \d{4}/u : /[A-Z]\w+ \d+, \d{4}/, 'a date in the language of the page');
        assert.equal(await page.locator('[aria-labelledby="continue"]').count(), 0, 'a finished game is none to continue');
        assert.deepEqual(complaints, []);
        await context.close();
    });

test('a guide goes on where it was after a reload, goes home when sent, and comes back when called', async () => {
    const { context, page } = await visitor(chrome, { viewport: PHONE, lang: 'fr', touch: true });
    await page.goto(server.address);
    await page.getByTestId('first-goldriver').tap();
    await page.getByTestId('lesson').waitFor();
    await page.getByTestId('lesson-next').tap();
    await page.waitForFunction(() => document.querySelector('[data-testid="lesson"]')?.dataset.stop === 'sale');
    await page.reload();
    await settled(page);
    await page.getByTestId('lesson').waitFor();
    assert.equal(await stopOf(page), 'sale');
    await page.getByTestId('lesson-leave').tap();
    await page.getByTestId('lesson').waitFor({ state: 'detached' });
    await page.getByTestId('lesson-resume').tap();
    await page.getByTestId('lesson').waitFor();
    await context.close();
});
