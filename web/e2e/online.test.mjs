// online.test.mjs: friends at one table: real browsers over the real server, with a spectator, lost connections and a killed server.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { checkAsked, checkFrames, enter, idOf, join_, makeTable, person as somebody, playItself, recordOf, Server, untilPly } from './friends.mjs';
import { browser, goOn, LONG, PATIENCE, PHONE, playedSoFar, rehearsed, unpainted } from './lib.mjs';

const FALLEN = /WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/; // what Chromium says of a server that was killed

let server, chrome;
before(async () => {
    server = await new Server('--notice', '1', '--notices-anywhere').start();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    assert.equal(await server?.stop(), 0, 'serve ends cleanly');
});
const person = (name, options) => somebody(chrome, name, options);

/** Opens people's browsers, and closes them whatever happens; nobody's page has complained. */
async function among(names, work, { options = [], forgiven = /(?!)/ } = {}) {
    const people = await Promise.all(names.map((name, i) => person(name, options[i])));
    try {
        await work(...people);
        for (const { name, complaints } of people) assert.deepEqual(complaints.filter((c) => !forgiven.test(c)), [], name);
    } finally {
        for (const { context } of people) await context.close();
    }
}

/** While all play: one loses the connection, the server is killed, one reloads the page. */
async function disturb([first, second], play) {
    const began = Number(await first.page.locator('.table[data-ply]').getAttribute('data-ply'));
    await untilPly(first.page, began + 6);
    await second.context.setOffline(true);
    await second.page.waitForTimeout(300);
    await second.context.setOffline(false);
    await untilPly(first.page, began + 12);
    await server.end('SIGKILL');
    await server.start();
    await untilPly(first.page, began + 18);
    await first.page.reload();
    await first.page.waitForSelector('.table[data-ply]');
    return play(first);
}

/** A game of these people at the device of the first, taken online: the link for the others. */
async function bring(host, record, ply) {
    if ((await goOn(host.page, server.address, record, ply)).state === 'handover') await host.page.getByTestId('handover-ready').click();
    await host.page.getByTestId('take-online').click();
    await host.page.getByTestId('brought').waitFor();
    return (await host.page.getByTestId('link').textContent()).trim();
}

/** The last choices of a game, which its people have begun at one device: enough for all that disturbs them. */
const LAST = { colorado: 20, gwt: 40 };
async function nearlyOver(host, game, players) {
    const { record, moves } = await rehearsed({ game, kinds: Array(players).fill('human'), seed: '5' });
    return bring(host, record, moves.at(-LAST[game]).ply);
}

/** Everybody's page plays by itself to the last move, from the first one if it is `whole`, while a spectator looks on. */
function play(t, game, names, { whole, seed, options = [] }) {
    return among([...names, 'Watcher'], async (...all) => {
        const people = all.slice(0, -1), watcher = all.at(-1);
        const link = await (whole ? makeTable(people[0], server, game, names.length) : nearlyOver(people[0], game, names.length));
        for (const [i, guest] of people.slice(1).entries()) await join_(guest, link, i + 1);
        await watcher.page.goto(link);
        await people[0].page.getByTestId('start').click();
        for (const { page } of all) await page.waitForSelector('.table[data-ply]');
        const playOn = (who) => playItself(who.page, seed + people.indexOf(who)).catch((e) => (/navigation|destroyed/.test(String(e)) ? 0 : Promise.reject(e)));
        const choices = await unpainted(watcher.page, () => Promise.all([...people.map(playOn), disturb(people, playOn)]));
        await watcher.page.waitForSelector('.table[data-over="true"]');
        const record = await recordOf(watcher.page, idOf(link));
        const seen = [...people.map((who, i) => checkFrames(record, who, i)), checkFrames(record, watcher, 'spectator')];
        for (const { page } of people) {
            await page.keyboard.press('Escape'); // the end screen
            await page.getByTestId('to-replay').waitFor();
            assert.equal(await page.getByTestId('check-seal').count(), whole ? 1 : 0, 'a deal that came from one device was never sealed');
            if (!whole) continue;
            await page.getByTestId('check-seal').click();
            await page.getByText('The seal fits').or(page.getByText('Le sceau est intact')).waitFor();
        }
        for (const who of all) checkAsked(who, who === people[0] ? 2 : 1); // the first has loaded the page anew
        const sum = (key) => seen.reduce((n, s) => n + s[key], 0);
        t.diagnostic(`${choices.reduce((a, b) => a + b)} choices, ${sum('frames')} frames, ${sum('views')} views compared with the redaction`);
    }, { options, forgiven: FALLEN });
}

// Two browsers in a whole game of the shortest, and in the last part of the others; SB_LONG=1 (make online): whole games, two and four in each.
const TWO = ['Ann', 'Bob'], FOUR = [...TWO, 'Cem', 'Dan'];
const TABLES = [['goldriver', TWO], ['colorado', TWO], ['gwt', TWO]];
if (LONG) TABLES.push(['goldriver', FOUR], ['colorado', FOUR], ['gwt', FOUR]);
for (const [game, names] of TABLES)
    test(`${game}, ${names.length} browsers, one a phone in French: a lost connection, a killed server, a reload, a spectator`, { timeout: 3_600_000 }, (t) =>
        play(t, game, names, { whole: LONG || game === 'goldriver', seed: 1, options: [{}, { viewport: PHONE, lang: 'fr' }] }));

test('the lobby shows who waits, and people talk at a table', () =>
    among(TWO, async (ann, bob) => {
        const link = await makeTable(ann, server, 'goldriver', 3, { fill: true });
        await join_(bob, link, 1);
        await bob.page.getByTestId('say').fill('howdy <b>all</b>');
        await bob.page.getByTestId('say').press('Enter');
        await ann.page.getByTestId('said').getByText('howdy <b>all</b>').waitFor();
        await ann.page.getByTestId('start').click();
        for (const { page } of [ann, bob]) await page.waitForSelector('.table[data-ply]');
        await ann.page.goto(`${server.address}#/online`);
        await ann.page.getByTestId('waits').waitFor();
        await ann.page.getByTestId(`go-${idOf(link)}`).click();
        await ann.page.waitForSelector('.table[data-ply]');
        await ann.page.goto(`${server.address}#/online/abcdefghjkmn`);
        await ann.page.getByRole('alert').getByText('There is no such table.').waitFor();
    }));

/** A game of two at this device where one of them names a card: taken online, the other has joined. */
async function calls(ann, bob) {
    let caller = -1;
    const record = await playedSoFar({ game: 'colorado', players: 2, people: 2, until: (view) => view.moves[0]?.move.startsWith('name:') && (caller = view.viewer) >= 0 });
    const link = await bring(ann, record);
    await join_(bob, link, 1);
    await ann.page.getByTestId('start').click();
    for (const { page } of [ann, bob]) await page.waitForSelector('.table[data-ply]');
    return caller === 0 ? [ann, bob] : [bob, ann];
}

/** "If they ask for this card, I give that": the first case in which one would be asked; its words. */
async function planAnswer({ page }) {
    await page.getByTestId('plan').click();
    const first = page.getByTestId('plan-if-0');
    await first.waitFor();
    for (const text of await first.locator('option:not([disabled])').allTextContents()) {
        await first.selectOption(text);
        await page.getByTestId('plan-move').or(page.getByTestId('plan-if-1')).first().waitFor();
        if ((await page.getByTestId('plan-move').count()) === 0) continue;
        await page.getByTestId('plan-add').click();
        await page.getByTestId('plan-answers').locator('li').waitFor();
        return text;
    }
    throw new Error('nothing to plan for');
}

test('a table of this device is taken online; an answer that was planned is given, another one forgotten', () =>
    among(TWO, async (ann, bob) => {
        const [caller, other] = await calls(ann, bob);
        const waiting = other.page.getByTestId('waiting');
        await waiting.getByText(caller.name).waitFor(); // without a clock, too
        await planAnswer(other);
        await other.page.getByTestId('plan-forget').click();
        await other.page.getByTestId('plan-answers').waitFor({ state: 'detached' });
        await other.page.getByTestId('plan').click();
        await planAnswer(other);
        const plan = JSON.parse(other.frames.filter((f) => f.includes('"plan":{')).at(-1)).outline.plan.answers[0];
        const ply = Number(await caller.page.locator('.table[data-ply]').getAttribute('data-ply'));
        await caller.page.locator(`[data-testid="choices"] [data-move="name:${plan.if[0].card}"]`).click();
        await untilPly(caller.page, ply + 2); // the question, and the answer that was planned
        await other.page.getByTestId('plan-answers').waitFor({ state: 'detached' });
    }));

test('notes are for oneself, and a webhook tells who is away', async () => {
    const told = [];
    const hook = createServer((request, answer) => {
        let text = '';
        request.on('data', (data) => (text += data));
        request.on('end', () => (told.push(JSON.parse(text)), answer.end()));
    }).listen(0, '127.0.0.1');
    try {
        await among(TWO, async (ann, bob) => {
            const link = await makeTable(ann, server, 'goldriver', 2);
            await ann.page.goto(`${server.address}#/online`);
            await ann.page.getByTestId('notices').locator('summary').click();
            await ann.page.getByTestId('notice-webhook').fill(`http://127.0.0.1:${hook.address().port}/hook`);
            await ann.page.getByTestId('notice-save').click();
            await ann.page.getByText('Saved').first().waitFor();
            await ann.page.goto(link);
            await join_(bob, link, 1);
            await ann.page.getByTestId('start').click();
            for (const { page } of [ann, bob]) await page.waitForSelector('.table[data-ply]');
            for (const [who, text] of [[ann, 'he bluffs'], [bob, 'she bluffs']]) {
                await who.page.getByTestId('notes').click();
                await who.page.getByTestId('note').fill(text);
                await who.page.getByTestId('note-keep').click();
                await who.page.locator('[data-testid="note-keep"][disabled]').waitFor();
                await who.page.reload();
                await who.page.getByTestId('notes').click();
                await who.page.waitForFunction((t) => document.querySelector('[data-testid="note"]')?.value === t, text);
            }
            await ann.page.close(); // away, and asked or asked soon
            await playItselfWhile(bob, () => told.length === 0);
            assert.equal(told[0].table, idOf(link));
        });
    } finally {
        hook.close();
    }
});

/** Plays what is asked as long as that holds. */
async function playItselfWhile({ page }, holds) {
    for (const began = Date.now(); holds() && Date.now() - began < PATIENCE; ) {
        const choice = page.locator('.table[data-asked="true"][data-busy="false"] [data-testid="choices"] [data-move]:not([disabled])').first();
        if (await choice.count()) await choice.click({ timeout: 2000 }).catch(() => undefined);
        await page.waitForTimeout(50);
    }
}

test('a finished game is replayed by whoever has its link', () =>
    among(['Ann', 'Stranger'], async (ann, stranger) => {
        const link = await makeTable(ann, server, 'goldriver', 2, { fill: true });
        await ann.page.getByTestId('start').click();
        await ann.page.waitForSelector('.table[data-ply]');
        await playItself(ann.page, 5);
        await stranger.page.goto(`${server.address}#/replay/${idOf(link)}`);
        await stranger.page.getByTestId('replay').waitFor();
        assert.ok(Number(await stranger.page.getByTestId('slider').getAttribute('max')) > 5);
        await stranger.page.goto(link); // the table itself shows the end
        await stranger.page.waitForSelector('.table[data-over="true"]');
    }));

test('over TLS: the page by https, the table by wss', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sagebrush-tls-'));
    const [pem, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-keyout', key, '-out', pem, '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', made, { stdio: 'ignore' });
    const safe = await new Server('--certificate', pem, '--key', key).start();
    try {
        await among(['Ann'], async (ann) => {
            assert.match(safe.address, /^https:/);
            await makeTable(ann, safe, 'goldriver', 2, { fill: true });
            await ann.page.getByTestId('start').click();
            await ann.page.waitForSelector('.table[data-ply]');
            await playItselfWhile(ann, () => Number(ann.frames.length) < 8);
        }, { options: [{ trusting: true }] });
    } finally {
        assert.equal(await safe.stop(), 0);
        rmSync(folder, { recursive: true });
    }
});
