// gwt-walk.svelte.ts: Great Western Trail's board walked through whole records, for the tests in Chromium: nothing may overlap, be too small or
// reach over the edge in any position.  Things lie where their place is, so two of them can only touch when their places are near: a
// position is drawn when it has a thing, or two things near one another, that no position before it had.  `every`: all are drawn.
import '@fontsource/rye';
import '@fontsource-variable/source-sans-3';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { flushSync, mount, unmount } from 'svelte';
import Board from '../src/games/gwt/Board.svelte';
import { factsOf, type Facts } from '../src/games/gwt/facts';
import { placeAt } from '../src/games/gwt/places';
import type { Position } from '../src/games/gwt/position';
import { feeOf, stopsOf } from '../src/games/gwt/targets';
import { share } from '../src/lib/share';
import type { Catalogue, Lang, View } from '../src/transport/protocol';
import { WorkerTransport } from '../src/transport/transport';
// @ts-expect-error a script of the tests
import { measure } from './gwt-measure.mjs';

interface Thing {
    name: string;
    x: number;
    y: number;
}
const NEAR = 150; // units of the sheet: wider than any two tiles, badges or engines that could touch

/** What lies on the sheet, and where. */
function thingsOf(facts: Facts, view: View<Position>): Thing[] {
    const p = view.position;
    const at = (place: string | null, name: string): Thing[] => (place ? [{ name: `${name}@${place}`, ...placeAt(facts, place) }] : []);
    const track = (space: string) => ({ x: facts.space(space).number * 52, y: -1000 });
    /** Personal buildings have one size; a hand reaches over the edge of those that have one. */
    const outline = (id: string) => {
        const b = facts.building(id);
        return b.neutral ? id : `personal ${b.green_hands ?? 0} ${b.black_hands ?? 0}`;
    };
    /** Whose it is changes only where several stand: the first, the second ... of a place. */
    const nth = (list: string[], i: number) => list.slice(0, i).filter((x) => x === list[i]).length;
    const herders = p.players.map((x) => x.herder ?? ''), engines = p.players.map((x) => x.engine);
    return [
        ...p.trail.flatMap((t) => at(t.place, t.building ? outline(t.building) : facts.tile(t.tile!).family)),
        ...herders.flatMap((place, i) => at(place || null, `herder ${nth(herders, i)}${p.active === i ? ' active' : ''}`)),
        ...view.moves.flatMap((m) => (m.role === 'step' ? at(stopsOf(m).at(-1)!, feeOf(m) ? 'badge with a fee' : 'badge') : [])),
        ...engines.map((space, i) => ({ name: `engine ${nth(engines, i)}@${space}`, ...track(space) })),
        ...p.stations.map((s) => ({ name: `${s.station} ${s.station_master} ${s.appointed}`, x: -1000, y: -1000 })),
        ...p.cities.map((c) => ({ name: `${c.city} ${p.players.length} ${p.players.some((x) => (x.cities[c.city] ?? 0) > 1)}`, x: -1000, y: -2000 })),
        { name: `${view.decision?.kind} ${p.players.length}`, x: -2000, y: 0 },
    ];
}

/** The things, and those near one another two by two. */
function featuresOf(things: Thing[]): string[] {
    return things.flatMap((a, i) => {
        const near = a.x < -500 ? [] : things.slice(0, i).filter((b) => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR);
        return [a.name, ...near.map((b) => `${b.name} ${a.name}`)];
    });
}

export async function walk(record: string, lang: Lang, seen: string[], every = false): Promise<{ plies: number; drawn: number; ugly: string[]; seen: string[] }> {
    const transport = WorkerTransport.start();
    const { table, plies } = await transport.ask('replay', { record });
    const { catalogue } = await transport.ask('catalogue', { game: 'gwt' });
    const facts = factsOf(catalogue as Catalogue, lang);
    const known = new Set(seen);
    const seats = [...record.matchAll(/^(\d) (\S+)$/gm)].map((m) => Number(m[1])); // docs/record.md
    const look = async (ply: number) => (await transport.ask('view', { table, seat: seats[ply] ?? 0, ply, lang, since: 1_000_000 })).view as View<Position>;
    let shown = $state.raw(await look(0));
    const nothing = () => undefined;
    const props = {
        get view() {
            return shown;
        },
        catalogue: catalogue as Catalogue, lang, previewed: null, preview: nothing, choose: nothing, whyNot: nothing, about: nothing, readonly: false,
    };
    const board = mount(Board, { target: document.getElementById('walk')!, props });
    await document.fonts.ready;
    const ugly: string[] = [];
    let drawn = 0;
    // Seat after seat: from one position of a seat to its next one little is drawn anew.  Measured, not painted.
    document.getElementById('walk')!.style.visibility = 'hidden';
    for (const ply of [...seats.keys()].sort((a, b) => seats[a]! - seats[b]! || a - b)) {
        const view = await look(ply);
        const fresh = featuresOf(thingsOf(facts, view)).filter((f) => !known.has(f));
        fresh.forEach((f) => known.add(f));
        if (fresh.length === 0 && !every) continue;
        shown = share(shown, view);
        flushSync();
        drawn++;
        const { scroll, small, over } = measure();
        if (scroll || small.length || over.length) ugly.push(`ply ${ply}: ${scroll ? 'scrolls; ' : ''}${[...small, ...over].join('; ')}`);
    }
    await unmount(board);
    transport.close();
    return { plies, drawn, ugly, seen: [...known] };
}
