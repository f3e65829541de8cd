// position.ts: what a view of Gold River holds: the types come from the game's own description of it (src/games/goldriver/fields.c).
import type { GoldriverPosition } from '../../generated/positions';

export type Position = GoldriverPosition;
export type Player = Position['players'][number];
export type Town = Position['towns'][number];
export type Concession = Player['concessions'][number];

/** Concessions by town in the order of the towns; those without a town last. */
export function byTown(player: Player, towns: Town[]): { town: string | null; cards: Concession[] }[] {
    const order: (string | null)[] = [...towns.map((t) => t.town), null];
    return order
        .map((town) => ({ town, cards: player.concessions.filter((c) => c.town === town) }))
        .filter((group) => group.cards.length > 0);
}

/** All seats clockwise, beginning on the left of the viewer; a spectator sees them from seat 0 on. */
export function othersClockwise(players: number, viewer: number | 'spectator'): number[] {
    const from = viewer === 'spectator' ? 0 : viewer + 1;
    const count = viewer === 'spectator' ? players : players - 1;
    return Array.from({ length: count }, (_, i) => (from + i) % players);
}
