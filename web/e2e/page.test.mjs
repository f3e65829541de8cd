// page.test.mjs: the page around the games: replay, offline, both languages, undo, hand-over, nothing lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browser, byMouse, chance, goOn, offered, openRecord, PHONE, PATIENCE, playedSoFar, ROOT, serve, settled, setUp, visiting } from './lib.mjs';

const GOLDEN = join(ROOT, 'tests/golden');
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
const openGolden = (page, name) => openRecord(page, server.address, join(GOLDEN, name));

async function slide(page, ply) {
    await page.getByTestId('slider').fill(String(ply));
    await page.waitForFunction((n) => document.querySelector('[data-testid="replay"]')?.dataset.ply === String(n), ply);
}

for (const name of ['goldriver-4-greedy.sbg', 'colorado-2-greedy.sbg', 'gwt-2-greedy.sbg', 'gwt-1-easy.sbg'])
    test(`replay of ${name} gives the recorded score`, () =>
        visit({}, async (page) => {
            const record = readFileSync(join(GOLDEN, name), 'utf8');
            const told = [...record.matchAll(/^result \d+ (-?\d+)/gm)].map((m) => Number(m[1]));
            const plies = Number(/^end (\d+) /m.exec(record)[1]);
            await openGolden(page, name);
            await slide(page, Math.floor(plies / 2));
            assert.equal(await page.locator('[data-testid="replay"] [data-score]').count(), 0, 'no result in the middle of the game');
            await slide(page, plies);
            await page.locator('[data-testid="replay"] [data-score]').first().waitFor();
            const shown = await page.$$eval('[data-testid="replay"] [data-score]', (all) => all.map((e) => Number(e.dataset.score)));
            assert.deepEqual(shown, told);
        }));

test('a game that was over is played on from one of its moves', () =>
    visit({}, async (page) => {
        await openRecord(page, server.address, join(ROOT, 'tests/records/template.sbg'));
        await slide(page, 4);
        await page.getByTestId('resume').click();
        await page.locator('main[data-screen="table"]').waitFor();
        assert.equal(await page.getByTestId('toast').count(), 0);
        await page.waitForFunction(() => /nend 4 [0-9a-f]{16} /.test(Object.values(localStorage).join('')));
    }));

test('a file that is no record is refused with a sentence and loses nothing', () =>
    visit({}, async (page) => {
        await page.goto(`${server.address}#/replay`);
        await page.getByTestId('replay-file').setInputFiles({ name: 'letter.sbg', mimeType: 'text/plain', buffer: Buffer.from('Dear Ann,\n') });
        await page.getByTestId('toast').waitFor();
        await page.getByTestId('replay-open').waitFor();
    }));

test('after the first visit the page works without a network', () =>
    visit({ worker: 'allow' }, async (page, context) => {
        await page.goto(server.address);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => document.documentElement.dataset.offline === 'ready');
        await context.setOffline(true);
        await page.reload();
        await page.getByTestId('play-goldriver').click();
        await settled(page);
        await byMouse(chance(9))(page, await offered(page));
        await settled(page, 0);
        await page.goto(`${server.address}#/rules/goldriver`);
        await page.getByText('GR-AUC-2').first().waitFor();
    }));

test('rules speak to players, and to the curious when they wish; the way back to the table is one click', () =>
    visit({}, async (page) => {
        await page.goto(server.address);
        await page.getByTestId('play-goldriver').click();
        const at = await settled(page);
        await page.goto(`${server.address}#/rules/goldriver`);
        const text = () => page.getByTestId('rules').innerText();
        await page.getByText('GR-AUC-2').first().waitFor();
        assert.doesNotMatch(await text(), /DECISION|SOURCE|`|first_seat/);
        await page.getByTestId('curious').check();
        await page.getByTestId('rules').getByText('DECISION').first().waitFor();
        await page.getByTestId('curious').uncheck();
        await page.getByTestId('rule-search').fill('bidding');
        await page.getByText('GR-AUC-2').first().waitFor();
        await page.getByTestId('back-to-table').click();
        assert.equal((await settled(page)).ply, at.ply);
    }));

test('set-up: quick choices, options in a sentence, no two people of one name, no game that is not there', () =>
    visit({}, async (page) => {
        await page.goto(`${server.address}#/setup/foo`);
        await page.getByTestId('no-game').getByRole('link').click();
        await page.goto(`${server.address}#/setup/gwt`);
        await page.getByText('the expansion with a northern network').waitFor();
        await page.getByTestId('preset-short').click();
        assert.ok(await page.getByTestId('players-2').isChecked());
        await page.getByTestId('name-1').fill(await page.getByTestId('name-0').inputValue());
        await page.getByTestId('same-name').waitFor();
        assert.ok(await page.getByTestId('begin').isDisabled());
        await page.getByTestId('preset-solo').click();
        await page.getByTestId('begin').click();
        await settled(page);
    }));

test('the log tells an event when the board shows it, and what was answered is gone at once', () =>
    visit({ speed: 'normal' }, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy'], { seed: '11' });
        const at = await settled(page);
        await page.evaluate(() => {
            globalThis.counts = [];
            const log = document.querySelector('.log-pane');
            new MutationObserver(() => globalThis.counts.push(log.querySelectorAll('li').length)).observe(log, { childList: true, subtree: true });
        });
        await page.keyboard.press('p');
        await page.waitForFunction(() => document.querySelectorAll('[data-testid="choices"] [data-move]').length === 0);
        await settled(page, at.ply);
        const counts = await page.evaluate(() => [...new Set(globalThis.counts)]);
        assert.ok(counts.length > 3, `lines come one after another, not all at once: ${counts}`);
        assert.deepEqual(counts, counts.toSorted((a, b) => a - b));
    }));

test('what others did to you is told before your next choice', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy', 'greedy'], { seed: '5' });
        let at = await settled(page);
        for (let i = 0; i < 40 && at.state === 'asked' && (await page.getByTestId('since').count()) === 0; i++) {
            await byMouse(chance(i))(page, await offered(page));
            at = await settled(page, at.ply);
        }
        const told = await page.getByTestId('since').innerText();
        assert.match(told, /Stranger/);
    }));

test('sounds are made only when they are switched on', () =>
    visit({}, async (page) => {
        await page.addInitScript(() => {
            globalThis.contexts = 0;
            globalThis.AudioContext = class extends AudioContext {
                constructor(...args) {
                    super(...args);
                    globalThis.contexts++;
                }
            };
        });
        await page.goto(server.address);
        await page.getByTestId('play-goldriver').click();
        const at = await settled(page);
        await byMouse(chance(2))(page, await offered(page));
        await settled(page, at.ply);
        assert.equal(await page.evaluate(() => globalThis.contexts), 0);
        await page.goto(`${server.address}#/settings`);
        await page.getByTestId('sound').check();
        await page.waitForFunction(() => globalThis.contexts === 1);
    }));

test('a guide shows the table of its game', () =>
    visit({}, async (page) => {
        await page.goto(`${server.address}#/learn/goldriver`);
        const figure = page.getByTestId('figure').first();
        await figure.locator('[data-card], .drawn *').first().waitFor();
        await figure.getByRole('button').click();
        await figure.locator('.large').waitFor();
        await page.locator('[data-detail="[data-sale]"] [data-sale] [data-card]').first().waitFor(); // cards by themselves
        await page.keyboard.press('Escape');
        await figure.locator('.large').waitFor({ state: 'detached' });
        await page.getByTestId('contents').click();
        await page.getByTestId('contents').getByRole('button', { name: 'First tips' }).click();
        await page.getByRole('heading', { name: 'First tips' }).waitFor();
        await page.waitForFunction((h) => h.getBoundingClientRect().top < innerHeight, await page.getByRole('heading', { name: 'First tips' }).elementHandle());
        await page.getByRole('link', { name: 'Look up a rule' }).click();
        await page.getByTestId('rules').waitFor();
    }));

test('what we are not sure of is a click from the rules and from the page about', () =>
    visit({ lang: 'fr' }, async (page) => {
        for (const from of ['#/rules/goldriver', '#/about']) {
            await page.goto(server.address + from);
            await page.getByTestId('reconstructed-link').click();
            await page.getByTestId('reconstructed').getByRole('cell', { name: 'Les quatre autres Maires' }).waitFor();
        }
    }));

test('a reload in the middle of the game loses nothing', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy']);
        let at = await settled(page);
        for (let i = 0; i < 5; i++) {
            await byMouse(chance(i))(page, await offered(page));
            at = await settled(page, at.ply);
        }
        const before = await offered(page);
        await page.reload();
        const again = await settled(page);
        assert.equal(again.ply, at.ply);
        assert.deepEqual(await offered(page), before);
    }));

test('two windows on one table stay together, and a move for an old position is refused', () =>
    visit({}, async (page, context) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy'], { seed: '4' });
        const first = await settled(page);
        const other = await context.newPage();
        await other.goto(page.url());
        await settled(other);
        await byMouse(chance(1))(page, await offered(page));
        const at = await settled(page, first.ply);
        assert.equal((await settled(other, first.ply)).ply, at.ply, 'the other window follows by itself');
        await byMouse(chance(2))(other, await offered(other));
        const next = await settled(other, at.ply);
        assert.equal((await settled(page, at.ply)).ply, next.ply, 'and the first one follows the other');
        // Both choose in the same moment, before either has heard of the other: one of them is refused.
        const both = [page, other];
        const clickOne = () => {
            const choice = document.querySelector('[data-testid="choices"] [data-move]:not([disabled])');
            choice?.click();
            return choice !== null;
        };
        await Promise.all(both.map((p) => p.waitForFunction(clickOne)));
        await Promise.all(both.map((p) => settled(p, next.ply)));
        const stories = async () => Promise.all(both.map(async (p) => [(await settled(p)).ply, await p.locator('.log-pane').innerText()].join('\n')));
        let [mine, yours] = await stories();
        for (const began = Date.now(); mine !== yours && Date.now() - began < PATIENCE; ) [mine, yours] = await stories(); // one of them follows
        assert.equal(mine, yours, 'there is one story');
        const last = await settled(page);
        await page.reload();
        assert.equal((await settled(page)).ply, last.ply);
    }));

test('what was shown is taken back in a game against bots without asking anybody', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy'], { seed: '4' });
        await page.evaluate(() => localStorage.setItem('sagebrush.prefs', JSON.stringify({ speed: 'off', confirm: true })));
        await page.reload();
        const first = await settled(page);
        await byMouse(chance(1))(page, await offered(page));
        const at = await settled(page, first.ply);
        await byMouse(chance(1))(page, await offered(page));
        const far = await settled(page, at.ply);
        await page.getByTestId('undo').click();
        await page.waitForFunction((ply) => Number(document.querySelector('.table').dataset.ply) < ply, far.ply);
        assert.equal(await page.getByRole('dialog').count(), 0);
    }));

test('in an auction digits are a bid and wait for Enter; p passes', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'human', 'human'], { seed: '3' });
        const at = await settled(page);
        await page.keyboard.press('1');
        await page.keyboard.press('2');
        await page.getByTestId('typed').waitFor();
        assert.equal(await page.locator('.table').getAttribute('data-ply'), String(at.ply), 'nothing is played before Enter');
        await page.keyboard.press('Enter');
        await settled(page, at.ply);
        await page.locator('.log-pane').getByText('bids 12').waitFor();
        await page.keyboard.press('p');
        await page.locator('.log-pane').getByText('passes').waitFor();
    }));

test('on a phone passing is always in sight, and a bid is found by less and more', () =>
    visit({ viewport: PHONE, lang: 'fr', touch: true }, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'human', 'human'], { seed: '3' });
        const at = await settled(page);
        const pass = await page.locator('[data-testid="choices"] [data-move="pass"]').boundingBox();
        assert.ok(pass.x >= 0 && pass.x + pass.width <= PHONE.width, JSON.stringify(pass));
        await page.getByTestId('more').tap();
        await page.getByTestId('more').tap();
        await page.locator('.stepper [data-move]').tap();
        await settled(page, at.ply);
        await page.getByTestId('sheet').tap();
    }));

test('undo and redo by mouse and by key', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'human', 'human'], { seed: '11' });
        const first = await settled(page);
        const big = page.locator('[data-testid="board"] .hover'); // a card shown in big
        await page.locator('[data-testid="choices"] [data-move="bid:2"]').click();
        const second = await settled(page, first.ply);
        await page.getByTestId('undo').click();
        await page.waitForFunction((ply) => document.querySelector('.table').dataset.ply === String(ply), first.ply);
        await page.getByTestId('redo').click();
        await page.waitForFunction((ply) => document.querySelector('.table').dataset.ply === String(ply), second.ply);
        await page.locator('[data-sale] [data-card]').first().hover({ position: { x: 20, y: 60 } });
        await big.waitFor();
        await page.keyboard.press('u');
        await page.waitForFunction((ply) => document.querySelector('.table').dataset.ply === String(ply), first.ply);
        assert.equal(await big.count(), 0, 'it goes when the table changes under a resting mouse');
    }));

test('secret bids of two people: the device is passed on, and the other bid is not on the page', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'human'], { seed: '5' });
        let at = await settled(page);
        if (at.state === 'handover') {
            await page.getByTestId('handover-ready').click();
            at = await settled(page, at.ply - 1);
        }
        const moves = await offered(page);
        await page.locator(`[data-testid="choices"] [data-move="${moves[3]}"]`).click();
        at = await settled(page, at.ply);
        assert.equal(at.state, 'handover');
        assert.equal(await page.locator('[data-testid="board"] [data-move]').count(), 0, 'the board is covered while the device is passed on');
    }));

test('an exchange token in the turn of somebody else: the screen is passed on for it, and comes back', () =>
    visit({}, async (page) => {
        const take = async () => page.getByTestId('handover-ready').click();
        await setUp(page, server.address, 'gwt', ['human', 'human'], { seed: '11' });
        await page.getByTestId('handover').waitFor();
        await take();
        const at = await settled(page);
        const turn = await page.getByTestId('prompt').innerText();

        await page.getByTestId('out-of-turn-1').click(); // looked at and left alone
        await take();
        await page.getByTestId('give-back').waitFor(); // the screen has come to rest
        assert.deepEqual(await offered(page), ['exchange:1', 'exchange:2']);
        await page.getByTestId('give-back').click();
        await take();
        assert.equal((await settled(page)).ply, at.ply);

        await page.getByTestId('out-of-turn-1').click();
        await take();
        await page.locator('[data-testid="choices"] [data-move="exchange:1"]').click();
        await settled(page, at.ply); // which card goes
        await byMouse(chance(1))(page, await offered(page));
        await page.getByTestId('handover').waitFor();
        await take();
        await settled(page, at.ply + 1);
        assert.equal(await page.getByTestId('prompt').innerText(), turn);
        assert.equal(await page.getByTestId('out-of-turn-1').count(), 0, 'the token is spent');
    }));

test('English and French are switched at once, at the table', () =>
    visit({}, async (page) => {
        await setUp(page, server.address, 'goldriver', ['human', 'greedy', 'greedy']);
        await settled(page);
        const english = await page.getByTestId('prompt').innerText();
        await page.getByTestId('language').click();
        await page.waitForFunction((text) => document.querySelector('[data-testid="prompt"]').innerText !== text, english);
        assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
        await page.locator('[data-move="pass"]').filter({ hasText: 'Passer' }).first().waitFor();
        await page.getByTestId('log').getByText('Tour 1').first().waitFor();
    }));

test('what is not allowed answers why, with its rule', () =>
    visit({}, async (page) => {
        await goOn(page, server.address, await playedSoFar({ game: 'goldriver', players: 3, seed: 26, until: (view) => view.decision?.kind === 'raid' }));
        const towns = await page.$$eval('.towns > li', (all) => all.map((e) => [e.querySelector('[data-move]') !== null, e.offsetWidth, e.offsetHeight].join(' ')));
        assert.deepEqual(new Set(towns.map((t) => t.split(' ')[0])), new Set(['true', 'false']), 'some towns can be chosen');
        assert.equal(new Set(towns.map((t) => t.slice(t.indexOf(' ')))).size, 1, `they are as large as the others: ${towns}`);
        const illegal = page.locator('[data-testid="board"] [data-why]');
        await illegal.first().click();
        assert.match(await page.getByTestId('toast').first().innerText(), /GR-[A-Z]+-\d+/);
        for (const again of (await illegal.all()).slice(0, 3)) await again.click();
        assert.ok((await page.getByTestId('toast').count()) <= 1, 'answers do not pile up');
        await page.keyboard.press('?');
        await page.getByTestId('help').waitFor();
        await page.mouse.click(200, 400); // beside it
        await page.getByTestId('help').waitFor({ state: 'detached' });
    }));

test('what a delivery brings and a disc unlocks is said where it is chosen; what cannot be done is there with its reason', () =>
    visit({}, async (page) => {
        const record = await playedSoFar({ game: 'gwt', players: 2, until: (view) => view.decision?.kind === 'deliver' && view.moves.length > 3 });
        const at = await goOn(page, server.address, record);
        const cities = page.locator('[data-testid="delivery"] [data-move]');
        const crest = await cities.filter({ hasText: 'Kansas City' }).innerText();
        assert.match(crest, /−6 VP/);
        assert.match(crest, /\$4/);
        assert.match(await page.getByTestId('blocked').textContent(), /is worth more than[^]*GWT-DEL-\d/);
        await cities.first().click();
        await settled(page, at.ply);
        const discs = page.locator('[data-testid="choices"] [data-move^="disc:"]');
        assert.match(await discs.filter({ hasText: 'certificate limit 4' }).innerText(), /then 4 certificates at most/);
        assert.match(await discs.filter({ hasText: '(engine)' }).innerText(), /opens it/);
        assert.match(await page.getByTestId('blocked').textContent(), /GWT-DISC-\d/);
    }));

test('what is taken back is gone from the board, and played again it is told once', () =>
    visit({}, async (page) => {
        const record = await playedSoFar({ game: 'goldriver', players: 3, until: (view) => view.decision?.kind === 'auction' && view.moves.some((m) => m.move === 'bid:6') });
        let at = await goOn(page, server.address, record);
        const line = page.locator('[data-gavel]');
        const most = async () => {
            const bids = (await offered(page)).filter((m) => m.startsWith('bid:'));
            await page.locator(`[data-testid="choices"] [data-move="${bids.at(-1)}"]`).click();
            at = await settled(page, at.ply);
        };
        const first = await line.innerText();
        await most();
        const paid = await line.innerText();
        assert.match(paid, /\+/);
        await page.getByTestId('undo').click();
        await page.waitForFunction((before) => document.querySelector('[data-gavel]')?.innerText === before, first);
        at = await settled(page);
        await most();
        assert.equal(await line.innerText(), paid);
    }));
