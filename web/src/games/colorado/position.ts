// position.ts: what a view of Colorado holds: the types come from the game's own description of it (src/games/colorado/fields.c).
import type { ColoradoPosition } from '../../generated/positions';

export type Position = ColoradoPosition;
export type Player = Position['players'][number];
export type RegionState = Player['regions'][number];
export type Tracks = Player['tracks'];
export type Call = Position['call'];
export type Pool = Position['pools'][number];

/** How often each thing stands in a list. */
export function counted(list: string[]): Map<string, number> {
    const n = new Map<string, number>();
    for (const x of list) n.set(x, (n.get(x) ?? 0) + 1);
    return n;
}

/** All seats clockwise, beginning on the left of the one in the middle of the table. */
export function othersClockwise(players: number, middle: number): number[] {
    return Array.from({ length: players - 1 }, (_, i) => (middle + 1 + i) % players);
}
