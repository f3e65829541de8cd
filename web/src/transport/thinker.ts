// thinker.ts: long thoughts in a worker of their own, beside the one with the tables, so that nothing ever waits for them.  It is handed the record
// of a table, which is all there is to know; to stop a thought is to end its worker, whatever it is doing.  The next thought gets a new
// one, for which the modules are compiled and the weights are fetched already (transport.ts).
import type { EngineError, Requests, Transport, Verb } from './protocol';

/** The thought was stopped by whoever asked for it. */
export class Stopped extends Error {}

export class Thinker {
    readonly #start: () => Transport;
    #worker: Transport | null = null;
    #record = ''; // of the table that is open there
    #table: Promise<number> | null = null;

    constructor(start: () => Transport) {
        this.#start = start;
    }

    /** Asks about the table of this record, or about none.  Rejects with Stopped as soon as the signal is given. */
    async ask<V extends Verb>(verb: V, record: string | null, request: Omit<Requests[V][0], 'table'>, signal: AbortSignal): Promise<Requests[V][1]> {
        if (signal.aborted) throw new Stopped();
        const stop = () => this.close();
        signal.addEventListener('abort', stop);
        try {
            const worker = (this.#worker ??= this.#start());
            const about = record === null ? {} : { table: await this.#tableOf(worker, record) };
            return await worker.ask(verb, { ...request, ...about } as Requests[V][0]);
        } catch (e) {
            if (signal.aborted) throw new Stopped();
            if ((e as Partial<EngineError>).code === 'io') this.close(); // it broke: the next one may be luckier
            throw e;
        } finally {
            signal.removeEventListener('abort', stop);
        }
    }

    /** The same record is the same table: a review goes on, and its words in the other language cost no thought. */
    #tableOf(worker: Transport, record: string): Promise<number> {
        if (this.#table && this.#record === record) return this.#table;
        void this.#table?.then((table) => worker.ask('close', { table })).catch(() => undefined);
        this.#record = record;
        return (this.#table = worker.ask('replay', { record }).then(({ table }) => table));
    }

    /** Ends its worker: whoever waits for a thought is told. */
    close(): void {
        this.#worker?.close();
        this.#worker = this.#table = null;
    }
}

/** The answer of somebody who cannot be stopped, for as long as anybody wants it. */
export function untilStopped<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new Stopped());
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}
