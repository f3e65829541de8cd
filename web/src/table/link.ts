// link.ts: the way from this screen to one table: the seat's protocol (docs/protocol.md), for every seat that sits here and to watch.
// A session knows nothing else of a table.  LocalLink goes to the page's own worker, which is the host as well; a link over a
// WebSocket has the same face: its server plays the bots, and `step` waits for what it tells.
import type { Advice, GameEvent, Incident, SeatRequests, SeatVerb, Transport, View, Viewer } from '../transport/protocol';
import { Thinker, untilStopped } from '../transport/thinker';

export interface TableLink {
    readonly table: number; // for who looks back at it
    ask<V extends SeatVerb>(who: Viewer, verb: V, request: SeatRequests[V][0]): Promise<SeatRequests[V][1]>; // rejects with EngineError
    /** The seats at this screen; absent: all that people sit on. */
    readonly seats?: number[];
    /** A table that goes on by itself, because others play there: `news` is called when it has, and `told` gives the views that came. */
    listen?(news: () => void): void;
    told?(): View[];
    /** What is told from now on is told in the reader's language of now. */
    retell?(): Promise<void>;
    /** What the coach thinks, the bot of this name or the best one.  Rejects with Stopped as soon as the signal is given. */
    advise(seat: number, request: { bot?: string; lang: 'en' | 'fr' }, signal: AbortSignal): Promise<Advice>;
    /** Whoever is not at this screen makes a move: resolves when the table has changed; false when there was nobody to wait for.  `now`:
     *  without thinking long. */
    step(now?: boolean): Promise<boolean>;
    /** Whoever thinks moves now, as well as it can. */
    hurry?(): void;
    /** The record for safe-keeping; null where somebody else keeps it. */
    record(): Promise<string | null>;
    close(): void;
}

/** Milliseconds that a bot may think about a move, and the coach about its first answer: a slow machine gets the best answer it can find
 *  within a second. */
const PATIENCE = 800;
/** For whoever is told not to think long. */
const NOW = 1;
/** The coach's better answer, while the first one is on the screen and nothing waits. */
const AT_LEISURE = 5000;

/** The page is host and player in one: a table in the worker.  The coach thinks in another one. */
export class LocalLink implements TableLink {
    readonly #thinker: Thinker | null;

    constructor(
        private readonly transport: Transport,
        readonly table: number,
    ) {
        this.#thinker = transport.spare ? new Thinker(() => transport.spare!()) : null;
    }

    async ask<V extends SeatVerb>(who: Viewer, verb: V, request: SeatRequests[V][0]): Promise<SeatRequests[V][1]> {
        const viewer = who === 'spectator' ? { viewer: who } : { seat: who };
        const inner: { do: SeatVerb; [field: string]: unknown } = { do: verb, ...(request as Record<string, unknown>) };
        return (await this.transport.ask('seat', { table: this.table, ...viewer, request: inner })) as SeatRequests[V][1];
    }

    async advise(seat: number, request: { bot?: string; lang: 'en' | 'fr' }, signal: AbortSignal): Promise<Advice> {
        const inner = { do: 'coach', ...request, ms: request.bot ? PATIENCE : AT_LEISURE } as const;
        if (!this.#thinker) return untilStopped(this.ask(seat, 'coach', inner), signal);
        return (await this.#thinker.ask('seat', await this.record(), { seat, request: inner }, signal)) as unknown as Advice;
    }

    async step(now = false): Promise<boolean> {
        const { seat } = await this.transport.ask('step', { table: this.table, viewer: 'spectator', ms: now ? NOW : PATIENCE });
        return seat !== null;
    }

    hurry(): void {
        this.transport.hurry?.();
    }

    async record(): Promise<string> {
        return (await this.transport.ask('record', { table: this.table })).record;
    }

    close(): void {
        this.#thinker?.close();
        void this.transport.ask('close', { table: this.table }).catch(() => undefined);
    }
}

/** What one viewer has been told so far: only news come over the wire. */
export class Eyes {
    log: GameEvent[] = [];
    incidents: Incident[] = []; // those told so far, in order
    #next = 0;
    #undos = 0;

    constructor(
        private readonly link: TableLink,
        private readonly who: Viewer,
    ) {}

    /** For requests: which events are here already. */
    get since(): number {
        return this.#next;
    }

    async look(lang: 'en' | 'fr'): Promise<View> {
        const { view } = await this.link.ask(this.who, 'view', { since: this.#next, undos: this.#undos, lang });
        return this.take(view, lang);
    }

    /** Views that came one after another: the last one with the news of all of them. */
    async takeAll(views: View[], lang: 'en' | 'fr'): Promise<View> {
        let [had, last] = [this.#next, views[0]!];
        for (const view of views) {
            had = Math.min(had, view.events_from);
            last = await this.take(view, lang);
        }
        return { ...last, events: this.log.filter((e) => (e.number ?? 0) >= had) };
    }

    /** A view that came: what it says is taken back goes, what is missing before its events is fetched.  Answers the view with
     *  all its news. */
    async take(view: View, lang: 'en' | 'fr'): Promise<View> {
        const had = Math.min(this.#next, view.events_from);
        this.log = this.log.filter((e) => (e.number ?? 0) < view.events_from);
        while (this.#next < view.events_from) {
            const page = await this.link.ask(this.who, 'events', { since: this.#next, lang });
            this.log.push(...page.events.filter((e) => (e.number ?? 0) < view.events_from));
            this.#next = Math.min(page.events_next, view.events_from);
        }
        this.log = [...this.log, ...view.events];
        this.#next = view.events_next;
        this.#undos = view.undos;
        this.#learn(view.incidents);
        return { ...view, events: this.log.filter((e) => (e.number ?? 0) >= had) };
    }

    /** A view tells the last ones; where they stand may have changed.  What was told before them stays. */
    #learn(last: Incident[]): void {
        const [first] = last;
        if (!first) return;
        const old = this.incidents.filter((i) => i.number < first.number);
        this.incidents = [...old.map((i) => ({ ...i, after: Math.min(i.after, first.after) })), ...last];
    }

    /** The log as people read it: what happened, and between it what happened beside the moves. */
    get lines(): GameEvent[] {
        const lines: GameEvent[] = [];
        let next = 0;
        const tell = (before: number) => {
            for (let i: Incident | undefined; (i = this.incidents[next]) && i.after <= before; next++) lines.push(lineOf(i));
        };
        for (const event of this.log) {
            tell(event.number ?? 0);
            lines.push(event);
        }
        tell(Infinity);
        return lines;
    }
}

/** Its event's name is one that no game has. */
function lineOf({ incident, seat, text }: Incident): GameEvent {
    return { event: `incident:${incident}`, ...(seat === undefined ? {} : { seat }), text };
}
