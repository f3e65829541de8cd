// marks.ts: which marks a list of events makes: ghosts of a preview, ink of a step that is being shown.
import type { ColoradoEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Facts } from './facts';
import { markOf } from './table';

type Marks = (facts: Facts, seat: number, e: GameEvent) => string[];
const n = (x: unknown) => (typeof x === 'number' ? x : 0);
const text = (x: unknown) => String(x ?? '');

const flag: Marks = (facts, seat, e) => {
    const region = text(e.region);
    return [markOf.flag(seat, region), markOf.box(seat, facts.region(region).terrain, n(e.boxes) - 1)];
};
const laid: Marks = (_, seat, e) => [markOf.card(seat, text(e.card))];

const MARKS: Partial<Record<ColoradoEventKind, Marks>> = {
    leg: (_, seat, e) => [markOf.leg(seat, text(e.region), text(e.leg))],
    rail: (_, seat, e) => [markOf.rail(seat, text(e.leg))],
    start: flag,
    discover: flag,
    box: (_, seat, e) => [markOf.box(seat, text(e.track), n(e.box) - 1)],
    tipi: (facts, seat, e) => [markOf.box(seat, 'tipi', n(e.position) + (facts.components.chart.tipi.length - 1) / 2)],
    medal_region: (_, seat, e) => [markOf.medal(seat, text(e.region))],
    medal_rail: (_, seat) => [markOf.medal(seat, 'rail')],
    play: laid,
    receive: laid,
};

export const marksOf = (facts: Facts, e: GameEvent): string[] =>
    e.seat === undefined ? [] : (MARKS[e.event as ColoradoEventKind]?.(facts, e.seat, e) ?? []);
