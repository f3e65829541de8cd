// session.svelte.ts: one table on this screen: people and bots, what is shown now, what is still to be shown.
// The table decides everything; the session speaks the seat's protocol with it (link.ts), in order, and shows the answers one
// step after another.
import type { Animated, Step } from '../games/board';
import { i18n } from '../i18n/index.svelte';
import { typeset, typesetView, typesetEvent } from '../i18n/typography';
import { nextPaint } from '../lib/paint';
import { prefs } from '../lib/prefs.svelte';
import { refusal } from '../lib/refusal';
import { share } from '../lib/share';
import { toasts } from '../lib/toasts.svelte';
import { type Advice, EngineError, type GameEvent, type Preview, type SeatWish, type Seen, type Transport, type View, type Viewer } from '../transport/protocol';
import { Stopped } from '../transport/thinker';
import { Eyes, LocalLink, type TableLink } from './link';
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

/** The coach that answers at once; the best one follows. */
const QUICK = 'sheriff';

export class Session {
    readonly id: string;
    readonly #link: TableLink;
    #eyes = new Map<Viewer, Eyes>(); // what everybody at this screen has been told
    #queue: Promise<void> = Promise.resolve();
    #disposed = false;
    #skip: AbortController | null = null;
    #skipAll = false;
    #heard = false; // news wait to be looked at
    #lang = prefs.lang;

    readonly #left = new Map<number, number>(); // by seat: lines of the log when it had chosen last

    view = $state.raw<View | null>(null);
    log = $state.raw<LogLine[]>([]);
    answered = $state(false); // the question on the screen has its answer already
    choosing = $state(false); // somebody has chosen: there is nothing more to choose until that is done
    working = $state(false); // a chain of requests is under way
    waiting = $state(0); // chains that wait for other windows on this table
    thinking = $state<number | null>(null); // the bot that thinks
    showing = $state.raw<Step | null>(null); // the step being shown
    handover = $state<number | null>(null); // the seat that must take the device
    hint = $state<string | null>(null); // the move proposed
    advice = $state.raw<Advice | null>(null); // what the coach thinks of the position
    considering = $state(false); // it thinks, or thinks on, and can be stopped
    stopped = $state(false); // it was, before it was done
    #thought: AbortController | null = null; // of the last thought: an older one that comes late is dropped
    hurried = $state(false); // bots think no longer than they must, until somebody is asked
    previewed = $state<string | null>(null);
    agreement = $state.raw<AgreementAsk | null>(null);
    free = $state.raw<number[]>([]); // people at this screen who are not asked and may do something nevertheless
    saved = $state(true);
    kept = ''; // the record as this screen stored it last
    onStale: (refused: boolean) => void = () => undefined; // the table was played on in another window
    board: Partial<Animated> | null = null; // the drawing, when it can show steps

    private constructor(link: TableLink, id: string) {
        this.#link = link;
        this.id = id;
    }

    static async create(transport: Transport, wish: TableWish): Promise<Session> {
        const { game, options, seats, seed } = wish;
        const chance = seed ? { seed } : { nonces: true }; // a seed is for a known deal
        const answer = await transport.ask('new', { game, players: seats.length, options, seats, ...chance });
        for (const seat of answer.waiting ?? []) await transport.ask('nonce', { table: answer.table, seat, nonce: newNonce(), viewer: 'spectator' });
        return Session.at(new LocalLink(transport, answer.table), saves.newId());
    }

    static async resume(transport: Transport, id: string, record: string, ply?: number): Promise<Session> {
        const { table } = await transport.ask('replay', { record, ply });
        const isKept = ply === undefined && saves.load(id) !== null; // another window may have written more by now
        return Session.at(new LocalLink(transport, table), id, isKept ? record : undefined);
    }

    /** At a table, wherever it is; with the record that this device has of it. */
    static async at(link: TableLink, id: string, kept?: string): Promise<Session> {
        const session = new Session(link, id);
        const [own] = link.seats ?? [];
        await session.#lookAs(own ?? 'spectator');
        const [first] = session.people;
        if (own === undefined && first !== undefined && session.people.length === 1) await session.#lookAs(first);
        if (kept === undefined) await session.#save();
        else session.kept = kept;
        link.listen?.(() => session.#hear());
        return session;
    }

    /** Starts what needs nobody: bots that are to move, the hand-over.  Called when the table is on the screen. */
    start(): void {
        void this.#chain(() => this.#advance(), false);
    }

    dispose(): void {
        this.#disposed = true;
        this.#skip?.abort();
        this.stopThinking();
        this.#link.close();
    }

    // ---- queries

    get table(): number {
        return this.#link.table;
    }

    async record(): Promise<string> {
        return (await this.#link.record()) ?? '';
    }

    /** The table is on a server: others play there, and it goes on by itself. */
    get isRemote(): boolean {
        return this.#link.listen !== undefined;
    }

    get people(): number[] {
        if (this.#link.seats) return this.#link.seats;
        return this.view?.seats.filter((s) => s.kind === 'human').map((s) => s.seat) ?? [];
    }

    get busy(): boolean {
        return this.choosing || this.working || this.waiting > 0 || this.thinking !== null || this.showing !== null;
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

    /** A choice that is on the screen; while the table is at work there is none to be made. */
    play(move: string): Promise<void> {
        const seat = this.seat;
        if (seat === null || this.choosing || this.working || this.waiting > 0 || !this.view?.moves.some((m) => m.move === move)) return Promise.resolve();
        this.choosing = true;
        return this.#chain(async () => {
            this.answered = true;
            await this.#apply(seat, move);
            this.#left.set(seat, this.log.length);
            await this.#advance();
        }).finally(() => (this.choosing = false));
    }

    /** The log since this seat's last choice, when it is asked again. */
    get sinceYourTurn(): LogLine[] {
        if (this.seat === null || !this.isAsked) return [];
        return this.log.slice(this.#left.get(this.seat) ?? this.log.length);
    }

    undo(): Promise<void> {
        return this.#chain(async () => {
            const last = this.view?.take_back;
            if (!last) return;
            const seat = this.people.includes(last.seat) ? last.seat : this.seat;
            if (seat === null) return;
            try {
                await this.#change(seat, 'undo');
            } catch (e) {
                if (!(e instanceof EngineError)) throw e;
                if (e.code === 'undo_barrier' || e.code === 'undo_turn') return await this.#undoTogether(last.ply);
                throw e;
            }
            await this.#seatNext();
        });
    }

    redo(): Promise<void> {
        return this.#chain(async () => {
            if (this.seat === null || !this.view?.can_redo) return;
            await this.#change(this.seat, 'redo');
            await this.#advance();
        });
    }

    reset(): Promise<void> {
        return this.#chain(async () => {
            if (this.seat === null || !this.view?.can_undo) return;
            await this.#change(this.seat, 'reset');
        });
    }

    /** Can anything be taken back, freely or by agreement? */
    get canTakeBack(): boolean {
        return !this.busy && this.handover === null && this.people.length > 0 && (this.view?.take_back ?? null) !== null;
    }

    async askHint(): Promise<void> {
        await this.#chain(() => Promise.resolve()); // what is under way comes first, and another window may have gone on
        if (this.isAsked && !this.#disposed) await this.#consider(this.seat!);
    }

    /** A quick answer, then a better one while that is on the screen: numbers settle, nothing waits. */
    async #consider(seat: number): Promise<void> {
        this.dismissAdvice();
        const thought = (this.#thought = new AbortController());
        this.considering = true;
        try {
            for (const bot of [QUICK, undefined]) {
                const advice = await this.#link.advise(seat, { bot, lang: prefs.lang }, thought.signal);
                if (thought !== this.#thought) return;
                this.#advise(advice);
            }
        } catch (e) {
            if (thought === this.#thought && !(e instanceof Stopped) && !this.advice) this.#complain(e); // else the first answer stays
        } finally {
            if (thought === this.#thought) this.considering = false;
        }
    }

    #advise(advice: Advice): void {
        const set = (text: string) => typeset(prefs.lang, text);
        this.advice = {
            ...advice,
            moves: advice.moves.map((m) => ({ ...m, text: set(m.text), why: m.why && set(m.why), line_texts: m.line_texts.map(set) })),
        };
        this.hint = this.previewed = advice.moves[0]?.move ?? null;
    }

    /** Whoever does not want to wait for the better answer keeps the one that is there. */
    stopThinking(): void {
        this.#thought?.abort();
        this.#thought = null;
        this.stopped ||= this.considering;
        this.considering = false;
    }

    dismissAdvice(): void {
        this.stopThinking();
        this.stopped = false;
        this.advice = this.hint = this.previewed = null;
    }

    /** What a move would change, as far as one can know. */
    foresee(move: string): Promise<Preview> {
        return this.#link.ask(this.seat ?? 'spectator', 'preview', { move, lang: prefs.lang });
    }

    async whyNot(move: string): Promise<void> {
        if (this.seat === null) return;
        try {
            const why = await this.#link.ask(this.seat, 'why', { move, lang: prefs.lang });
            const text = why.legal ? i18n.t.table.whyNotAllowed : typeset(prefs.lang, why.message ?? '');
            toasts.show('note', text, why.rule ?? undefined);
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

    /** Bots have thought long enough: the one that thinks moves now, and so do those after it until somebody is asked. */
    moveNow(): void {
        if (!this.working || this.isRemote) return;
        this.hurried = true;
        this.#link.hurry?.();
    }

    /** The other language: the same position in its words. */
    async retell(): Promise<void> {
        if (this.#lang === prefs.lang || !this.view) return;
        this.#lang = prefs.lang;
        this.#eyes.clear(); // what was told was told in the other language
        await this.#chain(async () => {
            await this.#link.retell?.();
            if (this.view) await this.#lookAs(this.view.viewer);
        });
    }

    // ---- how it goes on

    /** One chain of requests at a time, in the order in which they were asked for: what is asked while the screen is at work comes
     *  right after it, and what is being shown is cut short for it.  A refusal is shown and changes nothing. */
    #chain(work: () => Promise<void>, isWish = true): Promise<void> {
        if (this.working) this.skip();
        return (this.#queue = this.#queue.then(() => this.#run(work, isWish)));
    }

    #run(work: () => Promise<void>, isWish = false): Promise<void> {
        if (this.isRemote) return this.#work(work, isWish);
        this.waiting++;
        return saves.alone(this.id, () => {
            this.waiting--;
            return this.#work(work, isWish);
        });
    }

    /** Another window has this table, too, and went on: what was asked for here was asked of an old position. */
    get isStale(): boolean {
        return this.kept !== '' && (saves.load(this.id)?.record ?? this.kept) !== this.kept;
    }

    /** `isWish`: a person asked for it, and is told when it comes too late. */
    async #work(work: () => Promise<void>, isWish: boolean): Promise<void> {
        if (this.#disposed) return;
        if (this.isStale) {
            this.choosing = false; // it was chosen for nothing
            return this.onStale(isWish);
        }
        this.working = true;
        this.dismissAdvice();
        try {
            await work();
            await this.#findFree();
        } catch (e) {
            this.#complain(e);
            await this.#recover(e);
        } finally {
            this.answered = false;
            this.working = false;
            this.#skipAll = this.hurried = false;
            this.thinking = null;
            this.showing = null;
        }
        if (!this.#disposed) await this.#save();
        if (this.#lang !== prefs.lang) void this.retell();
    }

    #complain(e: unknown): void {
        if (this.#disposed) return;
        const message = refusal(e, prefs.lang);
        toasts.show('error', e instanceof EngineError ? message : i18n.t.errors.engine(message), e instanceof EngineError ? e.rule : undefined);
    }

    /** After trouble the screen shows what the engine has, whatever that is. */
    async #recover(e: unknown): Promise<void> {
        try {
            if (e instanceof EngineError && e.view) this.#put(await this.#take(e.view));
            else if (this.view) await this.#lookAs(this.view.viewer);
        } catch {
            /* the engine is gone; the record is saved */
        }
    }

    #eyesOf(viewer: Viewer): Eyes {
        const eyes = this.#eyes.get(viewer) ?? new Eyes(this.#link, viewer);
        this.#eyes.set(viewer, eyes);
        return eyes;
    }

    /** What a request for a change says of what was seen. */
    #seen(seat: Viewer): Seen {
        const { ply, undos } = this.view!;
        return { ply, undos, since: this.#eyesOf(seat).since, lang: prefs.lang };
    }

    async #look(viewer: Viewer): Promise<View> {
        return this.#ready(await this.#eyesOf(viewer).look(prefs.lang));
    }

    /** Views that came: the last one with all the news in them. */
    async #take(...views: View[]): Promise<View> {
        return this.#ready(await this.#eyesOf(views.at(-1)!.viewer).takeAll(views, prefs.lang));
    }

    #ready(view: View): View {
        return share(this.view, typesetView(prefs.lang, view));
    }

    async #lookAs(viewer: Viewer): Promise<void> {
        this.#put(await this.#look(viewer));
    }

    /** On the screen at once. */
    #put(view: View): void {
        if (this.#disposed) return;
        this.view = view;
        this.log = this.#lines(view.viewer);
    }

    /** The whole log; `fresh`: events from this number on are lit. */
    #lines(viewer: Viewer, fresh = Infinity): LogLine[] {
        return this.#eyesOf(viewer).lines.map((e) => this.#line(e, (e.number ?? -1) >= fresh));
    }

    #line(event: GameEvent, fresh: boolean): LogLine {
        return { ...typesetEvent(prefs.lang, event), fresh };
    }

    async #apply(seat: number, move: string): Promise<void> {
        const before = this.view!;
        const painted = nextPaint();
        const after = await this.#applied(seat, move, before);
        if (this.people.includes(seat)) void this.#save();
        await painted; // not before the screen has answered the press itself
        await this.#show({ before, after, events: after.events });
    }

    /** The view after a move, with all news.  Where several are asked at once others may have been quicker: as long as the question is
     *  the same, so is the answer. */
    async #applied(seat: number, move: string, asked: View): Promise<View> {
        const seen = { ply: asked.ply, undos: asked.undos, since: this.#eyesOf(seat).since, lang: prefs.lang };
        try {
            return await this.#take((await this.#link.ask(seat, 'apply', { ...seen, move })).view);
        } catch (e) {
            if (!(e instanceof EngineError) || e.code !== 'stale' || !e.view) throw e;
            const now = await this.#take(e.view);
            if (!isSameQuestion(asked, now, move)) throw e;
            const after = await this.#applied(seat, move, now);
            return { ...after, events: [...now.events, ...after.events] };
        }
    }

    /** A change that is not shown step by step; another one at this screen may have asked for it. */
    async #change(seat: number, verb: 'undo' | 'redo' | 'reset'): Promise<void> {
        await this.#putAfter(await this.#link.ask(seat, verb, this.#seen(seat)));
    }

    async #putAfter({ view }: { view: View }): Promise<void> {
        if (view.viewer === this.view!.viewer) this.#put(await this.#take(view));
        else await this.#lookAs(this.view!.viewer);
    }

    /** How long a step is shown now. */
    get #stepMs(): number {
        return this.#skipAll || document.hidden ? 0 : prefs.stepMs;
    }

    async #show(step: Step): Promise<void> {
        if (this.#disposed) return;
        this.thinking = null;
        const old = this.log.map((l) => (l.fresh ? { ...l, fresh: false } : l));
        const fresh = step.events.map((e) => ({ ...e, fresh: true }));
        const tell = (n: number) => (this.log = [...old, ...fresh.slice(0, n)]);
        const ms = this.#stepMs;
        if (ms > 0 && step.events.length > 0) {
            this.showing = step;
            this.#skip = new AbortController();
            const signal = this.#skip.signal;
            const told = { ...step, tell: (e: GameEvent) => void tell(step.events.indexOf(e) + 1) };
            await Promise.race([this.#animate(told, ms, signal, () => tell(fresh.length)), aborted(signal)]);
            this.#skip = null;
        }
        this.log = this.#lines(step.after.viewer, step.events[0]?.number);
        this.view = step.after;
        this.showing = null;
    }

    async #animate(step: Step, ms: number, signal: AbortSignal, tellAll: () => void): Promise<void> {
        if (this.board?.animate && !prefs.reducedMotion) {
            await this.board.animate(step, ms, signal);
            return;
        }
        tellAll();
        this.view = step.after; // nothing travels: the new position is shown while the log line is lit
        await pause(ms, signal);
    }

    /** Bots play until a person is asked; then the right person gets the screen. */
    async #advance(): Promise<void> {
        for (;;) {
            const view = this.view;
            if (this.#disposed || !view || view.over) break;
            if (view.thinks === null || this.isRemote) break;
            this.thinking = view.thinks;
            await this.#link.step(this.hurried);
            // Where nothing is shown, what all of them do until a person is asked comes to the screen at once.
            while (this.#stepMs === 0 && this.people.length > 0 && !this.#disposed && (await this.#link.step(this.hurried)));
            const after = await this.#look(view.viewer);
            await this.#show({ before: view, after, events: after.events });
        }
        await this.#seatNext();
    }

    /** The table has gone on: what is new is shown when what is being shown is done. */
    #hear(): void {
        if (this.#heard || this.#disposed) return;
        this.#heard = true;
        this.#queue = this.#queue.then(() =>
            this.#run(async () => {
                this.#heard = false;
                const views = this.#link.told?.() ?? [];
                if (views.length > 0) await this.#hearOf(views);
            }),
        );
    }

    async #hearOf(views: View[]): Promise<void> {
        const before = this.view!;
        const after = await this.#take(...views);
        if (after.undos !== before.undos) this.#put(after);
        else await this.#show({ before, after, events: after.events });
        this.#askForConsent();
    }

    /** Somebody else wants to take back, across what was shown. */
    #askForConsent(): void {
        const { view, seat } = this;
        const wish = view?.proposal;
        if (!wish || seat === null || wish.agreed.includes(seat)) return void (this.agreement = null);
        this.agreement = {
            seats: [wish.by],
            answer: (yes) => {
                this.agreement = null;
                void this.#chain(async () => {
                    await this.#putAfter(await this.#link.ask(seat, 'agree', { ...this.#seen(seat), to: wish.to, agree: yes }));
                });
            },
        };
    }

    /** Gives the screen to a person who is asked, hidden first when something private is at stake. */
    async #seatNext(): Promise<void> {
        const view = this.view;
        if (!view || this.#disposed) return;
        if (this.isRemote) return;
        if (view.over) return void (this.people.length > 1 && (await this.#lookAs('spectator')));
        if (this.people.length === 0) return;
        if (this.seat !== null && view.pending.includes(this.seat)) return;
        const next = this.people.find((p) => view.pending.includes(p));
        if (next === undefined || next === this.seat) return;
        await this.#giveTo(next);
    }

    async #giveTo(seat: number): Promise<void> {
        const { private: covered } = await this.#link.ask(seat, 'status', {});
        if (!covered) return void (await this.#lookAs(seat));
        await this.#lookAs('spectator');
        this.handover = seat;
    }

    async #findFree(): Promise<void> {
        const { view, people, seat } = this;
        if (!view || view.over || people.length < 2) return void (this.free = []);
        const idle = people.filter((p) => p !== seat && !view.pending.includes(p));
        const each = await Promise.all(idle.map((p) => this.#link.ask(p, 'status', {})));
        this.free = idle.filter((_, i) => each[i]!.may_move);
    }

    async #undoTogether(to: number): Promise<void> {
        if (!(await this.#askAgreement())) return;
        const seen = this.#seen('spectator');
        for (const person of this.people) await this.#link.ask(person, 'agree', { ...seen, to });
        if (this.isRemote) toasts.show('note', i18n.t.online.asked);
        await this.#lookAs(this.view!.viewer);
        await this.#seatNext();
    }

    #askAgreement(): Promise<boolean> {
        if (this.people.length === 1 && !this.isRemote) return Promise.resolve(true); // bots are asked nothing
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

    /** The record goes to the device after every move of a person and when the screen comes to rest: a reload loses nothing. */
    async #save(): Promise<void> {
        try {
            const record = await this.#link.record();
            if (record !== null) this.#store(record);
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

/** Nothing that this seat is asked has changed. */
function isSameQuestion(before: View, now: View, move: string): boolean {
    const same = before.undos === now.undos && JSON.stringify(before.decision) === JSON.stringify(now.decision);
    return same && now.pending.includes(now.viewer as number) && now.moves.some((m) => m.move === move);
}

/** What a person adds to the chance, after the table is bound to its key. */
function newNonce(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
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
