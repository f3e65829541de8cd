// session.svelte.ts: one table on this screen: people and bots, what is shown now, what is still to be shown.
// The engine decides everything; the session asks it, in order, and shows the answers one step after another.
import type { Animated, Step } from '../games/board';
import { i18n } from '../i18n/index.svelte';
import { typeset, typesetView } from '../i18n/typography';
import { prefs } from '../lib/prefs.svelte';
import { toasts } from '../lib/toasts.svelte';
import { EngineError, type GameEvent, type SeatWish, type Transport, type View, type Viewer } from '../transport/protocol';
import { isPrivate } from './privacy';
import { lastPlyOf, recordedMoves } from './record';
import * as saves from './saves';

export interface TableWish {
    game: string;
    options: Record<string, string | number>;
    seats: SeatWish[];
    seed?: string;
}

export interface LogLine extends GameEvent {
    fresh: boolean; // came with the step shown last
}

/** What a person is asked before something happens; answered by `answer`. */
export interface AgreementAsk {
    seats: number[]; // the people at this screen
    answer(yes: boolean): void;
}

const PLAYOUTS = 400; // a bot's effort for one move: an instant

export class Session {
    readonly id: string;
    readonly #transport: Transport;
    #table = 0;
    #disposed = false;
    #movers = $state.raw<number[]>([]); // whose every move in the log was
    #skip: AbortController | null = null;
    #skipAll = false;
    #secret = false; // the last choice was one of several made in secret
    #lang = prefs.lang;

    view = $state.raw<View | null>(null);
    log = $state.raw<LogLine[]>([]);
    working = $state(false); // a chain of requests is under way
    thinking = $state<number | null>(null); // the bot that thinks
    showing = $state.raw<Step | null>(null); // the step being shown
    handover = $state<number | null>(null); // the seat that must take the device
    hint = $state<string | null>(null); // the move proposed
    previewed = $state<string | null>(null);
    agreement = $state.raw<AgreementAsk | null>(null);
    free = $state.raw<number[]>([]); // people at this screen who are not asked and may do something nevertheless
    saved = $state(true);
    kept = ''; // the record as this screen stored it last
    board: Partial<Animated> | null = null; // the drawing, when it can show steps

    private constructor(transport: Transport, id: string) {
        this.#transport = transport;
        this.id = id;
    }

    static async create(transport: Transport, wish: TableWish): Promise<Session> {
        const session = new Session(transport, saves.newId());
        const { game, options, seats, seed } = wish;
        const answer = await transport.ask('new', { game, players: seats.length, options, seats, ...(seed ? { seed } : {}) });
        await session.#open(answer.table);
        return session;
    }

    static async resume(transport: Transport, id: string, record: string, ply?: number): Promise<Session> {
        const session = new Session(transport, id);
        const { table } = await transport.ask('replay', { record, ply });
        await session.#open(table);
        return session;
    }

    async #open(table: number): Promise<void> {
        this.#table = table;
        const spectator = await this.#look('spectator', 0);
        this.view = spectator;
        this.log = spectator.events.map((e) => ({ ...e, fresh: false }));
        const first = this.people[0];
        if (first !== undefined && this.people.length === 1) await this.#lookAs(first);
        const record = await this.record();
        this.#movers = recordedMoves(record).map((m) => m.seat);
        this.#store(record);
    }

    /** Starts what needs nobody: bots that are to move, the hand-over.  Called when the table is on the screen. */
    start(): void {
        void this.#chain(() => this.#advance());
    }

    dispose(): void {
        this.#disposed = true;
        this.#skip?.abort();
        void this.#transport.ask('close', { table: this.#table }).catch(() => undefined);
    }

    // ---- queries

    get table(): number {
        return this.#table;
    }

    async record(): Promise<string> {
        return (await this.#transport.ask('record', { table: this.#table })).record;
    }

    get people(): number[] {
        return this.view?.seats.filter((s) => s.kind === 'human').map((s) => s.seat) ?? [];
    }

    get busy(): boolean {
        return this.working || this.thinking !== null || this.showing !== null;
    }

    /** The seat whose choices are on the screen. */
    get seat(): number | null {
        return typeof this.view?.viewer === 'number' ? this.view.viewer : null;
    }

    get isAsked(): boolean {
        return this.seat !== null && !this.busy && this.handover === null && (this.view?.pending.includes(this.seat) ?? false);
    }

    name(seat: number): string {
        return this.view?.seats[seat]?.name ?? this.view?.automas.find((a) => a.seat === seat)?.name ?? String(seat + 1);
    }

    // ---- what people do

    play(move: string): Promise<void> {
        const seat = this.seat;
        if (seat === null || !this.view?.moves.some((m) => m.move === move)) return Promise.resolve();
        return this.#chain(async () => {
            await this.#apply(seat, move);
            await this.#advance();
        });
    }

    undo(): Promise<void> {
        return this.#chain(async () => {
            const last = this.#movers.at(-1);
            const seat = last !== undefined && this.people.includes(last) ? last : this.seat;
            if (seat === null) return;
            try {
                this.#cut((await this.#transport.ask('undo', { table: this.#table, seat })).plies);
            } catch (e) {
                if (!(e instanceof EngineError)) throw e;
                if (e.code === 'undo_barrier' || e.code === 'undo_turn') return await this.#undoTogether();
                throw e;
            }
            await this.#afterUndo();
            await this.#seatNext();
        });
    }

    redo(): Promise<void> {
        return this.#chain(async () => {
            if (this.seat === null) return;
            const { seat } = this;
            await this.#transport.ask('redo', { table: this.#table, seat });
            this.#movers = [...this.#movers, seat];
            await this.#afterUndo();
            await this.#advance();
        });
    }

    reset(): Promise<void> {
        return this.#chain(async () => {
            if (this.seat === null) return;
            this.#cut((await this.#transport.ask('reset', { table: this.#table, seat: this.seat })).plies);
            await this.#afterUndo();
        });
    }

    /** Can anything be taken back, freely or by agreement? */
    get canTakeBack(): boolean {
        return !this.busy && this.handover === null && lastPlyOf(this.#movers, this.people) !== null;
    }

    async askHint(): Promise<void> {
        await this.#chain(async () => {
            const { seat, view } = this;
            if (seat === null || !view || !view.pending.includes(seat)) return;
            const bot = view.seats.find((s) => s.bot && s.bot !== 'random')?.bot ?? 'greedy';
            const answer = await this.#transport.ask('bot', { table: this.#table, seat, bot, playouts: PLAYOUTS, seed: view.ply });
            this.hint = answer.move;
            this.previewed = answer.move;
        });
    }

    async whyNot(move: string): Promise<void> {
        if (this.seat === null) return;
        try {
            const why = await this.#transport.ask('why', { table: this.#table, seat: this.seat, move, lang: prefs.lang });
            const text = why.legal ? i18n.t.table.whyNotAllowed : typeset(prefs.lang, why.message ?? '');
            toasts.show('note', text, why.rule);
        } catch (e) {
            this.#complain(e);
        }
    }

    takeDevice(): void {
        const seat = this.handover;
        if (seat === null) return;
        void this.#chain(async () => {
            await this.#lookAs(seat);
            this.handover = null;
        });
    }

    /** Somebody who is not asked wants the screen, to do what may be done in another's turn. */
    giveTo(seat: number): Promise<void> {
        return this.#chain(() => this.#giveTo(seat));
    }

    /** Nothing more to do in another's turn: the screen goes back to who is asked. */
    giveBack(): Promise<void> {
        return this.#chain(() => this.#seatNext());
    }

    /** The drawing goes away: what it was showing ends here. */
    detach(): void {
        this.board = null;
        this.#skip?.abort();
    }

    /** Ends what is being shown, and what is still to come until somebody is asked. */
    skip(): void {
        this.#skipAll = true;
        this.#skip?.abort();
    }

    /** The other language: the same position in its words. */
    async retell(): Promise<void> {
        if (this.#lang === prefs.lang || !this.view) return;
        this.#lang = prefs.lang;
        await this.#chain(async () => {
            if (this.view) await this.#lookAs(this.view.viewer);
        });
    }

    // ---- how it goes on

    /** One chain of requests at a time; a refusal is shown and changes nothing. */
    async #chain(work: () => Promise<void>): Promise<void> {
        if (this.working || this.#disposed) return;
        this.working = true;
        this.hint = null;
        this.previewed = null;
        try {
            await work();
            await this.#findFree();
        } catch (e) {
            this.#complain(e);
            await this.#recover();
        } finally {
            this.working = false;
            this.#skipAll = false;
            this.thinking = null;
            this.showing = null;
        }
        if (!this.#disposed) void this.#save();
        if (this.#lang !== prefs.lang) await this.retell();
    }

    #complain(e: unknown): void {
        if (this.#disposed) return;
        const message = e instanceof EngineError ? typeset(prefs.lang, e.message) : String(e);
        toasts.show('error', e instanceof EngineError ? message : i18n.t.errors.engine(message), e instanceof EngineError ? e.rule : undefined);
    }

    /** After trouble the screen shows what the engine has, whatever that is. */
    async #recover(): Promise<void> {
        try {
            if (this.view) await this.#lookAs(this.view.viewer);
        } catch {
            /* the engine is gone; the record is saved */
        }
    }

    async #look(viewer: Viewer, since: number): Promise<View> {
        const who = viewer === 'spectator' ? { viewer } : { seat: viewer };
        const answer = await this.#transport.ask('view', { table: this.#table, ...who, since, lang: prefs.lang });
        return typesetView(prefs.lang, answer.view);
    }

    async #lookAs(viewer: Viewer): Promise<void> {
        const view = await this.#look(viewer, 0);
        if (this.#disposed) return;
        this.view = view;
        this.log = view.events.map((e) => ({ ...e, fresh: false }));
    }

    async #apply(seat: number, move: string): Promise<void> {
        const before = this.view!;
        await this.#transport.ask('apply', { table: this.#table, seat, move });
        this.#movers = [...this.#movers, seat];
        if (this.people.includes(seat)) void this.#save();
        this.#secret = this.people.length > 1 && this.people.includes(seat) && before.pending.length > 1;
        const after = await this.#look(this.#secret ? 'spectator' : before.viewer, before.events_next);
        await this.#show({ before, after, events: after.events });
    }

    async #show(step: Step): Promise<void> {
        if (this.#disposed) return;
        this.thinking = null;
        const fresh = step.events.map((e) => ({ ...e, fresh: true }));
        this.log = [...this.log.map((l) => (l.fresh ? { ...l, fresh: false } : l)), ...fresh];
        const ms = this.#skipAll || document.hidden ? 0 : prefs.stepMs;
        if (ms > 0 && step.events.length > 0) {
            this.showing = step;
            this.#skip = new AbortController();
            const signal = this.#skip.signal;
            await Promise.race([this.#animate(step, ms, signal), aborted(signal)]);
            this.#skip = null;
        }
        this.view = step.after;
        this.showing = null;
    }

    async #animate(step: Step, ms: number, signal: AbortSignal): Promise<void> {
        if (this.board?.animate && !prefs.reducedMotion) {
            await this.board.animate(step, ms, signal);
            return;
        }
        this.view = step.after; // nothing travels: the new position is shown while the log line is lit
        await pause(ms, signal);
    }

    /** Bots play until a person is asked; then the right person gets the screen. */
    async #advance(): Promise<void> {
        for (;;) {
            const view = this.view;
            if (this.#disposed || !view || view.over) break;
            const bot = view.seats.find((s) => s.kind === 'bot' && view.pending.includes(s.seat));
            if (!bot) break;
            this.thinking = bot.seat;
            const seed = (parseInt(view.commitment.slice(0, 7), 16) + view.ply) % 1_000_000_007;
            const request = { table: this.#table, seat: bot.seat, bot: bot.bot ?? 'greedy', playouts: PLAYOUTS, seed };
            const { move } = await this.#transport.ask('bot', request);
            await this.#apply(bot.seat, move);
        }
        await this.#seatNext();
    }

    /** Gives the screen to a person who is asked, hidden first when something private is at stake. */
    async #seatNext(): Promise<void> {
        const view = this.view;
        if (!view || this.#disposed) return;
        if (view.over) return void (this.people.length > 1 && (await this.#lookAs('spectator')));
        if (this.people.length === 0) return;
        if (this.seat !== null && view.pending.includes(this.seat)) return;
        const next = this.people.find((p) => view.pending.includes(p));
        if (next === undefined || next === this.seat) return;
        await this.#giveTo(next);
    }

    async #giveTo(seat: number): Promise<void> {
        const [theirs, open] = [await this.#look(seat, 0), await this.#look('spectator', 0)];
        if (!this.#secret && !isPrivate(theirs)) return void (await this.#lookAs(seat));
        this.view = open;
        this.log = open.events.map((e) => ({ ...e, fresh: false }));
        this.handover = seat;
    }

    async #findFree(): Promise<void> {
        const { view, people, seat } = this;
        if (!view || view.over || people.length < 2) return void (this.free = []);
        const idle = people.filter((p) => p !== seat && !view.pending.includes(p));
        const looks = await Promise.all(idle.map((p) => this.#look(p, view.events_next)));
        this.free = idle.filter((_, i) => looks[i]!.moves.length > 0);
    }

    async #undoTogether(): Promise<void> {
        const ply = lastPlyOf(this.#movers, this.people);
        if (ply === null || !(await this.#askAgreement())) return;
        this.#cut((await this.#transport.ask('undo', { table: this.#table, ply, agreed: this.people })).plies);
        await this.#afterUndo();
        await this.#seatNext();
    }

    #askAgreement(): Promise<boolean> {
        if (this.people.length === 1 && !prefs.confirm) return Promise.resolve(true);
        return new Promise((resolve) => {
            this.agreement = {
                seats: this.people,
                answer: (yes) => {
                    this.agreement = null;
                    resolve(yes);
                },
            };
        });
    }

    async #afterUndo(): Promise<void> {
        await this.#lookAs(this.view!.viewer);
    }

    #cut(plies: number): void {
        this.#movers = this.#movers.slice(0, plies);
    }

    /** The record goes to the device after every move of a person and when the screen comes to rest: a reload loses nothing. */
    async #save(): Promise<void> {
        try {
            this.#store(await this.record());
        } catch (e) {
            this.#complain(e);
        }
    }

    #store(record: string): void {
        const { game, seats, turn, over } = this.view!;
        const names = seats.map((s) => s.name);
        this.kept = record;
        this.saved = saves.store({ id: this.id, game, names, record, turn, over, when: Date.now() });
        if (!this.saved) toasts.show('error', i18n.t.errors.storage);
    }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
}

function aborted(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
