// remote-link.ts: the way to a table on the server, with the face of link.ts: the server knows whose seat this is, plays the
// bots and keeps the record.
import type { TableLink } from '../table/link';
import { type Advice, EngineError, type SeatRequests, type SeatVerb, type View, type Viewer } from '../transport/protocol';
import { untilStopped } from '../transport/thinker';
import { online, type Room } from './online.svelte';
import type { Message } from './socket';

export class RemoteLink implements TableLink {
    readonly table = 0;
    #news: () => void = () => undefined;
    readonly #hear = () => this.#news();

    constructor(readonly room: Room) {
        room.news = this.#hear; // what comes while the table is being opened waits
    }

    get seats(): number[] {
        const seat = this.room.outline?.seat;
        return typeof seat === 'number' ? [seat] : [];
    }

    async ask<V extends SeatVerb>(_who: Viewer, verb: V, request: SeatRequests[V][0]): Promise<SeatRequests[V][1]> {
        const { id: _id, ok: _ok, ...answer } = await this.#answer(verb, { table: this.room.id, ...(request as object) });
        if (answer.view) this.room.answered(answer.view as View);
        return answer as unknown as SeatRequests[V][1];
    }

    #answer(verb: SeatVerb, request: object): Promise<Message> {
        return online.ask(verb, request).catch((e: unknown) => {
            if (e instanceof EngineError && e.view) this.room.answered(e.view);
            throw e;
        });
    }

    listen(news: () => void): void {
        this.#news = news;
        if (!this.room.incoming.isEmpty) news();
    }

    told(): View[] {
        return this.room.incoming.take();
    }

    retell(): Promise<void> {
        return online.retell(this.room);
    }

    /** The server's coach has the server's limits. */
    advise(seat: number, request: { bot?: string; lang: 'en' | 'fr' }, signal: AbortSignal): Promise<Advice> {
        return untilStopped(this.ask(seat, 'coach', request), signal);
    }

    step(): Promise<boolean> {
        return Promise.resolve(false);
    }

    record(): Promise<null> {
        return Promise.resolve(null);
    }

    /** What anybody may have of it. */
    async publicRecord(): Promise<string> {
        return (await online.ask('record', { table: this.room.id })).record as string;
    }

    close(): void {
        if (this.room.news !== this.#hear) return; // somebody else looks at it now
        this.room.news = null;
        online.forget(this.room.id);
    }
}
