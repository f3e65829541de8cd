// privacy.ts: must the table be hidden before a seat looks at it?
import type { View } from '../transport/protocol';

/** The table says so: the seat sees more than a spectator, or several choose in secret. */
export function isPrivate(seat: View): boolean {
    return seat.private;
}
