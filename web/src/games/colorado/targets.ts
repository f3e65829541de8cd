// targets.ts: where on the board the listed moves are.  It only reads the list: what is not listed is no target.
import type { ColoradoMoveKind } from '../../generated/ids';
import type { Move } from '../../transport/protocol';

export interface Targets {
    regions: Map<string, Move>; // where to start, what to discover
    legs: Map<string, Move>; // by "region.leg"
    rail: Map<string, Move>;
    seats: Map<number, Move>; // whom to call
    holes: Map<string, Move>; // cards that may be named
    hand: Map<string, Move>; // cards to give, to pay for, to play
    pairs: Move[]; // two cards to discard
    sides: Map<string, Move>; // of the Tipi track
    take?: Move;
    draw?: Move;
    decline?: Move;
}

type Place = (t: Targets, move: Move) => void;
const inHand: Place = (t, m) => t.hand.set(String(m.args.card), m);
const onMap: Place = (t, m) => t.regions.set(String(m.args.region), m);

const PLACES: Record<ColoradoMoveKind, Place> = {
    start: onMap,
    discover: onMap,
    leg: (t, m) => t.legs.set(`${m.args.region}.${m.args.leg}`, m),
    rail: (t, m) => t.rail.set(String(m.args.leg), m),
    call: (t, m) => t.seats.set(Number(m.args.target), m),
    name: (t, m) => t.holes.set(String(m.args.card), m),
    give: inHand,
    pay: inHand,
    play: inHand,
    discard: (t, m) => t.pairs.push(m),
    tipi: (t, m) => t.sides.set(String(m.args.side), m),
    take: (t, m) => (t.take = m),
    draw: (t, m) => (t.draw = m),
    decline: (t, m) => (t.decline = m),
};

export function targetsOf(moves: Move[]): Targets {
    const t: Targets = {
        regions: new Map(),
        legs: new Map(),
        rail: new Map(),
        seats: new Map(),
        holes: new Map(),
        hand: new Map(),
        pairs: [],
        sides: new Map(),
    };
    for (const move of moves) PLACES[move.kind as ColoradoMoveKind]?.(t, move);
    return t;
}

const cardsOf = (pair: Move) => [String(pair.args.first), String(pair.args.second)] as const;

/** The pairs that a card is in; once a first card is picked, the one pair with both. */
export function pairsWith(t: Targets, card: string, picked: string | null): Move[] {
    return t.pairs.filter((pair) => {
        const [a, b] = cardsOf(pair);
        if (picked === null) return a === card || b === card;
        return (a === card && b === picked) || (a === picked && b === card);
    });
}
