// link.ts: the way from this screen to one table: the seat's protocol (docs/protocol.md), for every seat that sits here and to watch.
// A session knows nothing else of a table.  LocalLink goes to the page's own worker, which is the host as well; a link over a
// WebSocket has the same face: its server plays the bots, and `step` waits for what it tells.
import type { GameEvent, Incident, SeatRequests, SeatVerb, Transport, View, Viewer } from '../transport/protocol';

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
    /** Whoever is not at this screen makes a move: resolves when the table has changed; false when there was nobody to wait for. */
    step(): Promise<boolean>;
    /** The record for safe-keeping; null where somebody else keeps it. */
    record(): Promise<string | null>;
    close(): void;
}

/** Milliseconds that a bot may think about a move: a slow machine gets the best answer it can find within a second. */
const PATIENCE = 800;

/** The page is host and player in one: a table in the worker. */
export class LocalLink implements TableLink {
    constructor(
        private readonly transport: Transport,
        readonly table: number,
    ) {}

    async ask<V extends SeatVerb>(who: Viewer, verb: V, request: SeatRequests[V][0]): Promise<SeatRequests[V][1]> {
        const viewer = who === 'spectator' ? { viewer: who } : { seat: who };
        const inner: { do: SeatVerb; [field: string]: unknown } = { do: verb, ...(request as Record<string, unknown>) };
        return (await this.transport.ask('seat', { table: this.table, ...viewer, request: inner })) as SeatRequests[V][1];
    }

    async step(): Promise<boolean> {
        const { seat } = await this.transport.ask('step', { table: this.table, viewer: 'spectator', ms: PATIENCE });
        return seat !== null;
    }

    async record(): Promise<string> {
        return (await this.transport.ask('record', { table: this.table })).record;
    }

    close(): void {
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
