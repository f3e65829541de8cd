// board.ts: what a game's drawing gets from the table, and what it gives back.  A board draws `view` and offers the moves listed in
// it; it knows no rules.  One Svelte component per game takes these props; games without one get the generic table.
import type { Catalogue, GameEvent, Lang, Preview, View } from '../transport/protocol';

/** One move that was made, ours or somebody else's: the positions on both sides of it and what happened. */
export interface Step<P = unknown> {
    before: View<P>;
    after: View<P>;
    events: GameEvent[];
    /** The drawing says which event it shows now: the log then tells as much and no more. */
    tell?(event: GameEvent): void;
}

export interface BoardProps<P = unknown> {
    view: View<P>; // what is shown now
    catalogue: Catalogue;
    lang: Lang;
    /** The move under the pointer or the focus, in the list of buttons or on the board: both light it up. */
    previewed: string | null;
    preview(move: string | null): void;
    choose(move: string): void; // plays a listed move
    whyNot(move: string): void; // asks for the reason why a move is not listed
    about(what: { rule?: string; title: string; text: string }): void; // opens the explanation panel
    /** What a listed move would do, as far as its seat can know: where a board shows it before it is played. */
    foresee?: ((move: string) => Promise<Preview>) | undefined;
    readonly: boolean; // replay, spectator, while others are shown
}

/** What a board component exports besides: shows a step, then resolves; `ms` is the person's speed for one step (0: at once).
 *  Aborting the signal skips to the end. */
export interface Animated<P = unknown> {
    animate(step: Step<P>, ms: number, signal: AbortSignal): Promise<void>;
}
