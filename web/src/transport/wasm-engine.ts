// wasm-engine.ts: the C table as a WebAssembly module: requests in, answers out, in the same thread (src/wasm/module.c).
import { pack, PackError } from './pack';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    sagebrush_input(bytes: number): number;
    sagebrush_answer(bytes: number): number;
    sagebrush_length(): number;
    sagebrush_weights(bytes: number): number;
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

export class WasmEngine {
    private readonly decoder = new TextDecoder();
    private broken: unknown = null;

    private constructor(private readonly module: Exports) {}

    /** From the bytes of the module, or from what fetch gives. */
    static async start(source: BufferSource | Response | Promise<Response>): Promise<WasmEngine> {
        const isBytes = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
        const { instance } = isBytes
            ? await WebAssembly.instantiate(source, {})
            : await WebAssembly.instantiateStreaming(source, {});
        const module = instance.exports as unknown as Exports;
        module._initialize();
        return new WasmEngine(module);
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

    ask(request: unknown): Answer {
        return JSON.parse(this.askText(request)) as Answer;
    }
}
