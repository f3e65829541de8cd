// online.test.mjs: friends at one table: real browsers over the real server, with a spectator, lost connections and a killed server.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { browser, chance, PATIENCE, PHONE, ROOT, visitor } from './lib.mjs';

const PROGRAM = process.env.SAGEBRUSH ?? join(ROOT, 'build/sagebrush');
const FALLEN = /WebSocket connection|ERR_CONNECTION/; // what Chromium says of a server that was killed

/** A server that can be killed and started again in its place. */
class Server {
    #data = mkdtempSync(join(tmpdir(), 'sagebrush-e2e-'));
    #listen = '127.0.0.1:0';

    async start() {
        this.child = spawn(PROGRAM, ['serve', '--listen', this.#listen, '--data', this.#data, '--rate', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
        const line = await new Promise((resolve, reject) => {
            createInterface({ input: this.child.stdout }).once('line', resolve);
            this.child.once('exit', (code) => reject(new Error(`serve ended with status ${code}`)));
        });
        this.address = /http:\/\/\S+/.exec(line)[0];
        this.#listen = new URL(this.address).host;
        return this;
    }

    end(signal) {
        return new Promise((resolve) => {
            this.child.once('exit', (code) => resolve(code));
            this.child.kill(signal);
        });
    }

    async stop() {
        const code = await this.end('SIGTERM');
        rmSync(this.#data, { recursive: true, force: true });
        return code;
    }
}

let server, chrome;
before(async () => {
    server = await new Server().start();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    assert.equal(await server?.stop(), 0, 'serve ends cleanly');
});

/** Somebody with a browser of their own; every view that comes over the wire is kept. */
async function person(name, options) {
    const who = { name, views: [], ...(await visitor(chrome, options)) };
    who.page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
            const { view } = JSON.parse(String(payload));
            if (view) who.views.push(view);
        }),
    );
    return who;
}

async function enter({ page, name }) {
    await page.getByTestId('enter-name').fill(name);
    await page.getByTestId('enter-go').click();
}

async function makeTable(host, game, players, fill) {
    const { page } = host;
    await page.goto(`${server.address}#/online`);
    await enter(host);
    await page.getByTestId('make-game').selectOption(game);
    await page.getByTestId('make-players').selectOption(String(players));
    await page.getByTestId('make-fill').setChecked(fill);
    await page.getByTestId('make-go').click();
    await page.getByTestId('sit-0').click();
    return (await page.getByTestId('link').textContent()).trim();
}

async function join_(guest, link, seat) {
    await guest.page.goto(link);
    await enter(guest);
    await guest.page.getByTestId(`sit-${seat}`).click();
    await guest.page.getByTestId(`chair-${seat}`).getByText(guest.name).waitFor();
}

/** Whoever is asked clicks on one of the choices, and waits until that is answered or the connection is lost.  What the table says before. */
const turnOf = (page, dice) =>
    page.evaluate(async (dice) => {
        const table = () => document.querySelector('.table[data-ply]')?.dataset ?? {};
        const choices = [...document.querySelectorAll('[data-testid="choices"] [data-move]:not([disabled])')];
        const now = { ply: Number(table().ply ?? -1), over: table().over === 'true', moved: false };
        if (table().asked !== 'true' || table().busy !== 'false' || choices.length === 0) return now;
        const moved = () => Number(table().ply) > now.ply;
        choices[dice % choices.length].click();
        await new Promise((resolve) => {
            const end = () => (watch.disconnect(), clearTimeout(late), resolve());
            const late = setTimeout(end, 10000);
            const watch = new MutationObserver(() => moved() && end());
            watch.observe(document, { subtree: true, childList: true, attributes: true });
        });
        return { ...now, moved: moved() };
    }, dice);

/** Everybody plays what they are asked for, until all see the end. */
async function playAll(people, random, meanwhile = async () => undefined) {
    for (let choices = 0, still = Date.now(); ; ) {
        const seen = [];
        for (const { page } of people) {
            seen.push(await turnOf(page, random(1 << 20)));
            if (!seen.at(-1).moved) continue;
            still = Date.now();
            await meanwhile(++choices);
        }
        if (seen.every((s) => s.over)) return choices;
        assert.ok(Date.now() - still < PATIENCE, `nothing happens: ${JSON.stringify(seen)}`);
        if (!seen.some((s) => s.moved)) await people[0].page.waitForTimeout(50);
    }
}

/** Every view that a browser was sent is what the redaction of that seat says: replayed from the record by the host's own program. */
function checkFrames(record, who, viewer) {
    const plies = [...new Set(who.views.map((v) => v.ply))];
    const requests = [{ id: 'r', do: 'replay', record }, ...plies.map((ply) => ({ id: ply, do: 'view', table: 1, ply, ...(viewer === 'spectator' ? { viewer } : { seat: viewer }) }))];
    const { stdout } = spawnSync(PROGRAM, ['engine'], { input: requests.map((r) => JSON.stringify(r)).join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 28 });
    const answers = new Map(stdout.trim().split('\n').map((line) => JSON.parse(line)).map((a) => [a.id, a]));
    for (const view of who.views) {
        assert.equal(view.viewer, viewer, `${who.name} was sent the view of ${view.viewer}`);
        const expected = answers.get(view.ply);
        assert.ok(expected?.ok, `ply ${view.ply}: ${JSON.stringify(expected?.error)}`);
        assert.deepEqual(view.position, expected.view.position, `${who.name} at ply ${view.ply}`);
    }
    return who.views.length;
}

async function recordOf(page, id) {
    return page.evaluate(
        (table) =>
            new Promise((resolve, reject) => {
                const socket = new WebSocket(`ws://${location.host}/socket`);
                socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'record', table }));
                socket.onmessage = ({ data }) => resolve(JSON.parse(data).record);
                socket.onerror = reject;
            }),
        id,
    );
}

async function wholeGame(t, game, names, { seed, options = [], disturb = false }) {
    const random = chance(seed);
    const people = await Promise.all(names.map((name, i) => person(name, options[i])));
    const watcher = await person('Watcher');
    try {
        const link = await makeTable(people[0], game, names.length, false);
        const id = link.split('/').at(-1);
        for (const [i, guest] of people.slice(1).entries()) await join_(guest, link, i + 1);
        await watcher.page.goto(link);
        await people[0].page.getByTestId('start').click();
        for (const { page } of [...people, watcher]) await page.waitForSelector('.table[data-ply]');
        const choices = await playAll(people, random, async (n) => {
            if (disturb && n === 6) {
                await people[1].context.setOffline(true);
                await people[1].page.waitForTimeout(300);
                await people[1].context.setOffline(false);
            }
            if (disturb && n === 12) {
                await server.end('SIGKILL');
                await server.start();
            }
            if (disturb && n === 18) await people[0].page.reload();
        });
        await watcher.page.waitForSelector('.table[data-over="true"]');
        const record = await recordOf(watcher.page, id);
        const frames = people.reduce((sum, who, i) => sum + checkFrames(record, who, i), checkFrames(record, watcher, 'spectator'));
        for (const { page } of people) {
            await page.keyboard.press('Escape'); // the end screen
            await page.getByTestId('check-seal').click();
            await page.getByText('The seal fits').or(page.getByText('Le sceau est intact')).waitFor();
        }
        for (const { name, complaints } of [...people, watcher]) assert.deepEqual(complaints.filter((c) => !disturb || !FALLEN.test(c)), [], name);
        t.diagnostic(`${choices} choices, ${frames} views compared with the redaction`);
    } finally {
        for (const { context } of [...people, watcher]) await context.close();
    }
}

test('Gold River, two browsers, a lost connection, a killed server, a reload, a spectator', (t) =>
    wholeGame(t, 'goldriver', ['Ann', 'Bob'], { seed: 1, disturb: true }));

// SB_LONG=1: every game with two and with four browsers, disturbed; that takes a while.
const LONG = process.env.SB_LONG ? ['goldriver', 'colorado', 'gwt'] : [];
for (const game of LONG)
    for (const names of [['Ann', 'Bob'], ['Ann', 'Bob', 'Cem', 'Dan']])
        test(`${game}, ${names.length} browsers, one a phone in French`, { timeout: 3_600_000 }, (t) =>
            wholeGame(t, game, names, { seed: 2, disturb: true, options: [{}, { viewport: PHONE, lang: 'fr' }] }));

test('the lobby shows who waits, and people talk at a table', async () => {
    const [ann, bob] = await Promise.all([person('Ann'), person('Bob')]);
    try {
        const link = await makeTable(ann, 'goldriver', 3, true);
        await join_(bob, link, 1);
        await bob.page.getByTestId('say').fill('howdy <b>all</b>');
        await bob.page.getByTestId('say').press('Enter');
        await ann.page.getByTestId('said').getByText('howdy <b>all</b>').waitFor();
        await ann.page.getByTestId('start').click();
        for (const { page } of [ann, bob]) await page.waitForSelector('.table[data-ply]');
        await ann.page.goto(`${server.address}#/online`);
        await ann.page.getByTestId('waits').waitFor();
        await ann.page.getByTestId(`go-${link.split('/').at(-1)}`).click();
        await ann.page.waitForSelector('.table[data-ply]');
        await ann.page.goto(`${server.address}#/online/abcdefghjkmn`);
        await ann.page.getByRole('alert').getByText('There is no such table.').waitFor();
        assert.deepEqual([...ann.complaints, ...bob.complaints], []);
    } finally {
        await ann.context.close();
        await bob.context.close();
    }
});
