// hurry.ts: a thought that is told to end: page and worker share a number where the browser lets them (a page that is isolated from others: the
// server's headers); questions up to it are in a hurry.  The module asks for the time while it thinks within a limit (`ms`), and for such a
// question all of it is over: the answer is the best one so far.  Where nothing is shared the thought goes on to its limit.

const LATE = 1e9; // milliseconds: more than any limit
const AT_ONCE = 1; // milliseconds

interface Request {
    do: string;
    [field: string]: unknown;
}

export class Hurry {
    readonly #upTo: Int32Array | null;
    #question = Infinity; // the one that is being answered

    constructor(readonly memory: SharedArrayBuffer | null) {
        this.#upTo = memory && new Int32Array(memory);
    }

    /** Of a page: shared if it can be. */
    static here(): Hurry {
        return new Hurry(globalThis.crossOriginIsolated ? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) : null);
    }

    /** Questions are numbered from 1 on; this one and all before it. */
    tell(question: number): void {
        if (this.#upTo) Atomics.store(this.#upTo, 0, question);
    }

    #isTold(question: number): boolean {
        return this.#upTo !== null && question <= Atomics.load(this.#upTo, 0);
    }

    /** A question is answered from now on.  One that was told before it began has hardly any time to begin with. */
    begin(question: number, request: Request): Request {
        const late = this.#isTold(question);
        this.#question = late ? Infinity : question;
        return late && typeof request.ms === 'number' ? { ...request, ms: AT_ONCE } : request;
    }

    /** Milliseconds since whenever. */
    readonly clock = (): number => performance.now() + (this.#isTold(this.#question) ? LATE : 0);
}
