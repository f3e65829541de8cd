// privacy.ts: is anything on the screen for one person's eyes only?  Told from two views of the same position, without knowing the game.
import type { View } from '../transport/protocol';

/** What a view reckons for its viewer out of what everybody knows (the fee I would pay): not a secret. */
const RECKONED = new Set(['fee', 'transport', 'breeding_value']);

function differs(a: unknown, b: unknown): boolean {
    if (Array.isArray(a) && Array.isArray(b)) return a.length !== b.length || a.some((x, i) => differs(x, b[i]));
    if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
        const left = a as Record<string, unknown>;
        const right = b as Record<string, unknown>;
        const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
        return [...keys].some((k) => !RECKONED.has(k) && differs(left[k], right[k]));
    }
    return a !== b;
}

/** Must the table be hidden before `seat` looks at it?  When that seat sees more than a spectator, or several choose in secret. */
export function isPrivate(seat: View, spectator: View): boolean {
    return seat.pending.length > 1 || differs(seat.position, spectator.position);
}
