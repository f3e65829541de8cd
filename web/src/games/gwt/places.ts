// places.ts: where things lie on the sheet, from the catalogue's coordinates.  The sheet is 1120 wide and 632 high: the railroad along the
// top and down the right edge, Kansas City and the job market on the left, the trail in the middle, the markets below it.
import type { Facts } from './facts';

export const SHEET = { width: 1120, height: 632 };
export const MINE = { width: 1112, height: 220 };
export const TRAIL = { x: 112, y: 128 };
export const NORTH = { y: -506 };

const TRACK = { x: 104, pitch: 52.4, y: 79 }; // spaces 0 to 18, from left to right
const EDGE = { x: 1094, y: 122, pitch: 24.3 }; // from 19 on, down the right edge
const TOP = 18; // the last space of the upper edge

export interface Point {
    x: number;
    y: number;
}

export const trackX = (value: number) => TRACK.x + Math.min(value, TOP + 0.5) * TRACK.pitch;
export const RIBBON_Y = 57;

export function placeAt(facts: Facts, id: string): Point {
    const { wide } = facts.place(id);
    return { x: wide.x + TRAIL.x, y: wide.y + TRAIL.y };
}

const numberAt = (n: number): Point => (n <= TOP ? { x: TRACK.x + n * TRACK.pitch, y: TRACK.y } : { x: EDGE.x, y: EDGE.y + (n - TOP - 1) * EDGE.pitch });

/** A turnout lies beside the track, between the space before it and the next one, whose number it has. */
export function spaceAt(facts: Facts, id: string): Point {
    const space = facts.space(id);
    if (!space.turnout || !/^t/.test(id)) return numberAt(space.number);
    const [a, b] = [numberAt(space.number - 1), numberAt(space.number)];
    return space.number <= TOP ? { x: (a.x + b.x) / 2, y: TRACK.y + 21 } : { x: EDGE.x - 26, y: (a.y + b.y) / 2 };
}

/** Where an engine stands: on a turnout of the upper edge between the boxes of two stations. */
export function engineAt(facts: Facts, id: string): Point & { size: number } {
    const at = spaceAt(facts, id);
    if (!/^t/.test(id)) return { ...at, size: 22 };
    return facts.space(id).number <= TOP ? { x: at.x - 2.5, y: at.y + 4, size: 18 } : { ...at, size: 18 };
}

/** The box of a station along the track. */
export function stationAt(facts: Facts, station: string): { x: number; y: number; width: number; height: number } {
    const id = facts.station(station).space!;
    const at = spaceAt(facts, id);
    if (facts.space(id).number <= TOP) return { x: at.x - 146, y: TRACK.y + 12, width: 130, height: 30 };
    return /^t/.test(id) ? { x: at.x - 80, y: at.y - 22, width: 62, height: 44 } : { x: EDGE.x - 106, y: at.y - 22, width: 84, height: 44 };
}

/** The line itself: spaces, turnouts beside them, and crossings, half-way between two of the first spaces. */
export function lineOf(facts: Facts) {
    const track = facts.spaces.filter((s) => !/^t/.test(s.id));
    const turnouts = facts.spaces.filter((s) => /^t/.test(s.id));
    const crossings = track.slice(1, TOP + 1).filter((s, i) => s.crossings > track[i]!.crossings).map((s) => s.number - 0.5);
    return { track, turnouts, crossings };
}

export const CITY = { width: 80, height: 42, y: 6 };
export function cityX(value: number): number {
    if (value === 0) return TRACK.x - 58;
    return TRACK.x + Math.min(value, TOP) * TRACK.pitch - (value === 1 ? 2 : 0);
}
export const trackY = TRACK.y;
export const trackPath = (offset = 0) =>
    `M${TRACK.x - 24} ${TRACK.y + offset}H${EDGE.x - 40}Q${EDGE.x - offset} ${TRACK.y + offset} ${EDGE.x - offset} ${TRACK.y + 40}V${EDGE.y + 20 * EDGE.pitch + 12}`;

/** The road between two neighbouring places: it leaves sideways where the trail runs sideways. */
export function road(a: Point, b: Point): string {
    if (Math.abs(b.x - a.x) > Math.abs(b.y - a.y)) {
        const m = (a.x + b.x) / 2;
        return `M${a.x} ${a.y}C${m} ${a.y} ${m} ${b.y} ${b.x} ${b.y}`;
    }
    const m = (a.y + b.y) / 2;
    return `M${a.x} ${a.y}C${a.x} ${m} ${b.x} ${m} ${b.x} ${b.y}`;
}

/** The places one passes from stop to stop: over empty ones, along the edges of the trail. */
export function wayOver(facts: Facts, from: string, stops: string[], taken: Set<string>): string[] {
    const way = [from];
    for (const stop of stops) {
        const before = new Map<string, string>([[way.at(-1)!, '']]);
        const queue = [way.at(-1)!];
        for (let at = queue.shift(); at !== undefined && at !== stop; at = queue.shift())
            for (const next of facts.place(at).next)
                if (!before.has(next) && (next === stop || !taken.has(next))) {
                    before.set(next, at);
                    queue.push(next);
                }
        if (!before.has(stop)) return [...way, stop];
        const leg = [stop];
        while (before.get(leg[0]!)! !== way.at(-1)! && before.get(leg[0]!)) leg.unshift(before.get(leg[0]!)!);
        way.push(...leg);
    }
    return way;
}
