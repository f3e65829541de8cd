// shelf.ts: where the cattle market and the objective display lie: in one row below the trail, or on a phone in rows of its width.
import type { Facts, OfferFacts } from './facts';
import type { Point } from './places';
import { counted, type Position } from './position';

interface Group {
    offers: OfferFacts[];
    cards: [string, number][];
}
export interface Laid {
    groups: (Group & Point & { prices: number; step: number })[]; // where the first card lies, where the prices stand, from card to card
    stack: Point;
    objectives: Point[]; // one more than there are: the stack
    height: number;
}
const CARD = 44, OBJECTIVE = 60, ROW = 72;
const pricesOf = (g: Group) => (g.offers.some((o) => o.cards > 1) ? 60 : 46);

export const displayOf = (p: Position) => (p.sam ? p.sam.display_order : p.display);

/** Offers for the same cards stand together, with what lies open of these. */
function groupsOf(facts: Facts, p: Position): Group[] {
    const byKinds = new Map<string, OfferFacts[]>();
    for (const offer of facts.offers) byKinds.set(offer.kinds.join(), [...(byKinds.get(offer.kinds.join()) ?? []), offer]);
    const all = counted(p.market);
    return [...byKinds.values()]
        .filter(([o]) => !/simmental|brahman/.test(o!.kinds[0]!) || (o!.kinds[0] === 'brahman' ? p.brahman : p.simmental))
        .map((offers) => ({ offers, cards: all.filter(([id]) => offers[0]!.kinds.includes(id)) }));
}

/** All in a row: cards lie over one another where the market is full. */
export function inOneRow(facts: Facts, p: Position, x0: number, y: number, width: number): Laid {
    const shown = groupsOf(facts, p), objectives = displayOf(p).length;
    const right = x0 + width - 42;
    const first = right - objectives * OBJECTIVE;
    const space = first - 52 - (x0 + 6) - shown.length * 58 - shown.filter((g) => g.cards.length).length * CARD;
    const overlapped = shown.reduce((n, g) => n + Math.max(0, g.cards.length - 1), 0);
    const step = Math.min(40, space / Math.max(1, overlapped));
    let x = x0 + 6;
    const groups = shown.map((g) => {
        const from = x;
        const prices = g.cards.length ? from + CARD + (g.cards.length - 1) * step + 5 : from + 2;
        x = prices + pricesOf(g);
        return { ...g, x: from, y, prices, step };
    });
    return { groups, stack: { x: first - 48, y }, objectives: Array.from({ length: objectives + 1 }, (_, i) => ({ x: first + i * OBJECTIVE, y })), height: ROW };
}

const PHONE = 374, NARROW = 216;
/** On a phone: breeds beside one another as long as there is room, then below; objectives in rows of three. */
export function inRows(facts: Facts, p: Position): Laid {
    const shown = groupsOf(facts, p), objectives = displayOf(p).length;
    const step = CARD + 2;
    let x = 4, y = 0;
    const place = (width: number): Point => {
        if (x > 4 && x + width > PHONE) [x, y] = [4, y + ROW];
        const at = { x, y };
        x += width + 6;
        return at;
    };
    const groups = shown.map((g) => {
        const cards = g.cards.length * step;
        const at = place(cards + 4 + pricesOf(g));
        return { ...g, ...at, prices: at.x + cards + 4, step };
    });
    const stack = place(36);
    const three = Math.floor(NARROW / OBJECTIVE);
    const laid = Array.from({ length: objectives + 1 }, (_, i) => ({ x: 4 + (i % three) * OBJECTIVE, y: Math.floor(i / three) * ROW }));
    return { groups, stack, objectives: laid, height: y + ROW };
}
