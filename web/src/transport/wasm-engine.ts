// wasm-engine.ts: the C table as a WebAssembly module: requests in, answers out, in the same thread (src/wasm/module.c).  Games are
// modules of their own that are linked to it here (game-module.ts).
import { linkGame, type Host } from './game-module';
import { pack, PackError } from './pack';

interface Exports extends Host {
    _initialize(): void;
    sagebrush_input(bytes: number): number;
    sagebrush_answer(bytes: number): number;
    sagebrush_length(): number;
    sagebrush_weights(bytes: number): number;
    sagebrush_puzzles(bytes: number): number;
}

export type Answer = { id: unknown; ok: boolean; error?: Refusal; [member: string]: unknown };
export interface Refusal {
    code: string;
    message: string;
    rule?: string;
    field?: string;
}

function refusal(request: unknown, code: string, message: string): string {
    const id: unknown = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
    const scalar = (typeof id === 'number' && Number.isFinite(id)) || typeof id === 'string' || typeof id === 'boolean';
    return JSON.stringify({ id: scalar ? id : null, ok: false, error: { code, message } });
}

/** A module, its bytes, or what fetch gives. */
export type Source = WebAssembly.Module | BufferSource | Response | Promise<WebAssembly.Module | Response>;

async function compiled(source: Source): Promise<WebAssembly.Module> {
    const from = await source;
    if (from instanceof WebAssembly.Module) return from;
    return from instanceof Response ? WebAssembly.compileStreaming(from) : WebAssembly.compile(from);
}

export class WasmEngine {
    private readonly decoder = new TextDecoder();
    private broken: unknown = null;

    private constructor(private readonly module: Exports) {}

    /** `clock`: milliseconds since whenever, for thoughts within a limit of time. */
    static async start(source: Source, clock = () => performance.now()): Promise<WasmEngine> {
        const instance = await WebAssembly.instantiate(await compiled(source), { host: { clock } });
        const module = instance.exports as unknown as Exports;
        module._initialize();
        return new WasmEngine(module);
    }

    /** One more game: tables of it can be opened from now on. */
    async addGame(source: Source): Promise<void> {
        await linkGame(this.module, await compiled(source));
    }

    /** The answer as JSON text: one object, whatever the request is.  Throws when the module broke: nothing in it can be relied on
     *  then (its stack and its memory are as the trap left them), so it is not asked again. */
    askText(request: unknown): string {
        if (this.broken !== null) throw this.broken;
        let document: Uint8Array;
        try {
            document = pack(request);
        } catch (error) {
            if (error instanceof PackError) return refusal(request, 'bad_json', error.message);
            throw error;
        }
        try {
            return this.answer(document) ?? refusal(request, 'limit', 'the request is too long');
        } catch (error) {
            this.broken = error;
            throw error;
        }
    }

    private answer(document: Uint8Array): string | null {
        const at = this.module.sagebrush_input(document.length) >>> 0; // an address is a number without sign
        if (at === 0) return null;
        new Uint8Array(this.module.memory.buffer, at, document.length).set(document);
        const answer = this.module.sagebrush_answer(document.length) >>> 0;
        const bytes = new Uint8Array(this.module.memory.buffer, answer, this.module.sagebrush_length());
        return this.decoder.decode(bytes);
    }

    /** What the bots of a game have learned; false when the module does not take it. */
    takeWeights(file: Uint8Array): boolean {
        const at = this.module.sagebrush_input(file.length) >>> 0;
        if (at === 0) return false;
        new Uint8Array(this.module.memory.buffer, at, file.length).set(file);
        return this.module.sagebrush_weights(file.length) !== 0;
    }

    /** The puzzles of a game, a line each; false when the module does not take them. */
    takePuzzles(game: string, lines: Uint8Array): boolean {
        const head = new TextEncoder().encode(`${game}\n`);
        const n = head.length + lines.length;
        const at = this.module.sagebrush_input(n) >>> 0;
        if (at === 0) return false;
        const room = new Uint8Array(this.module.memory.buffer, at, n);
        room.set(head);
        room.set(lines, head.length);
        return this.module.sagebrush_puzzles(n) !== 0;
    }

    ask(request: unknown): Answer {
        return JSON.parse(this.askText(request)) as Answer;
    }
}
