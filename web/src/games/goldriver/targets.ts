// targets.ts: where on the board the listed moves are.  It only reads the list: what is not listed is no target.
import type { Blocked, Move } from '../../transport/protocol';

export interface Targets {
    cards: Map<string, Move>; // by card id
    towns: Map<string, Move>;
    seats: Map<number, Move>;
    kept: Map<string, Move>; // use: by kind of card
    amounts: { amount: number; move: Move }[]; // bids, deposits, values: a number is chosen
    faces: Map<number, Move>; // of the die that may be set
    plain: Map<string, Move>; // words without an argument
    verbs: { card?: string; town?: string; seat?: string; amount?: string };
    reasons: Map<string, Blocked>; // why a move that one may look for is not there, by its text
}

function place(t: Targets, move: Move) {
    const { card, town, kind, die, amount, value, from, to } = move.args as Record<string, number & string>;
    const seat = from ?? to;
    const number = amount ?? value;
    if (kind !== undefined) t.kept.set(kind, move);
    else if (die !== undefined) t.faces.set(die, move);
    else if (seat !== undefined) [t.seats.set(seat, move), (t.verbs.seat = move.kind)];
    else if (number !== undefined) [t.amounts.push({ amount: number, move }), (t.verbs.amount = move.kind)];
    else if (town !== undefined) [t.towns.set(town, move), (t.verbs.town = move.kind)];
    else if (card !== undefined) [t.cards.set(card, move), (t.verbs.card = move.kind)];
    else t.plain.set(move.kind, move);
}

export function targetsOf(moves: Move[], blocked: Blocked[] = []): Targets {
    const t: Targets = {
        cards: new Map(),
        towns: new Map(),
        seats: new Map(),
        kept: new Map(),
        amounts: [],
        faces: new Map(),
        plain: new Map(),
        verbs: {},
        reasons: new Map(blocked.map((b) => [b.move, b])),
    };
    for (const move of moves) place(t, move);
    return t;
}

/** The amounts shown as chips: the lowest few, then steps, and the highest. */
export function chipsOf(amounts: Targets['amounts'], most = 8): Targets['amounts'] {
    if (amounts.length <= most) return amounts;
    const near = amounts.slice(0, most - 3);
    const far = amounts.slice(most - 3);
    const at = (part: number) => far[Math.round((far.length - 1) * part)]!;
    return [...near, at(0.3), at(0.6), at(1)].filter((x, i, all) => all.indexOf(x) === i);
}
