// online.svelte.ts: this page at its server: who we are, the tables that we look at, lists.
import { prefs } from '../lib/prefs.svelte';
import { EngineError, type View } from '../transport/protocol';
import type { NewTable, Outline, Person, Said, Told } from './api';
import { Incoming } from './incoming';
import { type Message, ServerSocket, type Wire } from './socket';

const TOKEN = 'sagebrush.token';

/** One table as this page knows it. */
export class Room {
    outline = $state.raw<Outline | null>(null);
    said = $state.raw<Said[]>([]);
    missing = $state(false);
    heard = $state(0); // when the outline came: clocks go on from there
    seq = 0;
    news: (() => void) | null = null; // the game has gone on: `incoming` has it
    readonly incoming = new Incoming();
    view: View | null = null; // as it came last, for who looks first

    constructor(readonly id: string) {}

    /** A view that the page has asked for. */
    answered(view: View): void {
        this.view = view;
        this.incoming.answered(view);
    }

    take(told: Told, all: boolean): void {
        if (told.seq < this.seq && !all) return; // overtaken by an answer
        const game = told.view !== undefined && told.seq > this.seq;
        this.seq = told.seq;
        if (told.outline) {
            this.outline = told.outline;
            this.heard = Date.now();
        }
        if (told.said) {
            const known = new Set(this.said.map((s) => s.n));
            this.said = [...this.said, ...told.said.filter((s) => !known.has(s.n))].slice(-100);
        }
        if (!told.view || !(game || all)) return;
        this.view = told.view;
        this.incoming.pushed(told.view);
        this.news?.();
    }
}

class Online {
    connected = $state(false);
    since = $state(0); // when the connection was lost
    person = $state.raw<Person | null>(null);
    #socket: ServerSocket | null = null;
    #rooms = new Map<string, Room>();

    /** The page was served by a server that keeps tables, or at least it looks like one. */
    get possible(): boolean {
        return location.protocol.startsWith('http');
    }

    start(): void {
        if (this.#socket || !this.possible) return;
        const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
        this.since = Date.now();
        this.#socket = new ServerSocket(
            () => new WebSocket(url) as unknown as Wire,
            (first) => this.#greet(first),
            (message) => this.#pushed(message),
            (connected) => this.#changed(connected),
        );
    }

    ask(verb: string, fields: object = {}): Promise<Message> {
        this.start();
        return this.#socket ? this.#socket.ask(verb, fields) : Promise.reject(new EngineError('io', 'no server'));
    }

    // ---- who we are

    async #greet(first: (verb: string, fields: object) => Promise<Message>): Promise<void> {
        const token = localStorage.getItem(TOKEN);
        try {
            if (token) this.person = (await first('enter', { token, lang: prefs.lang })).person as Person;
        } catch (e) {
            if (!(e instanceof EngineError) || e.code !== 'no_person') throw e;
            localStorage.removeItem(TOKEN);
            this.person = null;
        }
        for (const room of this.#rooms.values()) void this.#look(room).catch(() => undefined);
    }

    async enter(fields: { name: string } | { login: string; password: string } | { recovery: string }): Promise<void> {
        const answer = await this.ask('enter', { ...fields, lang: prefs.lang });
        this.person = answer.person as Person;
        localStorage.setItem(TOKEN, answer.token as string);
        prefs.name ||= this.person.name;
    }

    /** Whoever we are there, or a guest of this name. */
    async known(name: string): Promise<void> {
        await this.ask('hello'); // behind the greeting, which says who we are
        if (!this.person) await this.enter({ name });
    }

    async leaveServer(everywhere = false): Promise<void> {
        await this.ask('logout', { everywhere });
        localStorage.removeItem(TOKEN);
        this.person = null;
    }

    // ---- tables

    async list(which: 'open' | 'running' | 'mine' | 'friends'): Promise<Outline[]> {
        return (await this.ask('tables', { which })).tables as Outline[];
    }

    async make(wish: NewTable): Promise<string> {
        return (await this.ask('new', wish)).table as string;
    }

    /** A chair of it, or any that is free; with a part in its chance, which this browser looks for in the record at the end. */
    async sit(table: string, seat?: number): Promise<void> {
        const mine = nonce();
        localStorage.setItem(nonceKey(table), mine);
        await this.ask('sit', { table, nonce: mine, ...(seat === undefined ? {} : { seat }) });
    }

    /** A table, watched from now on. */
    async room(id: string): Promise<Room> {
        const room = this.#rooms.get(id) ?? new Room(id);
        this.#rooms.set(id, room);
        try {
            await this.#look(room);
        } catch (e) {
            if (e instanceof EngineError && e.code === 'no_table') room.missing = true;
            else throw e;
        }
        return room;
    }

    forget(id: string): void {
        if (!this.#rooms.delete(id)) return;
        void this.ask('unwatch', { table: id }).catch(() => undefined);
    }

    /** The table in the other language, from now on. */
    retell(room: Room): Promise<void> {
        room.incoming.forget();
        return this.#look(room);
    }

    /** All there is to see, or, after a lost connection, what was missed. */
    async #look(room: Room): Promise<void> {
        room.take((await this.ask('watch', { table: room.id, lang: prefs.lang, ...room.incoming.seen })) as unknown as Told, true);
    }

    #pushed(message: Message): void {
        if (message.push === 'table') this.#rooms.get(message.table as string)?.take(message as unknown as Told, false);
    }

    #changed(connected: boolean): void {
        this.connected = connected;
        if (!connected) this.since = Date.now();
    }
}

export const online = new Online();

export const nonceKey = (table: string) => `sagebrush.nonce.${table}`;

/** The part of this browser in the chance of a table. */
function nonce(): string {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
