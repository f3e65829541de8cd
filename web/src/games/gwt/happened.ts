// happened.ts: on which piece of the board an event shows, and what others changed there since one's own turn.
import type { GwtEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';

const at = (kind: string, field = kind) => (e: GameEvent) => `${kind}:${String(e[field])}`;
const place = at('place'), station = at('station'), city = at('city'), herder = at('herder', 'seat'), engine = at('engine', 'seat'), row = at('row');
const store = (e: GameEvent) => `town:${String(e.town)}:${String(e.cell)}`;

/** Names as in targets.ts; herders and engines by seat, the rows of the job market, the columns of the foresight. */
const SPOTS: Partial<Record<GwtEventKind, (e: GameEvent) => string>> = {
    step: herder, to_start: herder, build: place, sam_build: place, sam_replace: place, hazard: place, bounty: place, sam_hazard: place, sam_outlaw: place, tile: place,
    engine, sam_engine: engine, upgrade: station, disc_from: station, appoint: station, sam_station: station, sam_master: station, sam_disc_back: station,
    deliver: city, sam_deliver: city, store, sam_store: store, hire: row, sam_hire: row, worker: row, market: at('market', 'card'), display: at('display', 'card'),
    foresight: (e) => `foresight:${String(e.column)}:${String(e.tile)}`,
};
export const spotOf = (e: GameEvent): string | undefined => SPOTS[e.event as GwtEventKind]?.(e);

export interface Changes {
    spots: Map<string, number>; // whose doing it was
    ways: Map<number, string[]>; // the places where a herder was, from the one it left on
}

/** What others did since this seat's last turn; nothing as soon as it has done something itself. */
export function changesFor(me: number, log: GameEvent[]): Changes {
    const spots = new Map<string, number>(), ways = new Map<number, string[]>(), herders = new Map<number, string>();
    let turn = -1;
    for (const e of log) {
        if (e.event === 'turn') {
            turn = e.seat ?? -1;
            continue;
        }
        const seat = e.seat ?? turn, to = e.event === 'to_start' ? 'start' : e.event === 'step' || e.event === 'place' ? String(e.place) : null;
        if (turn === me) {
            spots.clear();
            ways.clear();
        } else if (turn >= 0) {
            const spot = spotOf(e);
            if (spot) spots.set(spot, turn);
            if (e.event === 'step') ways.set(seat, [...(ways.get(seat) ?? [herders.get(seat) ?? to!]), to!]);
        }
        if (to) herders.set(seat, to);
    }
    return { spots, ways };
}
