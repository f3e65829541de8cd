// plan.ts: a plan of the places of a game, from its catalogue (places with coordinates and ways on) and its view (what lies where, who is
// where, what can be reached).  Knows no game: a value that is the id of a place is somebody or something at that place.
import type { Catalogue, Move } from '../../transport/protocol';
import { playersOf } from './describe';

export interface Place {
    id: string;
    x: number;
    y: number;
    next: string[];
}

export interface Spot extends Place {
    things: string[]; // ids of what lies there
    facts: [key: string, n: number][]; // what is counted there: a fee
    owner: number | null;
    here: number[]; // seats that are there
    moves: string[]; // moves that end there
}

const OWNERS = ['owner', 'seat'];

function isPlace(v: unknown): v is Place {
    const p = v as Place;
    return typeof p?.id === 'string' && typeof p.x === 'number' && typeof p.y === 'number' && Array.isArray(p.next);
}

/** The first list of components that are joined places; most games have none. */
export function placesOf(catalogue: Catalogue): Place[] {
    const lists = Object.values(catalogue.components ?? {}).filter((v): v is Place[] => Array.isArray(v) && v.length > 3 && v.every(isPlace));
    return lists[0] ?? [];
}

type Row = Record<string, unknown>;

/** Rows of lists of the position that name a place. */
function rowsAt(position: Row, ids: Set<string>): Map<string, Row> {
    const rows = new Map<string, Row>();
    for (const list of Object.values(position)) {
        if (!Array.isArray(list)) continue;
        for (const row of list as unknown[]) {
            const at = row !== null && typeof row === 'object' && !('score' in row) ? Object.values(row).find((v) => ids.has(v as string)) : null;
            if (at) rows.set(at as string, row as Row);
        }
    }
    return rows;
}

/** The places that a move names, in their order. */
export function stopsOf(move: Move, ids: Set<string>): string[] {
    return Object.values(move.args).flat().filter((v): v is string => ids.has(v as string));
}

/** Is this list told by the plan: rows that each name a place? */
export function isPlanned(places: Place[], value: unknown): boolean {
    const ids = new Set(places.map((p) => p.id));
    const names = (row: unknown) => row !== null && typeof row === 'object' && Object.values(row).some((v) => ids.has(v as string));
    return Array.isArray(value) && value.length > 0 && value.every(names);
}

export function spotsOf(places: Place[], position: Row, moves: Move[]): Spot[] {
    const ids = new Set(places.map((p) => p.id));
    const rows = rowsAt(position, ids);
    const where = playersOf(position).map((p) => ({ seat: p.seat, at: Object.values(p).filter((v) => ids.has(v as string)) }));
    const ends = moves.map((m) => ({ move: m.move, end: stopsOf(m, ids).at(-1) }));
    return places.map((p) => {
        const entries = Object.entries(rows.get(p.id) ?? {});
        const owner = entries.find(([k, v]) => OWNERS.includes(k) && typeof v === 'number')?.[1];
        return {
            ...p,
            things: entries.map(([, v]) => v).filter((v): v is string => typeof v === 'string' && v !== p.id),
            facts: entries.filter((e): e is [string, number] => typeof e[1] === 'number' && !OWNERS.includes(e[0])),
            owner: (owner as number | undefined) ?? null,
            here: where.filter((w) => w.at.includes(p.id)).map((w) => w.seat),
            moves: ends.filter((e) => e.end === p.id).map((e) => e.move),
        };
    });
}

/** The way from a place to the next stop, over places where nothing lies. */
function wayTo(spots: Map<string, Spot>, from: string, to: string): string[] {
    const ways = [[from]];
    const seen = new Set([from]);
    for (let way = ways.shift(); way; way = ways.shift()) {
        for (const next of spots.get(way.at(-1)!)?.next ?? []) {
            if (next === to) return [...way, next];
            if (seen.has(next) || (spots.get(next)?.things.length ?? 1) > 0) continue;
            seen.add(next);
            ways.push([...way, next]);
        }
    }
    return [];
}

/** Every step of a move that names only the places where it may stop, as "from to". */
export function stepsOf(spots: Map<string, Spot>, from: string | undefined, stops: string[]): Set<string> {
    const steps = new Set<string>();
    for (const [i, to] of stops.entries()) {
        const start = i === 0 ? from : stops[i - 1];
        const way = start === undefined ? [] : wayTo(spots, start, to);
        for (let k = 1; k < way.length; k++) steps.add(`${way[k - 1]} ${way[k]}`);
    }
    return steps;
}

/** What is written at a place: the sign of its name ("space A": A), or a short name; long names only tell on demand. */
export function signOf(name: string): string {
    const words = name.split(/[\s\u00a0]+/);
    const last = words.at(-1)!;
    if (words.length > 2) return '';
    return last.length <= 3 ? last : words.length === 1 || /^\p{Lu}/u.test(words[0]!) ? name : '';
}
