// position.ts: what a view of Gold River holds (src/games/goldriver/io.c), as types.
import type { GoldriverPhase, GoldriverTown } from '../../generated/ids';

export interface Concession {
    card: string;
    town: string | null;
    gives: number;
    attached: string[];
}

export interface Player {
    seat: number;
    nuggets: number;
    concessions: Concession[];
    buildings: string[];
    kept: string[];
    pending: string[];
    deposit?: number;
    poker_hand?: string | null;
    poker_cards?: string[]; // at most five
    score: Record<string, number>;
}

export interface Town {
    town: GoldriverTown;
    value: number;
    mayor: number | null;
    counts: number[];
}

export interface Position {
    round: number;
    phase: GoldriverPhase;
    first: number;
    winner: number;
    price: number;
    transit: number;
    reversed: boolean;
    deck: number;
    rounds_left: number;
    dice: number[];
    sale: { card: string; fee?: number }[];
    drawn: string[];
    resolving: string[];
    auction?: { high: number; leader: number | null; passed: number[] };
    own_bid?: number;
    towns: Town[];
    players: Player[];
    out: string[];
    removed_named: string[];
    removed_secret: number;
}

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
