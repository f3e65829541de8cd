// roadmap.ts: a Roadmap as ink on paper, from the rows of its grid.  The same map is drawn alike for everybody and for ever: what
// looks like chance depends on the map's id and the place alone.
//
// Borders run along the lattice of the grid, are cut where three areas meet, and every piece is bent once and used by both
// neighbours: no gaps, no overlaps, and what is hit is what is seen.
import type { Components, Facts, MapFacts, Region, Spot } from './facts';

/** How big a map is drawn, in units of its own; the drawing is scaled afterwards. */
export interface Format {
    width: number;
    height: number;
    turned: boolean; // a quarter clockwise: west is up, north is right
    piece: number; // the side of a leg's box
    text: number; // the size of names; 0: no names
}

export interface Label extends Spot {
    lines: string[];
    tight: boolean; // it must go when a leg beside it glows
}

export interface RegionDrawing {
    id: string;
    outline: string;
    flag: Spot;
    medal: Spot;
    legs: Map<string, Spot>;
    label: Label | null;
    grain: Spot[]; // trees, waves, dunes, houses
    dots: Spot[]; // of sand
}

export interface Drawing {
    format: Format;
    regions: Map<string, RegionDrawing>;
    rock: string;
    peaks: (Spot & { scale: number; shape: number })[];
    borders: string[];
}

type Point = [number, number];
interface Circle extends Spot {
    r: number;
}

const ROCK = '#';
const JITTER = 0.13; // of a cell
const TREMBLE = 0.09;
const HALO = 6; // around a piece that glows
const EDGE = 4; // names keep off the edge of the sheet
const WORN = 0.12; // corners are pulled towards their neighbours

/** A number from -1 to 1 that depends on the key alone. */
export function noise(key: string): number {
    let h = 2166136261;
    for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    h ^= h >>> 12;
    return (h & 0xffff) / 32767.5 - 1;
}

function dice(key: string): () => number {
    let n = 0;
    return () => (noise(`${key}${n++}`) + 1) / 2.0001;
}

const key = (p: Point) => `${p[0]},${p[1]}`;
const round = (x: number) => Math.round(x * 10) / 10;
const at = (p: Point) => `${round(p[0])} ${round(p[1])}`;
const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function turnedRows(rows: string[]): string[] {
    return [...rows[0]!].map((_, x) => rows.map((_, y) => rows[rows.length - 1 - y]![x]).join(''));
}

/** The lattice of one map: its cells, its corners bent on the paper, its borders. */
class Lattice {
    readonly rows: string[];
    readonly nx: number;
    readonly ny: number;
    readonly cw: number;
    readonly ch: number;
    readonly #wave: number[];
    readonly #arcs = new Map<string, { corners: Point[]; points: Point[] }>();

    constructor(
        readonly map: MapFacts,
        readonly canvas: Components['canvas'],
        readonly format: Format,
    ) {
        this.rows = format.turned ? turnedRows(map.rows) : map.rows;
        [this.nx, this.ny] = [this.rows[0]!.length, this.rows.length];
        [this.cw, this.ch] = [format.width / this.nx, format.height / this.ny];
        this.#wave = [0, 1, 2, 3].map((k) => noise(`${map.id}wave${k}`) * 3);
    }

    letter(cx: number, cy: number): string {
        return this.rows[cy]?.[cx] ?? ' ';
    }

    /** How far a point (in cells) wanders: slow waves, none at the edge of the sheet.  Neighbours wander together. */
    #wander(u: number, v: number): Point {
        const [a, b, c, d] = this.#wave as [number, number, number, number];
        const calm = (t: number, n: number) => {
            const q = Math.max(0, Math.min(1, Math.min(t, n - t) / 1.5));
            return q * q * (3 - 2 * q);
        };
        const du = 0.3 * Math.sin(0.95 * v + a) + 0.16 * Math.sin(2.1 * v + b + 0.4 * u);
        const dv = 0.26 * Math.sin(0.8 * u + c) + 0.15 * Math.sin(1.9 * u + d + 0.4 * v);
        return [du * calm(u, this.nx), dv * calm(v, this.ny)];
    }

    bend(u: number, v: number): Point {
        const [du, dv] = this.#wander(u, v);
        return [(u + du) * this.cw, (v + dv) * this.ch];
    }

    /** Where something of the catalogue stands. */
    place(spot: Spot): Point {
        const [x, y] = [spot.x / this.canvas.width, spot.y / this.canvas.map_height];
        return this.format.turned ? this.bend((1 - y) * this.nx, x * this.ny) : this.bend(x * this.nx, y * this.ny);
    }

    /** The letter under a point of the paper. */
    letterAt(x: number, y: number): string {
        const [s, t] = [x / this.cw, y / this.ch];
        let [u, v] = [s, t];
        for (let i = 0; i < 3; i++) {
            const [du, dv] = this.#wander(u, v);
            [u, v] = [s - du, t - dv];
        }
        return this.letter(Math.floor(u), Math.floor(v));
    }

    cellsOf(letter: string): Point[] {
        const found: Point[] = [];
        for (let cy = 0; cy < this.ny; cy++) for (let cx = 0; cx < this.nx; cx++) if (this.letter(cx, cy) === letter) found.push([cx, cy]);
        return found;
    }

    #corner([i, j]: Point): Point {
        const dx = i === 0 || i === this.nx ? 0 : noise(`${this.map.id}x${i},${j}`) * JITTER;
        const dy = j === 0 || j === this.ny ? 0 : noise(`${this.map.id}y${i},${j}`) * JITTER;
        return this.bend(i + dx, j + dy);
    }

    #borders([i, j]: Point): number {
        const [a, b] = [this.letter(i - 1, j - 1), this.letter(i, j - 1)];
        const [c, d] = [this.letter(i - 1, j), this.letter(i, j)];
        return Number(a !== b) + Number(c !== d) + Number(a !== c) + Number(b !== d);
    }

    /** Every edge of an area, by the corner where it begins, the area on its right hand. */
    #edges(letter: string): Map<string, Point[]> {
        const edges = new Map<string, Point[]>();
        const add = (from: Point, to: Point, beyond: Point) => {
            if (this.letter(...beyond) !== letter) edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
        };
        for (const [x, y] of this.cellsOf(letter)) {
            add([x, y], [x + 1, y], [x, y - 1]);
            add([x + 1, y], [x + 1, y + 1], [x + 1, y]);
            add([x + 1, y + 1], [x, y + 1], [x, y + 1]);
            add([x, y + 1], [x, y], [x - 1, y]);
        }
        return edges;
    }

    /** The outlines of an area as loops of corners.  Where two of its corners touch the loop turns right: loops stay apart. */
    loops(letter: string): Point[][] {
        const edges = this.#edges(letter);
        const take = (from: Point, came: Point | null): Point => {
            const next = edges.get(key(from))!;
            const right = came && next.findIndex((n) => n[0] - from[0] === came[1] - from[1] && n[1] - from[1] === from[0] - came[0]);
            const [taken] = next.splice(right && right > 0 ? right : 0, 1);
            if (next.length === 0) edges.delete(key(from));
            return taken!;
        };
        const found: Point[][] = [];
        while (edges.size > 0) {
            const start = edges.keys().next().value!.split(',').map(Number) as Point;
            const loop = [start];
            let [before, now]: [Point, Point] = [start, take(start, null)];
            while (key(now) !== key(start)) {
                loop.push(now);
                [before, now] = [now, take(now, before)];
            }
            found.push(loop);
        }
        return found;
    }

    /** The pen's way along a border: corners, and a tremble between them. */
    #way(corners: Point[]): Point[] {
        const points: Point[] = [];
        corners.forEach((c, k) => {
            if (k > 0) {
                const b = corners[k - 1]!;
                const edge = (b[0] === c[0] && (c[0] === 0 || c[0] === this.nx)) || (b[1] === c[1] && (c[1] === 0 || c[1] === this.ny));
                const [x, y] = mid(this.#corner(b), this.#corner(c));
                const q = edge ? 0 : TREMBLE;
                points.push([x + noise(`m${key(b)}${key(c)}`) * q * this.cw, y + noise(`n${key(b)}${key(c)}`) * q * this.ch]);
            }
            points.push(this.#corner(c));
        });
        return points.map((p, k) => {
            const [a, b] = [points[k - 1], points[k + 1]];
            if (!a || !b || k % 2 === 1) return p;
            return [p[0] * (1 - 2 * WORN) + (a[0] + b[0]) * WORN, p[1] * (1 - 2 * WORN) + (a[1] + b[1]) * WORN];
        });
    }

    /** A piece of border between two places where three areas meet; made once, whichever side asks. */
    #arc(corners: Point[]): Point[] {
        const [first, last] = [corners[0]!, corners.at(-1)!];
        const forward = key(first) === key(last) ? key(corners[1]!) < key(corners.at(-2)!) : key(first) < key(last);
        const way = forward ? corners : corners.toReversed();
        const name = way.map(key).join(' ');
        let arc = this.#arcs.get(name);
        if (!arc) this.#arcs.set(name, (arc = { corners: way, points: this.#way(way) }));
        return forward ? arc.points : arc.points.toReversed();
    }

    /** A loop cut into arcs; one without any meeting is one arc. */
    arcsOf(loop: Point[]): Point[][] {
        const cuts = loop.flatMap((p, k) => (this.#borders(p) === 2 ? [] : [k]));
        const from = cuts[0] ?? 0;
        const around = [...loop.slice(from), ...loop.slice(0, from), loop[from]!];
        const ends = [...cuts.map((k) => k - from), loop.length];
        if (cuts.length === 0) return [this.#arc(around)];
        return ends.slice(1).map((end, k) => this.#arc(around.slice(ends[k], end + 1)));
    }

    outline(letter: string): string {
        return this.loops(letter)
            .map((loop) => {
                const arcs = this.arcsOf(loop);
                return `M${at(arcs[0]![0]!)}${arcs.map(curve).join('')}Z`;
            })
            .join('');
    }

    /** Every border once, without the edge of the sheet.  Call after all outlines. */
    inner(): string[] {
        const onEdge = (corners: Point[]) =>
            [0, this.nx].some((x) => corners.every((c) => c[0] === x)) || [0, this.ny].some((y) => corners.every((c) => c[1] === y));
        return [...this.#arcs.values()].filter((a) => !onEdge(a.corners)).map((a) => `M${at(a.points[0]!)}${curve(a.points)}`);
    }
}

/** The limit of cutting corners off: a quadratic curve through the middles; its ends are kept. */
function curve(points: Point[]): string {
    let d = '';
    for (let k = 1; k < points.length - 1; k++)
        d += `Q${at(points[k]!)} ${at(k === points.length - 2 ? points[k + 1]! : mid(points[k]!, points[k + 1]!))}`;
    return d || `L${at(points.at(-1)!)}`;
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where the pieces of a region stand: at their places, pushed off borders and off each other by at most half a box. */
function settle(lattice: Lattice, region: Region, size: number): Map<string, Point> {
    const border = lattice.loops(region.letter).flatMap((loop) => lattice.arcsOf(loop).flat());
    const homes = new Map<string, Point>([
        ['flag', lattice.place(region.flag)],
        ['medal', lattice.place(region.medal_at)],
        ...region.legs.map((l): [string, Point] => [l.id, lattice.place(l)]),
    ]);
    const now = new Map(homes);
    const [reach, apart] = [size * 0.5 + 8, size + 8];
    const push = (p: Point, from: Point, least: number, force: number): Point => {
        const d = far(p, from) || 0.1;
        return d < least ? [((p[0] - from[0]) / d) * (least - d) * force, ((p[1] - from[1]) / d) * (least - d) * force] : [0, 0];
    };
    const shorter = ([x, y]: Point, most: number): Point => {
        const long = Math.hypot(x, y);
        return long > most ? [(x / long) * most, (y / long) * most] : [x, y];
    };
    for (let i = 0; i < 18; i++)
        for (const [id, p] of now) {
            const others = [...now].filter(([o]) => o !== id).map(([, o]) => push(p, o, apart, 0.3));
            const forces = [...border.map((b) => push(p, b, reach, 0.16)), ...others];
            const [dx, dy] = shorter(forces.reduce(([x, y], f) => [x + f[0], y + f[1]], [0, 0] as Point), 3);
            const home = homes.get(id)!;
            const [hx, hy] = shorter([p[0] + dx - home[0], p[1] + dy - home[1]], size * 0.5);
            now.set(id, [home[0] + hx, home[1] + hy]);
        }
    for (let i = 0; i < 24; i++) part(now, size + 3);
    return now;
}

/** Boxes that still touch move away from each other, each half of the way, along the axis on which they are further apart. */
function part(places: Map<string, Point>, apart: number): void {
    const all = [...places];
    all.forEach(([a, p], i) => {
        for (const [b, q] of all.slice(i + 1)) {
            const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
            if (Math.abs(dx) >= apart || Math.abs(dy) >= apart) continue;
            const axis = Math.abs(dx) > Math.abs(dy) ? 0 : 1;
            const way = ((apart - Math.abs(axis ? dy : dx)) / 4) * Math.sign((axis ? dy : dx) || 1);
            p[axis] -= way;
            q[axis] += way;
            places.set(a, p).set(b, q);
        }
    });
}

const AROUND: Point[] = [[1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, -0.7], [0.7, -0.7], [-0.7, 0.7]];
const isFree = (x: number, y: number, taken: Circle[]) => taken.every((c) => Math.hypot(x - c.x, y - c.y) >= c.r);

/** Places for small drawings inside an area, away from what stands there and from each other, back to front. */
function scatter(lattice: Lattice, letter: string, taken: Circle[], gap: number, count: number, margin: number, seed: string): Spot[] {
    const cells = lattice.cellsOf(letter);
    const roll = dice(`${lattice.map.id}${letter}${seed}`);
    const found: Circle[] = [];
    for (let i = 0; i < count * 20 && found.length < count; i++) {
        const [cx, cy] = cells[Math.floor(roll() * cells.length)]!;
        const [x, y] = lattice.bend(cx + roll(), cy + roll());
        if (!isFree(x, y, taken) || !isFree(x, y, found)) continue;
        if (AROUND.some(([dx, dy]) => lattice.letterAt(x + dx * margin, y + dy * margin) !== letter)) continue;
        found.push({ x: round(x), y: round(y), r: gap });
    }
    return found.map(({ x, y }) => ({ x, y })).sort((a, b) => a.y - b.y);
}

/** The freest place for a name of so many lines, and how much room it leaves. */
function roomFor(lattice: Lattice, letter: string, w: number, h: number, taken: Circle[]): (Spot & { room: number }) | null {
    let best: (Spot & { room: number }) | null = null;
    for (const [cx, cy] of lattice.cellsOf(letter))
        for (let k = 0; k < 36; k++) {
            const [x, y] = [(cx + (k % 6) / 6) * lattice.cw, (cy + Math.floor(k / 6) / 6) * lattice.ch];
            const room = Math.min(...taken.map((c) => Math.max(Math.abs(x - c.x) - w / 2 - c.r, Math.abs(y - c.y) - h / 2 - c.r)));
            if (best && room <= best.room) continue;
            if (x < w / 2 + EDGE || x > lattice.format.width - w / 2 - EDGE) continue;
            const inside = [-1, -0.5, 0, 0.5, 1].every((dx) =>
                [-1, 0, 1].every((dy) => lattice.letterAt(x + (dx * w) / 2, y + (dy * h) / 2) === letter),
            );
            if (inside) best = { x, y, room };
        }
    return best;
}

/** A name in one line, in two, or a word a line: the first way that fits. */
function waysToBreak(name: string): string[][] {
    const words = name.split(' ');
    const ways = [[name]];
    for (let k = 1; k < words.length; k++) ways.push([words.slice(0, k).join(' '), words.slice(k).join(' ')]);
    if (words.length > 2) ways.push(words);
    return ways;
}

function label(lattice: Lattice, region: Region, name: string, taken: Circle[]): Label | null {
    const { text } = lattice.format;
    for (const tight of [false, true])
        for (const lines of waysToBreak(name)) {
            const w = Math.max(...lines.map((l) => l.length)) * text * 0.5;
            const around = tight ? taken : taken.map((c) => ({ ...c, r: c.r + HALO }));
            const spot = roomFor(lattice, region.letter, w, text * (1.08 * lines.length + 0.25), around);
            if (spot && spot.room > -1) return { x: round(spot.x), y: round(spot.y), lines, tight };
        }
    return null;
}

/** What grows where: how far apart and how many. */
const GRAIN = { forest: [14, 26], lake: [20, 10], desert: [24, 9], village: [20, 5] } as const;

function drawRegion(lattice: Lattice, region: Region, name: string): RegionDrawing {
    const { piece, text } = lattice.format;
    const places = settle(lattice, region, piece);
    const spots = new Map([...places].map(([id, [x, y]]) => [id, { x: round(x), y: round(y) }]));
    const onPaths = region.legs.flatMap((l) =>
        l.links.flatMap((to) => [0.35, 0.5, 0.65].map((q) => between(spots.get(l.id)!, spots.get(to)!, q))),
    );
    const boxes = [...spots].map(([id, s]) => ({ ...s, r: piece * (region.legs.some((l) => l.id === id) ? 0.5 : 0.44) }));
    const named = text > 0 ? label(lattice, region, name, boxes) : null;
    const taken = [...boxes.map((b) => ({ ...b, r: piece * 0.74 })), ...onPaths.map((s) => ({ ...s, r: 10 })), ...aroundLabel(named, text)];
    const [gap, count] = GRAIN[region.terrain];
    const grain = scatter(lattice, region.letter, taken, gap, count, 9, 'grain');
    const dots = region.terrain === 'desert' ? scatter(lattice, region.letter, taken, 6, 40, 5, 'dots') : [];
    const legs = new Map(region.legs.map((l) => [l.id, spots.get(l.id)!]));
    return { id: region.id, outline: lattice.outline(region.letter), flag: spots.get('flag')!, medal: spots.get('medal')!, legs, label: named, grain, dots };
}

const between = (a: Spot, b: Spot, q: number): Spot => ({ x: a.x * q + b.x * (1 - q), y: a.y * q + b.y * (1 - q) });

function aroundLabel(at: Label | null, text: number): Circle[] {
    if (!at) return [];
    const w = Math.max(...at.lines.map((l) => l.length)) * text * 0.5;
    return [-0.5, -0.25, 0, 0.25, 0.5].flatMap((q) => at.lines.map((_, k) => ({ x: at.x + q * w, y: at.y + (k - (at.lines.length - 1) / 2) * text, r: text })));
}

function peaksOf(lattice: Lattice): Drawing['peaks'] {
    return lattice.cellsOf(ROCK).map(([cx, cy]) => {
        const [x, y] = lattice.bend(cx + 0.5, cy + 0.62);
        const name = `${cx},${cy}`;
        return {
            x: round(x + noise(`px${name}`) * 3),
            y: round(y + noise(`py${name}`) * 3),
            scale: round((Math.min(lattice.cw, lattice.ch) / 36) * (1.04 + noise(`ps${name}`) * 0.16) * 10) / 10,
            shape: noise(`pk${name}`) > 0 ? 1 : 0,
        };
    });
}

export function drawMap(map: MapFacts, canvas: Components['canvas'], format: Format, name: (region: string) => string): Drawing {
    const lattice = new Lattice(map, canvas, format);
    const regions = new Map(map.regions.map((r) => [r.id, drawRegion(lattice, r, name(r.id))]));
    return { format, regions, rock: lattice.outline(ROCK), peaks: peaksOf(lattice), borders: lattice.inner() };
}

/** A path between two pieces: nearly straight, bent by its name. */
export function pathBetween(a: Spot, b: Spot, name: string): string {
    const k = noise(`path${name}`) * 0.12;
    return `M${a.x} ${a.y}Q${round((a.x + b.x) / 2 - (b.y - a.y) * k)} ${round((a.y + b.y) / 2 + (b.x - a.x) * k)} ${b.x} ${b.y}`;
}

/** How a piece leans, in degrees, by its name. */
export const tiltOf = (name: string, most = 3) => round(noise(`tilt${name}`) * most);

// ---- formats

/** The sheet on a screen, and on a phone: turned, so that the pieces stay as big as a finger wants them. */
export const WIDE: Format = { width: 544, height: 340, turned: false, piece: 25, text: 12 };
export const TALL: Format = { width: 360, height: 378, turned: true, piece: 24, text: 0 };

const kept = new Map<string, Drawing>();

/** The drawing of a map, made once. */
export function drawingOf(facts: Facts, map: string, format: Format): Drawing {
    const id = `${map} ${format.width} ${format.text > 0 ? facts.lang : ''}`;
    let drawing = kept.get(id);
    if (!drawing) {
        drawing = drawMap(facts.map(map), facts.components.canvas, format, (region) => facts.name('region', region));
        kept.set(id, drawing);
    }
    return drawing;
}
