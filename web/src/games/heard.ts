// heard.ts: what a board was told of its table, from views that bring news alone.
import type { GameEvent, View } from '../transport/protocol';

/** The events up to a view, those before it known: a view brings what is new, all there is, or, after something was taken back, nothing. */
export function heard(before: readonly GameEvent[], { events, events_next }: Pick<View, 'events' | 'events_next'>): GameEvent[] {
    const from = events[0]?.number ?? events_next;
    return [...before.filter((e) => (e.number ?? 0) < from), ...events];
}
