// transport.ts: ways to the table (protocol.ts has the interface).  Today: a worker with the C table in it.
import { EngineError, type Requests, type Transport, type Verb } from './protocol';
import { Hurry } from './hurry';
import type { Parts, Question, Reply } from './worker';
import type { Answer } from './wasm-engine';

/** What a worker is to us: also a test's stand-in for the thread around the real module. */
export interface Port {
    postMessage(question: Question): void;
    addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
    addEventListener(type: 'error', listener: (event: Event) => void): void;
    terminate(): void;
}

/** The members of an answer, or its refusal as an exception. */
export function settle<V extends Verb>(answer: Answer): Requests[V][1] {
    const { id: _id, ok, error, ...members } = answer;
    if (ok) return members as Requests[V][1];
    throw new EngineError(error?.code ?? 'io', error?.message ?? 'no reason given', error?.rule, error?.field);
}

interface Waiting {
    resolve(answer: Answer): void;
    reject(error: EngineError): void;
}

export class WorkerTransport implements Transport {
    private readonly waiting = new Map<number, Waiting>();
    private last = 0;
    private broken: EngineError | null = null;
    private readonly pressed = Hurry.here();

    /** `onBreak` is called once, when the table is gone for good: everything that was asked and will be asked is refused.  `parts`: what
     *  workers of this page have fetched, this one's too. */
    constructor(
        private readonly worker: Port,
        private readonly onBreak: (error: EngineError) => void = () => undefined,
        private readonly parts: Parts = new Map(),
    ) {
        worker.addEventListener('message', ({ data }) => this.hear(data));
        worker.addEventListener('error', () => this.breakDown('the worker stopped'));
    }

    /** The worker of this page. */
    static start(onBreak?: (error: EngineError) => void, parts?: Parts): WorkerTransport {
        return new WorkerTransport(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onBreak, parts);
    }

    spare(): WorkerTransport {
        return WorkerTransport.start(undefined, this.parts);
    }

    hurry(): void {
        this.pressed.tell(this.last);
    }

    async ask<V extends Verb>(verb: V, request: Requests[V][0]): Promise<Requests[V][1]> {
        if (this.broken) throw this.broken;
        const id = ++this.last;
        const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
        const begin = id === 1 ? { begin: { parts: this.parts, pressed: this.pressed.memory } } : {};
        this.worker.postMessage({ id, request: { id, do: verb, ...request }, ...begin });
        return settle<V>(await answer);
    }

    close(): void {
        this.fail('the table is closed');
        this.worker.terminate();
    }

    private hear(reply: Reply): void {
        if ('part' in reply) return void this.parts.set(reply.part, reply.value);
        if (!('answer' in reply)) return this.breakDown(`the table stopped: ${reply.failure}`);
        this.waiting.get(reply.id)?.resolve(reply.answer);
        this.waiting.delete(reply.id);
    }

    private breakDown(message: string): void {
        if (this.broken) return;
        this.fail(message);
        this.worker.terminate();
        this.onBreak(this.broken!);
    }

    /** Nobody waits for ever. */
    private fail(message: string): void {
        this.broken ??= new EngineError('io', message);
        for (const { reject } of this.waiting.values()) reject(this.broken);
        this.waiting.clear();
    }
}
