// since.ts: what others did to somebody since that person's last choice, out of the log.
import type { Catalogue, GameEvent } from '../transport/protocol';

/** Does an event name this seat: as who did it or whom it befell, or as one of its arguments? */
function names(event: GameEvent, seat: number, catalogue: Catalogue): boolean {
    const args = catalogue.events.find((w) => w.id === event.event)?.args ?? [];
    return event.seat === seat || args.some((a) => a.type === 'seat' && event[a.name] === seat);
}

/** Lines that speak of a seat; not those that only mark where a turn begins. */
export function linesAbout<L extends GameEvent>(lines: readonly L[], seat: number, catalogue: Catalogue): L[] {
    return lines.filter((l) => !l.quiet && !l.mark && l.text !== undefined && names(l, seat, catalogue));
}
