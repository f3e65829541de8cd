// position.ts: what a view of Great Western Trail holds: the types come from the game's own description of it (src/games/gwt/fields.c).
import type { GwtPosition } from '../../generated/positions';

export type Position = GwtPosition;
export type Player = Position['players'][number];
export type Place = Position['trail'][number];
export type Station = Position['stations'][number];
export type Sam = NonNullable<Position['sam']>;

/** The seats clockwise, beginning on the left of the viewer; a spectator sees them from seat 0 on. */
export function othersOf(players: Player[], viewer: number | 'spectator'): Player[] {
    if (viewer === 'spectator') return players;
    return players.map((_, i) => players[(viewer + 1 + i) % players.length]!).filter((p) => p.seat !== viewer);
}

/** How often each thing is in a list, in the order in which they first come. */
export function counted(list: string[]): [string, number][] {
    const counts = new Map<string, number>();
    for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts];
}

/** Which signs of an objective card are met: as many of each task as there are elements left for it. */
export function metOf(player: Player, card: string): boolean[] | null {
    const known = player.tasks?.find((t) => t.card === card);
    return known ? known.tasks.flatMap((t) => Array.from({ length: t.need }, (_, i) => i < t.have)) : null;
}
