// table.ts: what the parts of the board share: the view, the facts, the words, and what a click on a part does.
import { getContext, setContext } from 'svelte';
import type { Move, View } from '../../transport/protocol';
import type { Facts } from './facts';
import type { Player, Position } from './position';
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
    readonly blocked: ReadonlyMap<string, string>; // moves that people look for here and that are not listed: the reason
    readonly previewed: string | null;
    readonly ghosts: ReadonlySet<string>; // marks that the previewed move would make
    readonly inked: ReadonlySet<string>; // marks made in the step being shown, ahead of the view
    readonly readonly: boolean;
    readonly middle: number; // the seat whose things lie in front: the viewer's; a spectator's choice
    readonly motion: number; // milliseconds of a pen stroke; 0: at once
    player(seat: number): Player;
    seatName(seat: number): string;
    isYou(seat: number): boolean;
    preview(move: string | null): void;
    choose(move: string): void;
    whyNot(move: string): void;
    look(seat: number | null): void; // somebody's Roadmap in big
    explain(domain: string, id: string): void;
}

const KEY = Symbol('colorado');
export const provideTable = (table: Table) => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);

// ---- marks: ids of everything that a pen can tick

export const markOf = {
    leg: (seat: number, region: string, leg: string) => `${seat} leg ${region}.${leg}`,
    rail: (seat: number, leg: string) => `${seat} rail ${leg}`,
    flag: (seat: number, region: string) => `${seat} flag ${region}`,
    box: (seat: number, track: string, box: number) => `${seat} box ${track} ${box}`, // counted from the left, from 0
    medal: (seat: number, of: string) => `${seat} medal ${of}`, // of a region or "rail"
    card: (seat: number, card: string) => `${seat} card ${card}`, // put into the play area
};

// ---- what a piece does when it is touched

/** The attributes of a piece: the board plays its move if it has one (Board.svelte), otherwise asks why not; what the engine lists as blocked is
 *  grey and tells its reason. */
export function pieceOf(table: Table, move: Move | undefined, attempt?: string): Record<string, string | number> {
    if (table.readonly || (!move && !attempt)) return NOTHING;
    if (move) return { role: 'button', tabindex: 0, 'data-move': move.move };
    const reason = table.blocked.get(attempt!);
    return reason === undefined ? { 'data-why': attempt! } : { 'data-why': attempt!, 'data-blocked': reason, title: reason };
}
const NOTHING = {};

/** A piece's name for readers: what it does, then what it is. */
export const named = (move: Move | undefined, name: string) => (move ? `${move.text}${move.note ? `: ${move.note}` : ''}. ${name}` : name);
