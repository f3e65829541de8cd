// lib.mjs: the real program serves the real page to a real Chromium; what the tests do there, in the words of a person.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

export const ROOT = join(import.meta.dirname, '../..');
export const PROGRAM = process.env.SAGEBRUSH ?? join(ROOT, 'build/sagebrush');
// The shell is the same browser without its windows: a third less work.
const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const FLAGS = [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--font-render-hinting=slight', // as on a desktop
];

export const PATIENCE = 180_000; // ms: a busy machine is no failure
export const LONG = Boolean(process.env.SB_LONG); // make test-all, make online: every game from its first choice to its last

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Starts `sagebrush serve` on a free port: its address, and how to stop it. */
export async function serve(args = []) {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run "make page" first`);
    const store = args.includes('--data') ? [] : ['--offline']; // tests leave nothing behind
    const child = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', ...store, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await new Promise((resolve, reject) => {
        createInterface({ input: child.stdout }).once('line', resolve);
        child.once('exit', (code) => reject(new Error(`serve ended with status ${code}`)));
    });
    const address = /http:\/\/\S+/.exec(line)[0];
    const stop = () =>
        new Promise((resolve) => {
            child.once('exit', (code) => resolve(code));
            child.kill('SIGTERM');
        });
    return { address, stop };
}

/** The page's sources, for tests of a part of it.  Each test has a cache of its own and nothing is found out on the way: a server that packs
 *  a package anew has the page load everything again, and a test loses its ground. */
export async function sources(name) {
    process.env.NODE_ENV = 'production'; // as it is served, without the checks of a developer's page
    const { createServer } = await import('vite');
    const server = await createServer({
        root: `${ROOT}/web`,
        cacheDir: `node_modules/.vite-${name}`,
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
        server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    });
    await server.listen();
    return server;
}

export function browser() {
    return chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS, timeout: PATIENCE });
}

/** A fresh visitor, whose browser keeps nothing for offline use unless `worker` allows it.  Anything the page complains about ends up in `complaints`: tests expect none. */
export async function visitor(chrome, { viewport = DESKTOP, lang = 'en', theme = 'light', speed = 'off', touch = false, worker = 'block', trusting = false } = {}) {
    const context = await chrome.newContext({
        viewport,
        hasTouch: touch,
        colorScheme: theme,
        locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        serviceWorkers: worker,
        ignoreHTTPSErrors: trusting,
        reducedMotion: speed === 'off' ? 'reduce' : 'no-preference',
    });
    await context.addInitScript((prefs) => {
        if (!localStorage.getItem('sagebrush.prefs')) localStorage.setItem('sagebrush.prefs', JSON.stringify(prefs));
    }, { speed, confirm: false });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()));
    page.on('pageerror', (e) => complaints.push(String(e)));
    return { context, page, complaints };
}

/** A visitor for one test, who leaves at its end and has heard no complaint. */
export async function visiting(chrome, who, run) {
    const { context, page, complaints } = await visitor(chrome, who);
    try {
        await run(page, context);
        assert.deepEqual(complaints, []);
    } finally {
        await context.close();
    }
}

/** A bare page with nothing but this in it, at the server of the sources. */
export async function bare(chrome, server, body, viewport) {
    const page = await chrome.newPage(viewport ? { viewport } : {});
    page.setDefaultTimeout(PATIENCE);
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${server.resolvedUrls.local[0]}blank`);
    return page;
}

/** The window has this size, and what follows from it has been drawn: its fonts are there, and whoever measures has measured. */
export async function resized(page, size) {
    await page.setViewportSize(size);
    await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [size.width, size.height]);
    await drawn(page);
}

/** Three pictures later: what was measured in the first one is drawn in the second. */
export function drawn(page) {
    return page.evaluate(async () => {
        await document.fonts.ready;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    });
}

/** Waits until somebody is asked, the game is over or the device must be passed on; tells which, and the ply.  It looks when the page changes:
 *  to look all the time takes from a busy machine what the page waits for. */
export async function settled(page, after = -1) {
    await page.waitForSelector('.table[data-ply]');
    return page.evaluate(
        ([after, patience]) => {
            const look = () => {
                const table = document.querySelector('.table[data-ply]');
                if (!table || Number(table.dataset.ply) <= after || table.dataset.busy === 'true') return null;
                const at = (state) => ({ state, ply: Number(table.dataset.ply) });
                if (table.dataset.over === 'true') return at('over');
                if (document.querySelector('[data-testid="handover-ready"]')) return at('handover');
                const choice = document.querySelector('[data-testid="choices"] [data-move]:not([disabled])');
                const board = document.querySelector('[data-testid="board"] > *'); // fetched on its own: choices may be there before it
                return choice && board && table.dataset.asked === 'true' ? at('asked') : null;
            };
            return new Promise((resolve, reject) => {
                const end = (settle, value) => (watch.disconnect(), clearTimeout(late), settle(value));
                const see = () => {
                    const found = look();
                    if (found) end(resolve, found);
                };
                const late = setTimeout(() => end(reject, new Error(`nobody is asked after ply ${after}`)), patience);
                const watch = new MutationObserver(see);
                watch.observe(document, { subtree: true, childList: true, attributes: true });
                see();
            });
        },
        [after, PATIENCE],
    );
}

/** What the quick players of a whole game need in the page: looks again whenever the table has changed, plays without a round trip. */
export async function quickHands(page) {
    await page.evaluate((usual) => {
        const ATTRIBUTES = ['data-busy', 'data-ply', 'data-asked', 'data-over', 'data-shown', 'data-stop'];
        const table = () => document.querySelector('.table[data-ply]');
        const until = (what, why, patience = usual) =>
            new Promise((resolve, reject) => {
                if (what()) return resolve();
                const end = (settle, value) => (watch.disconnect(), clearTimeout(late), settle(value));
                const late = setTimeout(() => end(reject, new Error(`never: ${why}`)), patience);
                const watch = new MutationObserver(() => what() && end(resolve));
                watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
            });
        const soon = () => new Promise((resolve) => setTimeout(resolve));
        const handover = () => document.querySelector('[data-testid="handover-ready"]');
        /** Somebody is asked at this screen: the device is passed on if need be. */
        const asked = async (move) => {
            const ready = () => table().dataset.asked === 'true' && document.querySelector('[data-testid="board"] > *');
            await until(() => ready() || handover(), `somebody is asked for ${move}`);
            if (!handover()) return;
            handover().click();
            await until(() => !handover() && ready(), 'the device is passed on');
        };
        globalThis.hands = { table, until, soon, asked, handover };
    }, PATIENCE);
}

/** A page behind its curtain works without being painted, which is most of the work of a quick game.  Nothing at its table has the focus
 *  or a size meanwhile. */
function curtain(page, drawn) {
    return page.evaluate((css) => {
        globalThis.curtain ??= new CSSStyleSheet();
        globalThis.curtain.replaceSync(css);
        if (!document.adoptedStyleSheets.includes(globalThis.curtain)) document.adoptedStyleSheets.push(globalThis.curtain);
    }, drawn ? '.table { content-visibility: hidden } .table .log-pane { display: none }' : '');
}
export async function unpainted(page, work) {
    await curtain(page, true);
    const result = await work();
    await curtain(page, false);
    return result;
}

/** The page plays on by itself to the end: any move that is offered, by a click on its button, or `onBoard` on its piece (the two cards of a
 *  pair one after the other).  How many choices it took. */
export async function playQuickly(page, seed, { onBoard = false } = {}) {
    await quickHands(page);
    const random = chance(seed), most = 4000;
    return page.evaluate(
        async ([dice, onBoard]) => {
            const { table, until, soon, handover } = hands;
            const press = (e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            const pieceOf = (how) => document.querySelector(`[data-testid="board"] [${how}]`);
            for (let choices = 0; choices < dice.length; choices++) {
                await until(() => table().dataset.over === 'true' || table().dataset.asked === 'true' || handover(), 'somebody is asked');
                if (table().dataset.over === 'true') return choices;
                await hands.asked('any move');
                await soon();
                const { ply } = table().dataset;
                const buttons = [...document.querySelectorAll('[data-testid="choices"] [data-move]:not([disabled])')];
                const button = buttons[dice[choices] % buttons.length], { move } = button.dataset;
                if (onBoard) {
                    if (!pieceOf(`data-move="${move}"`)) press(pieceOf(`data-moves~="${move}"`) ?? document.body);
                    await soon();
                    const piece = pieceOf(`data-move="${move}"`);
                    if (!piece) throw new Error(`no piece for ${move} at ply ${ply}`);
                    press(piece);
                } else press(button);
                await until(() => table().dataset.ply !== ply, `${move} is played`);
            }
            throw new Error(`the game did not end in ${dice.length} choices`);
        },
        [Array.from({ length: most }, () => random(1 << 20)), onBoard],
    );
}

/** The moves offered as buttons. */
export function offered(page) {
    return page.$$eval('[data-testid="choices"] [data-move]:not([disabled])', (all) => all.map((b) => b.dataset.move));
}

/** A small generator, so that a failing game can be played again. */
export function chance(seed) {
    let s = seed >>> 0;
    return (n) => {
        s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
        return Math.floor((s / 2 ** 32) * n);
    };
}

/** Sets a table up by the form: `kinds` by seat, 'human' or the name of a bot. */
export async function setUp(page, address, game, kinds, { options = {}, seed = '7' } = {}) {
    await page.goto(`${address}#/setup/${game}`);
    await page.getByTestId('setup').waitFor();
    await choosePlayers(page, kinds.length);
    for (const [i, kind] of kinds.entries()) await page.getByTestId(`kind-${i}`).selectOption(kind);
    for (const [id, value] of Object.entries(options)) await page.getByTestId(`option-${id}`).selectOption(value);
    const seeds = page.getByTestId('seed');
    await seeds.fill(seed);
    await page.getByTestId('begin').click();
    await page.waitForSelector('.table[data-ply]');
}

async function choosePlayers(page, n) {
    const radio = page.getByTestId(`players-${n}`);
    if (await radio.count()) await radio.check({ force: true });
}

/** Plays to the end; `choose` makes one choice on the page.  How many choices it took. */
export async function playOut(page, choose, { most = 4000 } = {}) {
    const choices = await playSome(page, choose, most);
    if (choices === most) throw new Error(`the game did not end in ${most} choices`);
    return choices;
}

/** Plays so many choices, or to the end if that comes before. */
export async function playSome(page, choose, most) {
    let at = await settled(page);
    for (let choices = 0; choices < most; choices++) {
        if (at.state === 'over') return choices;
        if (at.state === 'handover') {
            await page.getByTestId('handover-ready').click();
            at = await settled(page, at.ply - 1);
            continue;
        }
        await choose(page, await offered(page));
        at = await settled(page, at.ply);
    }
    return most;
}

/** By mouse: any of the buttons. */
export function byMouse(random) {
    return async (page, moves) => {
        const move = moves[random(moves.length)];
        await page.locator(`[data-testid="choices"] [data-move="${move}"]`).click();
    };
}

/** By touch, on a phone. */
export function byTouch(random) {
    return async (page, moves) => {
        const move = moves[random(moves.length)];
        await page.locator(`[data-testid="choices"] [data-move="${move}"]`).tap();
    };
}

/** What the bot proposes, by mouse: asks for the hint and clicks on what it lights up. */
export function byHint() {
    return async (page) => {
        await page.getByTestId('hint').click();
        await page.locator('[data-testid="choices"] [data-move].hinted').click();
    };
}

/** By keyboard alone: Tab to the choices, arrows to one of them, Enter. */
export function byKeyboard(random) {
    return async (page, moves) => {
        for (let i = 0; i < 60; i++) {
            if (await page.evaluate(() => document.activeElement?.closest('[data-testid="choices"]') && document.activeElement.dataset.move)) break;
            await page.keyboard.press('Tab');
        }
        const steps = random(moves.length);
        for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
    };
}

export async function scores(page) {
    return page.$$eval('[data-testid="end"] [data-score]', (all) => all.map((e) => Number(e.dataset.score)));
}

/** The native program, asked one request after another: what it plays costs no time in the page. */
export async function withProgram(work) {
    const program = spawn(PROGRAM, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const waiting = [];
    createInterface({ input: program.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
    const ask = (request) =>
        new Promise((resolve, reject) => {
            waiting.push((answer) => (answer.ok ? resolve(answer) : reject(new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer.error)}`))));
            program.stdin.write(`${JSON.stringify({ id: 1, ...request })}\n`);
        });
    try {
        return await work(ask);
    } finally {
        program.kill();
    }
}
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

/** A game that bots have played so far, as a record whose first seats are people: `until` says when to stop, from the view of who is asked. */
export function playedSoFar({ game, players, options = {}, seed = 3, people = 1, until }) {
    return withProgram(async (ask) => {
        const seats = NAMES.slice(0, players).map((name, i) => ({ name, ...(i < people ? {} : { kind: 'bot', bot: 'greedy' }) }));
        let { table, pending, over } = await ask({ do: 'new', game, players, options, seed, seats });
        for (let n = 0; !over; n++) {
            const seat = pending[0];
            const { view } = await ask({ do: 'view', table, seat, since: 1e6 });
            if (seat < people && until(view, n)) break;
            const { move } = await ask({ do: 'bot', table, seat, bot: 'greedy', seed: n });
            ({ pending, over } = await ask({ do: 'apply', table, seat, move }));
        }
        return (await ask({ do: 'record', table })).record;
    });
}

/** What the people of a whole game will choose: the native program plays it first, the people by appraisal, the bots as they think in the
 *  page too.  The same deal there takes the same course, to the same scores.  With a record: the rest of that game. */
export function rehearsed({ game, kinds, options = {}, seed, record }) {
    return withProgram(async (ask) => {
        const seats = kinds?.map((kind, i) => ({ name: NAMES[i], ...(kind === 'human' ? {} : { kind: 'bot', bot: kind }) }));
        const begun = await ask(record ? { do: 'replay', record } : { do: 'new', game, players: kinds.length, options, seed, seats });
        const { table } = begun;
        const look = async () => (await ask({ do: 'view', table, viewer: 'spectator', since: 1e6 })).view;
        const isPerson = (await look()).seats.map((s) => s.kind === 'human');
        for (let { pending, over } = begun, choices = 0; !over; ) {
            if (pending.every((seat) => isPerson[seat])) {
                const { move } = await ask({ do: 'bot', table, seat: pending[0], bot: 'greedy', seed: choices++ });
                ({ pending, over } = await ask({ do: 'apply', table, seat: pending[0], move }));
            } else ({ pending, over } = await ask({ do: 'step', table, playouts: 400 }));
        }
        const { record: whole } = await ask({ do: 'record', table });
        const plies = [...whole.matchAll(/^(\d) (\S+)$/gm)].map((m, ply) => ({ seat: Number(m[1]), move: m[2], ply })); // docs/record.md
        const moves = plies.slice(begun.plies ?? 0).filter((p) => isPerson[p.seat]);
        return { moves, record: whole, totals: (await look()).position.players.map((p) => p.score.total) };
    });
}

/** The record of the table on this screen, as the page keeps it. */
export function kept(page) {
    return page.evaluate(() => JSON.parse(localStorage.getItem(`sagebrush.table.${location.hash.split('/').at(-1)}`)).record);
}

/** Opens a record to look at it: a file, by its path, or its text as a file has it. */
export async function openRecord(page, address, file) {
    await page.goto(`${address}#/replay`);
    await page.getByTestId('replay-file').setInputFiles(file);
    await page.getByTestId('replay').waitFor();
}

/** Opens a record at one of its positions, the last one unless told, and goes on from there. */
export async function goOn(page, address, record, ply) {
    await openRecord(page, address, { name: 'game.sbg', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.getByTestId('slider').fill(ply === undefined ? await page.getByTestId('slider').getAttribute('max') : String(ply));
    if (ply !== undefined) await page.locator(`[data-testid="replay"][data-ply="${ply}"]`).waitFor();
    await page.getByTestId('resume').click();
    await page.waitForSelector('.table[data-ply]');
    return settled(page);
}
