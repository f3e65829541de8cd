// turning.ts: the turns that decided a game: those in which somebody won the most points by medals.
import type { GameEvent } from '../../transport/protocol';

export interface TurningPoint {
    turn: number;
    seat: number;
    points: number;
}

const MEDALS = new Set(['medal', 'medal_region', 'medal_rail']);
const SHOWN = 3;

/** The best turns of the game, in their order.  One medal alone decides nothing unless it is a great one. */
export function turningPoints(events: GameEvent[], least = 9): TurningPoint[] {
    const won = new Map<string, TurningPoint>();
    let turn = 0;
    for (const e of events) {
        if (e.event === 'turn') turn = Number(e.turn);
        if (!MEDALS.has(e.event) || e.seat === undefined) continue;
        const key = `${turn} ${e.seat}`;
        const before = won.get(key) ?? { turn, seat: e.seat, points: 0 };
        won.set(key, { ...before, points: before.points + Number(e.points) });
    }
    const best = [...won.values()].filter((t) => t.points >= least).sort((a, b) => b.points - a.points || a.turn - b.turn);
    const turns = best.filter((t, i) => best.findIndex((o) => o.turn === t.turn) === i);
    return turns.slice(0, SHOWN).sort((a, b) => a.turn - b.turn);
}
