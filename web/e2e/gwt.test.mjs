// gwt.test.mjs: Great Western Trail on its own board: whole games by clicking on pieces, by keyboard, on a phone; nothing scrolls, nothing is
// too small, nothing lies over something else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, chance, PHONE, ROOT, scores, serve, settled, setUp, visitor } from './lib.mjs';

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    assert.equal(await server?.stop(), 0, 'serve ends cleanly');
});

const GOLDEN = join(ROOT, 'tests/golden');
const goldens = () => readdirSync(GOLDEN).filter((name) => /^gwt.*\.sbg$/.test(name));

/** What the bot proposes is played where it lies on the board: on its piece, in the choice beside it when several moves lie there.  The page
 *  does it itself, one question after another, so that a whole game takes seconds; `most` choices, then it stops. */
async function playOnBoard(page, most = 5000) {
    return page.evaluate(async (most) => {
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
            click(piece);
            await until(() => table().dataset.ply !== ply || table().dataset.busy === 'true' || document.querySelector('[data-testid="popover"]'), `${move} is played`);
            const choice = document.querySelector(`[data-testid="popover"] [data-move="${CSS.escape(move)}"]`) ?? [...document.querySelectorAll('[data-testid="popover"] [data-move]')].find((el) => el.dataset.move === move);
            if (choice) choice.click();
            await until(() => table().dataset.ply !== ply, `${move} is done`);
        }
        return { choices: most, kinds, over: false };
    }, most);
}

async function game(t, who, kinds, options = {}) {
    const { context, page, complaints } = await visitor(chrome, who);
    try {
        await setUp(page, server.address, 'gwt', kinds, { options });
        await settled(page);
        const played = await playOnBoard(page);
        assert.ok(played.over, 'the game comes to its end');
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
test('Rails to the North with poker and Brahman', (t) => game(t, {}, ['human', 'greedy', 'greedy'], { rails_north: 'on', poker: 'on', brahman: 'on' }));
test('four people at one screen', (t) => game(t, {}, ['human', 'human', 'human', 'human'], { simmental: 'on' }));
test('in French on a phone', (t) => game(t, { viewport: PHONE, lang: 'fr', touch: true }, ['human', 'greedy']));
