// A game added as docs/adding-a-game.md says (tests/add_game.py), in the page: its module, the generic table drawn from its views,
// a plain poster.  Nothing of the page was touched for it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import test, { after, before } from 'node:test';
import { createServer } from 'vite';
import { startEngine } from './parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(`${tmpdir()}/adding-`);
const TARGET = ['--target=wasm32-unknown-emscripten', '-fPIC', '-isystem', '/usr/include/wasm32-wasi', '-msimd128'];
let server, engine, render, Board, registry;

/** The module of the new game, made as those of the others are (src/wasm/meson.build). */
function gameModule() {
    execFileSync('python3', [`${root}/tests/add_game.py`, root, `${work}/added`]);
    const units = ['rules', 'words'].map((unit) => `${work}/added_${unit}`);
    const includes = ['-include', `${root}/src/wasm/hidden.h`, '-I', `${work}/added/src`, '-I', `${root}/include`, '-I', `${root}/src`];
    const sources = units.map((unit) => `${unit}.c`);
    execFileSync('clang', [...TARGET, '-std=gnu17', '-O1', '-DNDEBUG', '-fno-strict-aliasing', ...includes, '-c', ...sources], { cwd: work });
    const flags = ['-shared', '--experimental-pic', '--no-entry', '--allow-undefined', '--export=pk_game'];
    execFileSync('wasm-ld', [...flags, ...units.map((unit) => `${unit}.o`), '-o', `${work}/added.wasm`]);
    return readFileSync(`${work}/added.wasm`);
}

before(async () => {
    engine = await startEngine();
    await engine.addGame(gameModule());
    server = await createServer({ root: `${root}/web`, server: { middlewareMode: true }, logLevel: 'error', appType: 'custom' });
    ({ render } = await server.ssrLoadModule('svelte/server'));
    registry = await server.ssrLoadModule('/src/games/registry.ts');
    Board = await registry.boardOf('poker');
    await (await server.ssrLoadModule('/src/i18n/index.svelte.ts')).fetchTexts('en');
});
after(async () => {
    await server?.close();
    rmSync(work, { recursive: true, force: true });
});

test('it is offered, with a plain poster and the generic table', () => {
    const game = engine.ask({ do: 'hello' }).games.find(({ id }) => id === 'poker');
    assert.equal(game.fr, 'Poker');
    assert.ok(!game.example);
    assert.ok(!registry.hasBoard('poker'));
    assert.ok(registry.posterOf('poker').minutes > 0);
    assert.ok(render(registry.sceneOf('poker'), {}).body.includes('<svg'));
});

test('a whole game is drawn from its views alone', () => {
    const { catalogue } = engine.ask({ do: 'catalogue', game: 'poker' });
    const { table } = engine.ask({ do: 'new', game: 'poker', players: 2, seed: 1 });
    const nothing = () => {};
    let drawn = 0;
    for (;;) {
        const { view: open } = engine.ask({ do: 'view', table, viewer: 'spectator' });
        if (open.pending.length === 0) break;
        const seat = open.pending[0];
        const { view } = engine.ask({ do: 'view', table, seat });
        const props = { view, catalogue, lang: 'en', previewed: null, preview: nothing, choose: nothing, whyNot: nothing, about: nothing, readonly: false };
        const html = render(Board, { props }).body;
        for (const label of ['Round', 'First player', 'Hand']) assert.ok(html.includes(`>${label}<`), `the table has the game's label "${label}"`);
        assert.ok(engine.ask({ do: 'apply', table, seat, move: view.moves[0].move }).ok);
        drawn++;
    }
    assert.ok(drawn >= 9); // three rounds: two cards and a decision each
});
