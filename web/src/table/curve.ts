// curve.ts: the points of every player over a game, from views at some of its plies.
import { playersOf, totalOf } from '../games/generic/describe';
import type { Transport } from '../transport/protocol';

export interface Curve {
    plies: number[];
    totals: number[][]; // by player, then by ply
}

const SAMPLES = 48;
const NO_EVENTS = 2 ** 31 - 1; // as `since`: none of them

/** Evenly spread numbers from 0 to `last`, both ends among them. */
export function samples(last: number, n = SAMPLES): number[] {
    if (last <= n) return Array.from({ length: last + 1 }, (_, i) => i);
    return Array.from({ length: n + 1 }, (_, i) => Math.round((i * last) / n));
}

/** Null for a game that tells no points before the end. */
export async function curveOf(transport: Transport, table: number, last: number, cancelled: () => boolean): Promise<Curve | null> {
    const plies = samples(last);
    const totals: number[][] = [];
    for (const ply of plies) {
        const { view } = await transport.ask('view', { table, viewer: 'spectator', ply, since: NO_EVENTS });
        if (cancelled()) return null;
        const players = playersOf(view.position);
        for (const [i, player] of players.entries()) {
            const points = totalOf(player);
            if (points === null) return null;
            (totals[i] ??= []).push(points);
        }
    }
    return { plies, totals };
}
