// review.ts: what the page makes of a review: everybody's chances at the same plies, for one chart.
import type { SeatReview } from '../transport/protocol';
import type { Lines } from './curve';

/** A seat's chance is known at its own turns; in between it is the one before, before the first one that. */
export function chancesOf(seats: SeatReview[]): Lines {
    const plies = [...new Set(seats.flatMap((s) => s.curve.map((p) => p.ply)))].sort((a, b) => a - b);
    const totals = seats.map((s) => {
        let [i, chance] = [0, s.curve[0]?.chance ?? 0];
        return plies.map((ply) => {
            while (i < s.curve.length && s.curve[i]!.ply <= ply) chance = s.curve[i++]!.chance;
            return Math.round(chance);
        });
    });
    return { plies, totals };
}
