// friends.mjs: people at one table of a real server, each with a browser of their own: what the tests and the pictures of online play share.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PATIENCE, PROGRAM, quickHands, unpainted, visitor } from './lib.mjs';

/** A server that can be killed and started again in its place. */
export class Server {
    #data = mkdtempSync(join(tmpdir(), 'sagebrush-e2e-'));
    #listen = '127.0.0.1:0';
    #flags;

    constructor(...flags) {
        this.#flags = flags;
    }

    /** In its old place, if it had one: somebody may be calling from that port just now, then it tries again. */
    async start() {
        const began = Date.now(), isAgain = this.address !== undefined;
        let line = null;
        while (line === null) {
            this.child = spawn(PROGRAM, ['serve', '--listen', this.#listen, '--data', this.#data, '--rate', '0', ...this.#flags], { stdio: ['ignore', 'pipe', 'inherit'] });
            line = await new Promise((resolve, reject) => {
                createInterface({ input: this.child.stdout }).once('line', resolve);
                this.child.once('exit', (code) => (isAgain && Date.now() - began < PATIENCE ? setTimeout(resolve, 100, null) : reject(new Error(`serve ended with status ${code}`))));
            });
        }
        this.address = /https?:\/\/\S+/.exec(line)[0];
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

/** Somebody with a browser of their own; every message over the wire is kept: those that come, and what was asked for. */
export async function person(chrome, name, options) {
    const who = { name, frames: [], asked: [], ...(await visitor(chrome, options)) };
    who.page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => who.frames.push(String(payload)));
        socket.on('framesent', ({ payload }) => who.asked.push(JSON.parse(String(payload)).do));
    });
    return who;
}

export async function enter({ page, name }) {
    await page.getByTestId('enter-name').fill(name);
    await page.getByTestId('enter-go').click();
}

/** A new table by the form of the lobby, the host on its first chair: the link for the others. */
export async function makeTable(host, server, game, players, { fill = false, pace = 'none', listed = false } = {}) {
    const { page } = host;
    await page.goto(`${server.address}#/online`);
    await page.getByTestId('enter-name').or(page.getByTestId('make-game')).first().waitFor();
    if (await page.getByTestId('enter-name').count()) await enter(host);
    await page.getByTestId('make-game').selectOption(game);
    await page.getByTestId('make-players').selectOption(String(players));
    await page.getByTestId('make-pace').selectOption(pace);
    await page.getByTestId('make-fill').setChecked(fill);
    await page.getByTestId('make-listed').setChecked(listed);
    await page.getByTestId('make-go').click();
    await page.getByTestId('chair-0').getByText(host.name).waitFor();
    return (await page.getByTestId('link').textContent()).trim();
}

export async function join_(guest, link, seat) {
    await guest.page.goto(link);
    await enter(guest); // and sits down on the first chair that is free
    await guest.page.getByTestId(`chair-${seat}`).getByText(guest.name).waitFor();
}

export const idOf = (link) => link.split('/').at(-1);

/** The page plays whatever it is asked, until it sees the end, behind its curtain: a promise of how many choices it made. */
export async function playItself(page, seed) {
    await quickHands(page);
    return unpainted(page, () => page.evaluate(async (seed) => {
        const { table, until } = globalThis.hands;
        const offers = () => [...document.querySelectorAll('[data-testid="choices"] [data-move]:not([disabled])')];
        const isAsked = () => table()?.dataset.asked === 'true' && table().dataset.busy === 'false' && offers().length > 0;
        const isOver = () => table()?.dataset.over === 'true';
        let s = seed >>> 0;
        const any = (list) => list[Math.floor(((s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 2 ** 32) * list.length)];
        for (let choices = 0; ; choices++) {
            await until(() => isOver() || isAsked(), 'one is asked, or it is over');
            if (isOver()) return choices;
            const ply = table().dataset.ply;
            any(offers()).click();
            await until(() => isOver() || table()?.dataset.ply !== ply, 'the move is taken');
        }
    }, seed));
}

/** Waits until this page has seen so many moves. */
export function untilPly(page, ply) {
    return page.waitForFunction((n) => {
        const table = document.querySelector('.table[data-ply]');
        return table && (Number(table.dataset.ply) >= n || table.dataset.over === 'true');
    }, ply);
}

/** The record, as anybody may have it. */
export async function recordOf(page, id) {
    return page.evaluate(
        (table) =>
            new Promise((resolve, reject) => {
                const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
                socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'record', table }));
                socket.onmessage = ({ data }) => resolve(JSON.parse(data).record);
                socket.onerror = reject;
            }),
        id,
    );
}

const bare = ({ text: _text, ...event }) => JSON.stringify(event); // in no language

/** What the program itself says of a finished game for this viewer: the position after every ply, and all events. */
function redaction(record, viewer, plies) {
    const whose = viewer === 'spectator' ? { viewer } : { seat: viewer };
    const requests = [{ id: 'r', do: 'replay', record }, { id: 'e', do: 'view', table: 1, since: 0, ...whose }, ...plies.map((ply) => ({ id: ply, do: 'view', table: 1, ply, ...whose }))];
    const { stdout } = spawnSync(PROGRAM, ['engine'], { input: requests.map((r) => JSON.stringify(r)).join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 29 });
    const answers = new Map(stdout.trim().split('\n').map((line) => JSON.parse(line)).map((a) => [a.id, a]));
    return { at: (ply) => answers.get(ply), events: new Set(answers.get('e').view.events.map(bare)) };
}

/** A page is told how a game goes on: it asks for it when it opens the table, and for what it missed when it comes back. */
export function checkAsked({ name, asked }, opened) {
    const of = (verb) => asked.filter((v) => v === verb).length;
    assert.ok(of('view') <= opened, `${name} has asked ${of('view')} times for what it is told anyway`);
    return asked.length;
}

/** Every frame that a browser was sent holds what the redaction of that seat says, replayed from the record, and nothing else of the game. */
export function checkFrames(record, who, viewer) {
    const messages = who.frames.map((frame) => JSON.parse(frame));
    const views = messages.map((m) => m.view).filter(Boolean);
    const { at, events } = redaction(record, viewer, [...new Set(views.map((v) => v.ply))]);
    for (const view of views) {
        assert.equal(view.viewer, viewer, `${who.name} was sent the view of ${view.viewer}`);
        const expected = at(view.ply);
        assert.ok(expected?.ok, `ply ${view.ply}: ${JSON.stringify(expected?.error)}`);
        assert.deepEqual(view.position, expected.view.position, `${who.name} at ply ${view.ply}`);
        for (const event of view.events) assert.ok(events.has(bare(event)), `${who.name} was told at ply ${view.ply}: ${JSON.stringify(event)}`);
        if (viewer === 'spectator') assert.deepEqual(view.moves, []);
    }
    for (const [i, { view, record: told, outline, events: more = [], stops, ...rest }] of messages.entries()) {
        if (stops === undefined) for (const event of more) assert.ok(events.has(bare(event)), `${who.name} was told: ${JSON.stringify(event)}`); // else: what a move would do
        for (const part of [rest, outline ?? {}]) assert.doesNotMatch(JSON.stringify(part), /"(position|events|moves|seed|key|nonce|hash)"/, `message ${i} of ${who.name}`);
        if (told) assert.ok(messages.slice(0, i).some((m) => m.view?.over || m.outline?.phase === 'over'), `the record came to ${who.name} before the end`);
    }
    return { views: views.length, frames: messages.length };
}
