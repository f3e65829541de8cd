// thoughts.test.mjs: thoughts that can be seen and stopped: the coach's, a review, a bot's; and what a review shows.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, offered, openRecord, PHONE, ROOT, serve, setUp, settled, visiting } from './lib.mjs';

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.stop();
});

const visit = (who, run) => visiting(chrome, who, async (page) => {
    await page.addInitScript(listen);
    await run(page);
});
const golden = (name) => join(ROOT, `tests/golden/${name}.sbg`);

/** In the page: what its workers are asked and answer, in order.  `long`: what shall take minutes is asked hundreds of times over before it is
 *  asked; `held`: what waits here until it is let go. */
function listen() {
    const TIMES = 500;
    const wire = (globalThis.wire = { heard: [], long: '', hold: '', held: [] });
    const Real = globalThis.Worker;
    let workers = 0;
    const kindOf = ({ do: verb, request }) => (verb === 'seat' ? request.do : verb);
    globalThis.Worker = class extends Real {
        number = workers++;
        kinds = new Map();
        constructor(...args) {
            super(...args);
            this.addEventListener('message', ({ data }) => this.kinds.has(data.id) && wire.heard.push({ answered: this.kinds.get(data.id), by: this.number }));
        }
        postMessage(question) {
            const kind = kindOf(question.request);
            wire.memory ??= question.begin?.pressed;
            this.kinds.set(question.id, kind);
            wire.heard.push({ asked: kind, of: this.number, ms: (question.request.request ?? question.request).ms });
            if (kind === wire.hold) return void wire.held.push({ id: question.id, go: () => super.postMessage(question) });
            const bots = ['sheriff', 'best']; // a review by another one begins anew
            for (let i = 0; kind === wire.long && i < TIMES; i++)
                super.postMessage({ id: 1e6 + i, begin: i === 0 ? question.begin : undefined, request: kind === 'review' ? { do: kind, table: question.request.table, bot: bots[i % 2] } : question.request });
            super.postMessage(question);
        }
        terminate() {
            wire.heard.push({ ended: this.number });
            super.terminate();
        }
    };
}
const prolong = (page, kind) => page.evaluate((k) => void (wire.long = k), kind);
const heard = (page) => page.evaluate(() => wire.heard);
const isAsked = (page, kind) => page.waitForFunction((k) => wire.heard.some((h) => h.asked === k), kind);
const forget = (page) => page.evaluate(() => void (wire.heard = []));

async function playAny(page) {
    const { ply } = await settled(page);
    const [move] = await offered(page);
    await page.locator(`[data-testid="choices"] [data-move="${move}"]`).first().click();
    await settled(page, ply);
}

test('a thought of the coach is stopped: the next move is answered at once, and it can be asked again', () =>
    visit({}, async (page) => {
        const fetched = [];
        page.on('request', (request) => request.url().endsWith('.wasm') && fetched.push(request.url()));
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy', 'greedy', 'greedy']);
        await settled(page);
        await prolong(page, 'coach');
        await page.getByTestId('hint').click();
        await isAsked(page, 'coach');
        assert.ok((await heard(page)).find((h) => h.asked === 'coach').ms <= 1000, 'its first answer comes within a second');
        await page.getByTestId('coach-stop').click();
        await page.getByTestId('coach-stopped').waitFor();
        assert.equal(await page.getByTestId('coach').getAttribute('aria-busy'), 'false');
        await playAny(page);
        const first = await heard(page);
        const thinker = first.find((h) => h.asked === 'coach').of;
        assert.ok(first.some((h) => h.ended === thinker), 'its worker is gone');
        assert.ok(!first.some((h) => h.answered === 'coach'), 'the move was answered though the thought never was');
        assert.ok(first.some((h) => h.answered === 'apply' && h.by !== thinker));

        await forget(page);
        await page.getByTestId('hint').click(); // stopped by a move
        await isAsked(page, 'coach');
        await playAny(page);
        assert.ok(!(await heard(page)).some((h) => h.answered === 'coach'));
        assert.equal(await page.getByTestId('coach').count(), 0);

        await forget(page);
        await page.getByTestId('hint').click();
        await isAsked(page, 'coach');
        await page.getByTestId('coach-stop').click();
        await prolong(page, '');
        await page.getByTestId('coach-again').click();
        await page.locator('[data-testid=coach] [data-advised]').first().waitFor();
        await page.waitForSelector('[data-testid=coach][aria-busy=false]');
        assert.equal(await page.getByTestId('coach-stopped').count(), 0);
        await page.getByTestId('coach-play').click();
        assert.equal((await heard(page)).filter((h) => h.answered === 'coach').length, 2, 'a quick answer and a better one');
        assert.equal(new Set(fetched).size, 2, 'the module of the table and that of the game');
        assert.equal(fetched.length, 2, 'once, for all the workers that there were');
    }));

test('a review is stopped in the middle: the table goes on at once, and it can be asked again', () =>
    visit({}, async (page) => {
        await page.goto(server.address);
        await openRecord(page, server.address, golden('goldriver-5-greedy'));
        await prolong(page, 'review');
        await page.getByTestId('review-open').click();
        await isAsked(page, 'review');
        await page.getByTestId('review-stop').click();
        await page.getByTestId('review-stopped').waitFor();
        await page.getByTestId('forward').click();
        await page.locator('[data-testid="replay"][data-ply="1"]').waitFor();
        const all = await heard(page);
        assert.ok(!all.some((h) => h.answered === 'review'), 'the position came though the thought never did');
        assert.ok(all.some((h) => h.ended === all.find((o) => o.asked === 'review').of));
        await prolong(page, '');
        await page.getByTestId('review-again').click();
        await page.locator('[data-testid="review"] progress').waitFor();
        await page.waitForFunction(() => wire.heard.some((h) => h.answered === 'review'));
        await page.getByTestId('review-stop').click();
        assert.match(await page.getByTestId('review-stopped').innerText(), /^The review was stopped at move \d+ of \d+\.$/);
        await page.getByTestId('review-open').click(); // shut, nobody thinks any more
        assert.equal(await page.getByTestId('review').count(), 0);
    }));

test('the coach looks at the answer to a puzzle: that is stopped, and another answer is looked at', () =>
    visit({}, async (page) => {
        await page.goto(`${server.address}#/puzzles/goldriver/1`);
        await page.locator('[data-testid="choices"] [data-move]:not([disabled])').first().waitFor();
        await prolong(page, 'solve');
        await page.getByTestId('puzzle-show').click();
        await isAsked(page, 'solve');
        await page.getByTestId('puzzle-stop').click();
        await page.getByTestId('puzzle-stopped').waitFor();
        assert.equal(await page.getByTestId('verdict').count(), 0);
        await prolong(page, '');
        await page.getByTestId('puzzle-show').click();
        await page.getByTestId('verdict').waitFor();
        assert.equal((await heard(page)).filter((h) => h.answered === 'solve').length, 1);
    }));

/** Opens the review of a finished game and looks at all it says. */
async function lookAtReview(page, name, words) {
    await page.goto(server.address);
    await openRecord(page, server.address, golden(name));
    await page.getByTestId('review-open').click();
    const review = page.getByTestId('review');
    await review.locator('[data-part="luck"]').waitFor();
    const text = await review.innerText();
    for (const word of words) assert.ok(text.includes(word), `${word}: ${text}`);
    const curve = review.locator('svg[role="img"]').first();
    await curve.waitFor();
    const cut = await curve.evaluate((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('.end')].map((token) => token.getBoundingClientRect()).filter((t) => t.top < frame.top || t.bottom > frame.bottom).length;
    });
    assert.equal(cut, 0, 'all seats stand at the ends of their curves, also where most of them end with nothing');
    const numbers = await review.locator('table tr td:last-child').allInnerTexts();
    const [start, own, others, luck, end] = numbers.map((n) => Number(n.replace('−', '-').replace(/[^\d-]/g, '')));
    assert.ok(Math.abs(start + own + others + luck - end) <= 3, `${numbers}: rounded, they add up`);
    assert.ok(end === 0 || end === 100);
    const slips = review.locator('[data-slip]');
    assert.ok(await slips.count() > 0, 'a game of greedy bots has costly decisions');
    await review.locator('.seat').nth(1).click();
    await review.locator('.seat[aria-pressed="true"]').getByText(await review.locator('.seat').nth(1).innerText()).waitFor();
    const ply = await slips.first().getAttribute('data-slip');
    await slips.first().locator('button').first().click();
    await page.locator(`[data-testid="replay"][data-ply="${ply}"]`).waitFor();
    assert.equal(await page.getByTestId('viewer').inputValue(), '1', 'the position as that seat saw it');
    await page.locator(`[data-slip="${ply}"].here`).waitFor();
}

test('the review of a finished game: the curve, luck and play, the costliest decisions; each leads to its position', () =>
    visit({}, (page) => lookAtReview(page, 'colorado-2-greedy', ['Chance to win', 'Luck and play', 'own play', 'luck', 'Costly decisions', 'Played', 'Better'])));

test('the same in French on a phone', () =>
    visit({ viewport: PHONE, touch: true, lang: 'fr' }, (page) => lookAtReview(page, 'colorado-4-francais', ['Chances de gagner', 'Hasard et jeu', 'hasard', 'Décisions coûteuses', 'Joué', 'Mieux'])));

test('a bot that thinks long is told to move now, and so are those after it', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy']);
        let { ply } = await settled(page);
        await forget(page);
        await page.evaluate(() => void (wire.hold = 'step')); // a thought that lasts
        for (; !(await page.evaluate(() => wire.held.length)); ) {
            const [move] = await offered(page);
            await page.locator(`[data-testid="choices"] [data-move="${move}"]`).first().click();
            await page.waitForFunction((p) => wire.held.length > 0 || (document.querySelector('.table[data-asked="true"]')?.dataset.ply ?? p) > p, ply);
            ply = Number(await page.locator('.table').getAttribute('data-ply'));
        }
        await page.getByTestId('move-now').click();
        assert.equal(await page.getByTestId('move-now').count(), 0);
        const told = await page.evaluate(() => {
            const upTo = wire.memory && new Int32Array(wire.memory)[0];
            wire.hold = '';
            wire.held.splice(0).forEach(({ go }) => go());
            return { upTo, isolated: crossOriginIsolated };
        });
        assert.ok(told.isolated, 'the served page may share memory with its workers');
        assert.ok(told.upTo > 0, 'the worker sees it while it thinks');
        await settled(page, ply);
        const steps = (await heard(page)).filter((h) => h.asked === 'step').map((h) => h.ms);
        assert.equal(steps[0], 800);
        assert.ok(steps.slice(1).every((ms) => ms === 1), `${steps}: hardly any time for the others`);
        assert.ok(steps.length > 1);
        await forget(page);
        while (!(await heard(page)).some((h) => h.asked === 'step')) await playAny(page);
        assert.equal((await heard(page)).find((h) => h.asked === 'step').ms, 800, 'the next turn is thought about as usual');
    }));
