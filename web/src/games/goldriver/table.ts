// table.ts: what the parts of the board share: the view, the facts, the words, and what a click on a part does.
import { getContext, setContext } from 'svelte';
import type { Move, View } from '../../transport/protocol';
import type { Facts } from './facts';
import type { Position } from './position';
import type { Story } from './story';
import type { Targets } from './targets';
import type { Words } from './words';

export interface Table {
    readonly view: View<Position>;
    readonly position: Position;
    readonly facts: Facts;
    readonly words: Words;
    readonly story: Story;
    readonly targets: Targets;
    readonly previewed: string | null;
    readonly readonly: boolean;
    /** Nuggets as they are shown: they count while an animation runs. */
    nuggets(seat: number): number;
    seatName(seat: number): string;
    isYou(seat: number): boolean;
    preview(move: string | null): void;
    choose(move: Move): void;
    whyNot(move: string): void;
    open(card: string): void; // the card in big
}

const KEY = Symbol('goldriver');
export const provideTable = (table: Table) => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
