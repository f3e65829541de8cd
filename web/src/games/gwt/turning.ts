// turning.ts: how a game of Great Western Trail was won: the stretches in which somebody got ahead of the others most, by what, and from when
// on the winner led.  From the points at some plies of the game (table/curve.ts).
import type { Curve } from '../../table/curve';

export interface TurningPoint {
    from: number; // turns
    to: number;
    seat: number;
    points: number;
    category: string; // what brought the most of them
}

const SHOWN = 3;
const LEAST = 6; // points ahead of the others: less decides nothing

/** The best stretches of the game, in their order; at most one of neighbours. */
export function turningPoints(curve: Curve): TurningPoint[] {
    const { totals, scores, turns } = curve;
    const found: (TurningPoint & { at: number; ahead: number })[] = [];
    for (const [seat, mine] of totals.entries())
        for (let i = 1; i < mine.length; i++) {
            const points = mine[i]! - mine[i - 1]!;
            const others = totals.filter((_, s) => s !== seat).map((t) => t[i]! - t[i - 1]!);
            const ahead = points - (others.length ? Math.max(...others) : 0);
            if (ahead < LEAST || points <= 0) continue;
            found.push({ at: i, ahead, seat, points, category: mostOf(scores[seat]![i - 1]!, scores[seat]![i]!), from: turns[i - 1]!, to: turns[i]! });
        }
    const best: typeof found = [];
    for (const one of found.toSorted((a, b) => b.ahead - a.ahead || a.at - b.at))
        if (best.length < SHOWN && best.every((b) => Math.abs(b.at - one.at) > 1)) best.push(one);
    return best.toSorted((a, b) => a.at - b.at).map(({ from, to, seat, points, category }) => ({ from, to, seat, points, category }));
}

function mostOf(before: Record<string, number>, after: Record<string, number>): string {
    const gains = Object.keys(after).filter((id) => id !== 'total').map((id) => ({ id, gain: after[id]! - (before[id] ?? 0) }));
    return gains.reduce((best, g) => (g.gain > best.gain ? g : best)).id;
}

/** From which turn on the one who had the most points at the end never fell behind; null where that was from the beginning on, or nobody was alone. */
export function leadSince(curve: Curve): { seat: number; turn: number } | null {
    const last = curve.turns.length - 1;
    const ends = curve.totals.map((t) => t[last]!);
    const most = Math.max(...ends);
    const seat = ends.indexOf(most);
    if (last < 1 || ends.lastIndexOf(most) !== seat || ends.length < 2) return null;
    let at = last;
    while (at > 0 && curve.totals.every((t, s) => s === seat || t[at - 1]! < curve.totals[seat]![at - 1]!)) at--;
    return at === 0 ? null : { seat, turn: curve.turns[at]! };
}
