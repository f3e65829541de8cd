// guide.svelte.ts: the guide at one table: which stops were told, which one is on now; kept on this device, so that a lesson goes on.
import { dueStop, isDone, lessonOf, type Lesson, type Moment, type Stop } from './lesson';

const PREFIX = 'sagebrush.lesson.';

interface Kept {
    game: string;
    told: string[];
    off: boolean; // "play on without a guide"
}

function kept(table: string): Kept | null {
    try {
        return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Kept | null;
    } catch {
        return null;
    }
}

function keep(table: string, state: Kept): void {
    try {
        localStorage.setItem(PREFIX + table, JSON.stringify(state));
    } catch {
        /* a browser without storage: the lesson lasts as long as the page */
    }
}

export function beginLesson(table: string, game: string): void {
    keep(table, { game, told: [], off: false });
}

/** How many stops of a game's lesson were told at any table of this device. */
export function forget(table: string): void {
    try {
        localStorage.removeItem(PREFIX + table);
    } catch {
        /* nothing was kept */
    }
}

export class Guide {
    readonly #table: string;
    readonly #game: string;
    lesson = $state.raw<Lesson | null>(null);
    told = $state.raw<string[]>([]);
    off = $state(false);
    now = $state.raw<Moment | null>(null);
    looked = $state(-1); // the ply of that moment
    #back = $state<string | null>(null); // a stop looked at once more

    private constructor(table: string, state: Kept) {
        this.#table = table;
        this.#game = state.game;
        this.told = state.told;
        this.off = state.off;
        void lessonOf(state.game).then((lesson) => (this.lesson = lesson));
    }

    /** The guide of a table that was begun as a lesson. */
    static of(table: string): Guide | null {
        const state = kept(table);
        return state ? new Guide(table, state) : null;
    }

    get stop(): Stop | null {
        if (!this.lesson || this.off || !this.now) return null;
        const again = this.lesson.stops.find((s) => s.id === this.#back);
        return again ?? dueStop(this.lesson, this.told, this.now);
    }

    /** The stops as they were told, then the one that is on, then those to come. */
    get trail(): Stop[] {
        const stops = this.lesson?.stops ?? [], now = this.stop;
        const told = this.told.flatMap((id) => stops.find((s) => s.id === id) ?? []);
        return [...new Set([...told, ...(now ? [now] : []), ...stops])];
    }

    get done(): boolean {
        return this.lesson !== null && isDone(this.lesson, this.told);
    }

    /** This stop is told: by its button, or because the player did what it was about. */
    next(): void {
        const stop = this.stop;
        if (!stop) return;
        this.#back = null;
        if (!this.told.includes(stop.id)) this.told = [...this.told, stop.id];
        this.#keep();
    }

    /** The player chose: what was on is told, and what happens from here on is new. */
    moved(): void {
        this.next();
    }

    look(id: string): void {
        if (this.told.includes(id)) this.#back = id;
    }

    leave(): void {
        this.off = true;
        this.#keep();
    }

    resume(): void {
        this.off = false;
        this.#keep();
    }

    #keep(): void {
        keep(this.#table, { game: this.#game, told: this.told, off: this.off });
    }
}
