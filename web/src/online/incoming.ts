// incoming.ts: the views of one table on a server as they come over the wire, in their order: by pushes, and by answers to what this
// page asked for itself.  A push brings what this page does not have: nobody has to ask for it again.
import type { View } from '../transport/protocol';

export class Incoming {
    #waiting: View[] = [];
    #last: View | null = null;

    /** What is here, for who comes back: which events, and of which course of the game. */
    get seen(): { since: number; undos: number } | null {
        return this.#last && { since: this.#last.events_next, undos: this.#last.undos };
    }

    pushed(view: View): void {
        this.#last = view;
        this.#waiting.push(view);
    }

    /** An answer holds all that was new when it was given, and so what was pushed before it. */
    answered(view: View): void {
        this.#last = view;
        this.#waiting = [];
    }

    /** Those that nobody has looked at yet. */
    take(): View[] {
        const views = this.#waiting;
        this.#waiting = [];
        return views;
    }

    get isEmpty(): boolean {
        return this.#waiting.length === 0;
    }

    /** What was told is of no use any more, as in another language: the next look tells it anew. */
    forget(): void {
        this.#waiting = [];
        this.#last = null;
    }
}
