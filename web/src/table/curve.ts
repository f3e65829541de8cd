// curve.ts: the points of every player over a game, from views at some of its plies.
import { playersOf, totalOf } from '../games/generic/describe';
import type { Transport } from '../transport/protocol';

/** What a chart draws. */
export interface Lines {
    plies: number[];
    totals: number[][]; // by player, then by ply
}

export interface Curve extends Lines {
    turns: number[]; // at these plies
    scores: Record<string, number>[][]; // by player, then by ply: the points of each category, where they are told
}

const SAMPLES = 48;
const FINE = 96; // of a curve: about one turn of a long game
const NO_EVENTS = 2 ** 31 - 1; // as `since`: none of them

/** Evenly spread numbers from 0 to `last`, both ends among them. */
export function samples(last: number, n = SAMPLES): number[] {
    if (last <= n) return Array.from({ length: last + 1 }, (_, i) => i);
    return Array.from({ length: n + 1 }, (_, i) => Math.round((i * last) / n));
}

/** Null for a game that tells no points before the end. */
export async function curveOf(transport: Transport, table: number, last: number, cancelled: () => boolean): Promise<Curve | null> {
    const plies = samples(last, FINE);
    const [turns, totals, scores]: [number[], number[][], Record<string, number>[][]] = [[], [], []];
    for (const ply of plies) {
        const { view } = await transport.ask('view', { table, viewer: 'spectator', ply, since: NO_EVENTS });
        if (cancelled()) return null;
        const players = playersOf(view.position);
        turns.push(view.turn);
        for (const [i, player] of players.entries()) {
            const points = totalOf(player);
            if (points === null) return null;
            (totals[i] ??= []).push(points);
            (scores[i] ??= []).push((player.score ?? {}) as Record<string, number>);
        }
    }
    return { plies, turns, totals, scores };
}
