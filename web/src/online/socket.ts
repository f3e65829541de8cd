// socket.ts: one WebSocket to the server, opened again whenever it is lost; requests wait until it is there.
// A request whose answer was lost is sent again: the server does everything once.
import { EngineError, type View } from '../transport/protocol';

export interface Message {
    id?: number;
    ok?: boolean;
    push?: string;
    error?: { code: string; message: string; rule?: string; field?: string };
    [member: string]: unknown;
}

interface Waiting {
    text: string;
    resolve(answer: Message): void;
    reject(error: EngineError): void;
}

/** What of a WebSocket is used: a test brings its own. */
export interface Wire {
    readyState: number;
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onclose: ((event: { code: number }) => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const LOGGED_OUT = 4001;

export class ServerSocket {
    #wire: Wire | null = null;
    #waiting = new Map<number, Waiting>(); // in order
    #last = 0;
    #pause = FIRST_PAUSE;
    #greeted = false; // who we are was said on this connection
    #closed = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** `greet` is asked for on every connection before anything else; `changed` tells whether we are connected. */
    constructor(
        private readonly open: () => Wire,
        private readonly greet: (first: (verb: string, fields: object) => Promise<Message>) => Promise<void>,
        private readonly pushed: (message: Message) => void,
        private readonly changed: (connected: boolean) => void,
    ) {
        this.#connect();
    }

    ask(verb: string, fields: object = {}): Promise<Message> {
        return this.#send(verb, fields, this.#greeted);
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
        this.#wire?.close();
        for (const { reject } of this.#waiting.values()) reject(new EngineError('io', 'closed'));
        this.#waiting.clear();
    }

    #send(verb: string, fields: object, now: boolean): Promise<Message> {
        const id = ++this.#last;
        const text = JSON.stringify({ id, do: verb, ...fields });
        const answer = new Promise<Message>((resolve, reject) => this.#waiting.set(id, { text, resolve, reject }));
        if (now && this.#wire?.readyState === 1) this.#wire.send(text);
        return answer.then((message) => {
            if (message.ok) return message;
            const e = message.error;
            throw new EngineError(e?.code ?? 'io', e?.message ?? '', e?.rule, e?.field, message.view as View | undefined);
        });
    }

    #connect(): void {
        const wire = this.open();
        this.#wire = wire;
        wire.onopen = () => void this.#opened();
        wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
        wire.onclose = ({ code }) => this.#lost(code);
    }

    async #opened(): Promise<void> {
        const older = [...this.#waiting.values()];
        try {
            await this.greet((verb, fields) => this.#send(verb, fields, true));
        } catch {
            /* nobody yet: what needs a person is refused by the server */
        }
        if (this.#wire?.readyState !== 1) return;
        this.#greeted = true;
        this.#pause = FIRST_PAUSE;
        this.changed(true);
        for (const { text } of older) this.#wire.send(text);
        const known = new Set(older.map((w) => w.text));
        for (const { text } of this.#waiting.values()) if (!known.has(text)) this.#wire.send(text);
    }

    #hear(message: Message): void {
        if (message.push) return this.pushed(message);
        const waiting = this.#waiting.get(message.id ?? 0);
        this.#waiting.delete(message.id ?? 0);
        waiting?.resolve(message);
    }

    #lost(code: number): void {
        this.#greeted = false;
        this.#wire = null;
        this.changed(false);
        if (this.#closed || code === LOGGED_OUT) return;
        const jitter = 0.7 + 0.6 * Math.random();
        this.#timer = setTimeout(() => this.#connect(), this.#pause * jitter);
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    }
}
