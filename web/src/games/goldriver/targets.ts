// targets.ts: where on the board the listed moves are.  It only reads the list: what is not listed is no target.
import type { Move } from '../../transport/protocol';

export interface Targets {
    cards: Map<string, Move>; // by card id
    towns: Map<string, Move>;
    seats: Map<number, Move>;
    kept: Map<string, Move>; // use: by kind of card
    amounts: { amount: number; move: Move }[]; // bids, deposits, values: a number is chosen
    faces: Map<number, Move>; // of the die that may be set
    plain: Map<string, Move>; // words without an argument
    verbs: { card?: string; town?: string; seat?: string; amount?: string };
}

const OF_SEAT = /^s\d+$/;
const NUMBER = /^\d+$/;

function place(t: Targets, move: Move, verb: string, arg: string, isTown: (id: string) => boolean) {
    if (verb === 'use') {
        t.kept.set(arg, move);
    } else if (OF_SEAT.test(arg)) {
        t.seats.set(Number(arg.slice(1)), move);
        t.verbs.seat = verb;
    } else if (NUMBER.test(arg) && verb === 'set') {
        t.faces.set(Number(arg), move);
    } else if (NUMBER.test(arg)) {
        t.amounts.push({ amount: Number(arg), move });
        t.verbs.amount = verb;
    } else if (isTown(arg)) {
        t.towns.set(arg, move);
        t.verbs.town = verb;
    } else {
        t.cards.set(arg, move);
        t.verbs.card = verb;
    }
}

export function targetsOf(moves: Move[], isTown: (id: string) => boolean): Targets {
    const t: Targets = {
        cards: new Map(),
        towns: new Map(),
        seats: new Map(),
        kept: new Map(),
        amounts: [],
        faces: new Map(),
        plain: new Map(),
        verbs: {},
    };
    for (const move of moves) {
        const [verb = '', arg] = move.move.split(':');
        if (arg === undefined) t.plain.set(verb, move);
        else place(t, move, verb, arg, isTown);
    }
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
