// worker.ts: the C table in a worker of its own, so that thinking bots never hold up the page.  Messages in: { id, request };
// out, in the same order: { id, answer }, or { id, failure } when the module itself is not there or broke.  What was fetched goes out as well:
// the page hands it to its other workers with their first question (thinker.ts).
import games from '../generated/games.json';
import { Hurry } from './hurry';
import { Modules, NoGame } from './modules';
import type { GameInfo } from './protocol';
import type { Answer, WasmEngine } from './wasm-engine';
import { Weights } from './weights';

/** What is fetched once for all workers: compiled modules, and what the bots learned, by the names of the files. */
export type Part = WebAssembly.Module | Uint8Array<ArrayBuffer>;
export type Parts = Map<string, Part>;

export interface Question {
    id: number;
    request: { do: string; [field: string]: unknown };
    begin?: { parts: Parts; pressed: SharedArrayBuffer | null }; // with the first one
}
export type Reply = { id: number; answer: Answer } | { id: number; failure: string } | { part: string; value: Part };

/** Files of the build by the name before their ending. */
const named = (urls: Record<string, string>): Map<string, string> => new Map(Object.entries(urls).map(([path, url]) => [/(\w+)\.\w+$/.exec(path)![1]!, url]));

const modules = named(import.meta.glob<string>('../generated/modules/*.wasm', { query: '?url', import: 'default', eager: true }));
let hurry = new Hurry(null);
let parts: Parts = new Map();
let engine: Modules; // from the first question on

async function part<P extends Part>(name: string, get: () => Promise<P>): Promise<P> {
    const had = parts.get(name);
    if (had) return had as P;
    const value = await get();
    postMessage({ part: name, value } satisfies Reply);
    return value;
}

function begin(known: NonNullable<Question['begin']>): void {
    parts = known.parts;
    hurry = new Hurry(known.pressed);
    const compile = (name: string) => part(`${name}.wasm`, () => WebAssembly.compileStreaming(fetch(modules.get(name)!)));
    engine = new Modules(compile, games as GameInfo[], hurry.clock);
}

const files = named(import.meta.glob<string>('../generated/weights/*.sbw', { query: '?url', import: 'default', eager: true }));
const weights = new Weights(
    Object.fromEntries([...files].map(([game, url]) => [game, () => part(`${game}.sbw`, async () => new Uint8Array(await (await fetch(url)).arrayBuffer()))])),
);

/** Puzzles come when somebody wants one. */
const PUZZLING = new Set(['puzzles', 'puzzle', 'solve']);
const puzzles = named(import.meta.glob<string>('../../../puzzles/*.sbp', { query: '?url', import: 'default', eager: true }));
const taken = new Set<unknown>(); // games whose puzzles are here

async function fetchPuzzles(module: WasmEngine, request: Question['request']): Promise<void> {
    const game = request.game;
    const url = typeof game === 'string' && PUZZLING.has(request.do) && !taken.has(game) ? puzzles.get(game) : undefined;
    if (url && module.takePuzzles(game as string, new Uint8Array(await (await fetch(url)).arrayBuffer()))) taken.add(game);
}

async function answer(request: Question['request']): Promise<Answer> {
    const module = await engine.readyFor(request);
    const file = await weights.neededFor(request);
    if (file) module.takeWeights(file);
    await fetchPuzzles(module, request);
    const said = engine.listed(request, module.ask(request));
    weights.note(request, said);
    return said;
}

let last: Promise<unknown> = Promise.resolve(); // answers come in the order of the questions

/** The module has no chance of its own: the key of a new table comes from here. */
function withSeed(request: Question['request']): Question['request'] {
    if (request.do !== 'new' || request.seed !== undefined) return request;
    const key = crypto.getRandomValues(new Uint8Array(32));
    return { ...request, seed: Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

async function reply({ id, request, begin: known }: Question): Promise<Reply> {
    if (known) begin(known);
    try {
        return { id, answer: await answer(hurry.begin(id, withSeed(request))) };
    } catch (error) {
        if (error instanceof NoGame) return { id, answer: { id, ok: false, error: { code: 'io', message: error.message } } };
        return { id, failure: String(error) };
    }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
    last = last.then(async () => postMessage(await reply(data)));
});
