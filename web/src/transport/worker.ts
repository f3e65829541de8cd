// worker.ts: the C table in a worker of its own, so that thinking bots never hold up the page.  Messages in: { id, request };
// out, in the same order: { id, answer }, or { id, failure } when the module itself is not there or broke.
import wasmUrl from '../generated/sagebrush.wasm?url';
import { type Answer, WasmEngine } from './wasm-engine';

export interface Question {
    id: number;
    request: { do: string; [field: string]: unknown };
}
export type Reply = { id: number; answer: Answer } | { id: number; failure: string };

const engine = WasmEngine.start(fetch(wasmUrl));
engine.catch(() => {}); // told to everybody who asks

/** The module has no chance of its own: the key of a new table comes from here. */
function withSeed(request: Question['request']): Question['request'] {
    if (request.do !== 'new' || request.seed !== undefined) return request;
    const key = crypto.getRandomValues(new Uint8Array(32));
    return { ...request, seed: Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    let reply: Reply;
    try {
        reply = { id: data.id, answer: (await engine).ask(withSeed(data.request)) };
    } catch (error) {
        reply = { id: data.id, failure: String(error) };
    }
    postMessage(reply);
});
