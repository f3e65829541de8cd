// tables.svelte.ts: the table that is open on this screen, opened from a wish, a saved record or a file.
import { posterOf } from '../games/registry';
import { refusal } from './refusal';
import { i18n } from '../i18n/index.svelte';
import * as saves from '../table/saves';
import { Session, type TableWish } from '../table/session.svelte';
import { lessonOf } from '../lesson/lesson';
import { online, type Room } from '../online/online.svelte';
import { RemoteLink } from '../online/remote-link';
import { EngineError, type SeatWish } from '../transport/protocol';
import { engine } from './engine.svelte';
import { prefs } from './prefs.svelte';
import { address, router } from './router.svelte';
import { toasts } from './toasts.svelte';

class Tables {
    current = $state.raw<Session | null>(null);
    #catching = false; // the other window's position is on its way
    #opening = ''; // the table on the server that is on its way

    constructor() {
        globalThis.addEventListener?.('focus', () => void this.#catchUp());
        globalThis.document?.addEventListener('visibilitychange', () => !document.hidden && void this.#catchUp());
        globalThis.window?.addEventListener('storage', ({ key }) => saves.keptBy(key) === this.current?.id && void this.#catchUp());
    }

    /** The same table may be open in two windows: each goes on from where the other one left it.  What was refused because of it is
     *  said. */
    async #catchUp(refused = false): Promise<void> {
        const session = this.current;
        if (!session || session.isRemote || session.busy || !session.isStale || this.#catching) return;
        this.#catching = true;
        await this.#take(() => Session.resume(engine.transport, session.id, saves.load(session.id)!.record));
        this.#catching = false;
        if (refused) toasts.show('note', i18n.t.table.caughtUp);
        await this.#catchUp(); // it may have gone on meanwhile
    }

    async begin(wish: TableWish): Promise<void> {
        await this.#take(() => Session.create(engine.transport, wish));
        if (this.current) router.go('table', this.current.id);
    }

    /** A first game with a guide, the same cards for everybody. */
    async firstGame(game: string): Promise<void> {
        const [lesson, { beginLesson }] = [await lessonOf(game), await import('../lesson/guide.svelte')];
        if (!lesson) return this.playNow(game);
        const { options, seed } = lesson;
        await this.#take(() => Session.create(engine.transport, { game, options, seed, seats: this.#againstBots(lesson.bots) }));
        if (!this.current) return;
        beginLesson(this.current.id, game);
        router.go('table', this.current.id);
    }

    /** Straight to a table against bots: the fewest that make a good game. */
    playNow(game: string): Promise<void> {
        return this.begin({ game, options: {}, seats: this.#againstBots(posterOf(game).bots ?? 2) });
    }

    #againstBots(bots: number): SeatWish[] {
        const t = i18n.t.setup;
        const others = t.botNames.slice(0, bots).map((name) => ({ name, kind: 'bot' as const, bot: 'greedy' }));
        return [{ name: prefs.name || t.stranger, kind: 'human' }, ...others];
    }

    /** A table on the server, once its game has begun. */
    async openOnline(room: Room): Promise<void> {
        if (this.current?.id === room.id || this.#opening === room.id) return;
        this.#opening = room.id;
        await this.#take(() => Session.at(new RemoteLink(room), room.id));
        this.#opening = '';
    }

    mayTakeOnline(session: Session): boolean {
        return !session.isRemote && online.possible && session.view?.over === false && session.view.players > 1;
    }

    /** A table of this device goes on at the server: bots keep their chairs, friends come by its link.  Here it stays as it was. */
    async takeOnline(session: Session): Promise<void> {
        const view = session.view!;
        const seat = view.seats.find((s) => s.kind === 'human');
        try {
            await online.known(prefs.name || seat?.name || i18n.t.setup.stranger);
            const id = await online.make({ game: view.game, players: view.players, record: await session.record() });
            if (seat) await online.ask('sit', { table: id, seat: seat.seat });
            router.go('online', id);
        } catch (e) {
            toasts.show('error', refusal(e, prefs.lang));
        }
    }

    /** Where a table is on this page. */
    place(session: Session): string {
        return address(session.isRemote ? 'online' : 'table', session.id);
    }

    /** The same people, bots and options once more. */
    async rematch(old: Session): Promise<void> {
        if (old.isRemote) return this.#rematchOnline(old);
        const view = old.view!;
        const options = Object.fromEntries(Object.entries(view.options).filter(([id]) => id !== 'first_seat'));
        const seats = view.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot ? { bot } : {}) }));
        return this.begin({ game: view.game, options, seats });
    }

    /** Who asks for it has the same chair again. */
    async #rematchOnline(old: Session): Promise<void> {
        const id = (await online.ask('rematch', { table: old.id })).table as string;
        if (old.seat !== null) await online.sit(id, old.seat).catch(() => undefined); // somebody may be there
        router.go('online', id);
    }

    async open(id: string): Promise<void> {
        if (this.current?.id === id) return;
        const save = saves.load(id);
        if (!save) {
            toasts.show('error', i18n.t.table.missing);
            return router.go('start');
        }
        await this.#take(() => Session.resume(engine.transport, id, save.record));
        if (this.current?.id !== id) router.go('start');
    }

    /** A table of a record, played on from its end or from an earlier move. */
    async import(record: string, ply?: number): Promise<void> {
        await this.#take(() => Session.resume(engine.transport, saves.newId(), record, ply));
        if (this.current) router.go('table', this.current.id);
    }

    async #take(make: () => Promise<Session>): Promise<void> {
        try {
            const session = await make();
            session.onStale = (refused) => void this.#catchUp(refused);
            this.current?.dispose();
            this.current = session;
        } catch (e) {
            toasts.show('error', e instanceof EngineError ? refusal(e, prefs.lang) : i18n.t.errors.engine(String(e)));
        }
    }
}

export const tables = new Tables();
