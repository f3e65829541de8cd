// parts.mjs: what the tests need: modules of the page, the table as WebAssembly, the native program.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const build = process.env.SAGEBRUSH_BUILD ?? here('../../build');

process.env.NODE_ENV = 'production'; // as it is served, without the checks of a developer's page

/** A TypeScript module of the page. */
export async function load(path) {
    return (await runnerImport(here(`../src/${path}`), { configFile: false, logLevel: 'error' })).module;
}

function built(name) {
    const path = `${build}/${name}`;
    if (!existsSync(path)) throw new Error(`${path} is not there: build with -Dwasm=enabled, or set SAGEBRUSH_BUILD`);
    return path;
}

/** The table's module, or the module of a game. */
export function moduleBytes(name = 'sagebrush') {
    return readFileSync(built(`src/wasm/${name}.wasm`));
}

/** What the bots of a game have learned. */
export function weightsOf(game) {
    return new Uint8Array(readFileSync(built(`src/wasm/${game}.sbw`)));
}

/** All games, in the order of the registry. */
export const GAMES = ['goldriver', 'colorado', 'gwt', 'template'];

export function goldenFolder() {
    return here('../../tests/golden');
}

let engines; // the module that starts them, once
export async function startEngine(games = GAMES) {
    const { WasmEngine } = await (engines ??= load('transport/wasm-engine.ts'));
    const engine = await WasmEngine.start(moduleBytes());
    for (const game of games) await engine.addGame(moduleBytes(game));
    return engine;
}

/** The answers of the native program to these lines. */
export async function nativeAnswers(lines) {
    const program = spawn(built('sagebrush'), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    program.stdin.end(lines.map((line) => `${line}\n`).join(''));
    const answers = [];
    for await (const answer of createInterface({ input: program.stdout, crlfDelay: Infinity })) answers.push(answer);
    return answers;
}

/** The native program, asked line by line; `cpu` in milliseconds of its own time. */
export function startNative() {
    const program = spawn(built('sagebrush'), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: program.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
    return {
        async ask(request) {
            program.stdin.write(`${JSON.stringify(request)}\n`);
            return JSON.parse((await answers.next()).value);
        },
        /** The texts of the answers. */
        async askAll(requests) {
            program.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
            const texts = [];
            while (texts.length < requests.length) texts.push((await answers.next()).value);
            return texts;
        },
        cpu: () => Number(readFileSync(`/proc/${program.pid}/stat`, 'utf8').split(') ')[1].split(' ')[11]) * 10,
        end: () => program.stdin.end(),
    };
}
