// table.ts: what the parts of the board share: the view, the facts, the words, and what a click on a piece does.
import { getContext, setContext } from 'svelte';
import type { GameEvent, Move, View } from '../../transport/protocol';
import type { Facts } from './facts';
import type { Changes } from './happened';
import type { Player, Position } from './position';
import type { Targets } from './targets';
import type { Words } from './words';

export interface Table {
    readonly view: View<Position>;
    readonly position: Position;
    readonly facts: Facts;
    readonly words: Words;
    readonly targets: Targets;
    readonly previewed: Move | null;
    readonly chosen: string | null; // the piece whose move is under way
    readonly readonly: boolean;
    readonly dark: boolean; // nothing is asked, and has not been for a moment
    readonly ls: number; // units of the sheet in a pixel
    readonly me: Player | null; // whose place lies in front of us
    readonly log: GameEvent[]; // what happened lately
    readonly changes: Changes; // what others did since one's own turn
    /** A tile or card that comes while steps are shown is turned face up. */
    turn(node: Element): void;
    seatName(seat: number): string;
    /** Plays the move of a piece, or shows the choice of several. */
    pick(piece: string, at: Element): void;
    /** All moves of a piece, whatever is best. */
    more(piece: string, at: Element): void;
    hover(piece: string | null): void;
    whyNot(move: string): void;
    about(domain: string, id: string): void;
    rule(id: string): void;
}

const KEY = Symbol('gwt');
export const provideTable = (table: Table) => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
