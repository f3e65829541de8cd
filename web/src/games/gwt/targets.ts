// targets.ts: on which piece of the board each listed move is played.  It only reads the list: what is not listed is no target.
import type { Move } from '../../transport/protocol';

export type Targets = Map<string, Move[]>;

const text = (x: unknown) => String(x);
const list = (x: unknown) => (Array.isArray(x) ? (x as string[]) : []);
const isAux = (action: string) => action.startsWith('aux_');

/** Immediate and local actions have a cell in the open location; auxiliary ones a row of the player board. */
function cell(m: Move): string[] {
    const action = text(m.args.action);
    return [isAux(action) ? `aux:${action}` : `cell:${text(m.args.place ?? '')}:${action}`];
}

/** The pieces of a move by its kind; the first is where it is best played. */
const PIECES: Record<string, (m: Move) => string[]> = {
    move: (m) => [`place:${list(m.args.path).at(-1)}`],
    place: (m) => [`place:${text(m.args.place)}`],
    build_at: (m) => [`place:${text(m.args.place)}`],
    hazard: (m) => [`place:${text(m.args.place)}`],
    bounty: (m) => [`place:${text(m.args.place)}`],
    use: cell,
    use_cards: cell,
    use_back: cell,
    do: cell,
    do_cards: cell,
    do_back: cell,
    play: (m) => [`hand:${text(m.args.card)}`],
    discard: (m) => [`hand:${text(m.args.card)}`],
    remove: (m) => [`hand:${text(m.args.card)}`],
    poker_lay: (m) => [`hand:${text(m.args.card)}`],
    draw: () => ['deck'],
    take: (m) => [`display:${text(m.args.card)}`],
    take_stack: () => ['objective_stack'],
    hire: (m) => [`job:${text(m.args.row)}:${text(m.args.worker)}`],
    buy: (m) => [...new Set(list(m.args.cards))].map((card) => `market:${card}`),
    take_cattle: (m) => [`market:${text(m.args.card)}`],
    reveal: () => ['market_stack'],
    build: (m) => [`build:${text(m.args.building)}`],
    engine: (m) => [`space:${text(m.args.space)}`],
    upgrade: (m) => [`station:${text(m.args.station)}`],
    disc_from: (m) => [`station:${text(m.args.station)}`],
    disc: (m) => [`slot:${text(m.args.slot)}`],
    appoint: (m) => [`worker:${text(m.args.worker)}`],
    poker_seat: (m) => [`worker:${text(m.args.worker)}`],
    foresight: (m) => [`foresight:${text(m.args.tile)}`],
    certificates: (m) => [`number:${text(m.args.n)}`],
    simmental: (m) => [`number:${text(m.args.n)}`],
    deliver: (m) => [`city:${text(m.args.city)}`],
    store: (m) => [`town:${text(m.args.town)}:${text(m.args.cell)}`],
    exchange: () => ['exchange'],
    done: () => ['done'],
    decline: () => ['done'],
    end: () => ['done'],
};

export const piecesOf = (move: Move): string[] => PIECES[move.kind]?.(move) ?? [];

export function targetsOf(moves: Move[]): Targets {
    const targets: Targets = new Map();
    for (const move of moves)
        for (const piece of piecesOf(move)) {
            const there = targets.get(piece);
            if (there) there.push(move);
            else targets.set(piece, [move]);
        }
    for (const there of targets.values()) if (there[0]!.role === 'step') there.sort(byWay);
    return targets;
}

export const stopsOf = (move: Move) => list(move.args.path);
const factOf = (move: Move, name: string): number => Number((move as { facts?: Record<string, unknown> }).facts?.[name] ?? 0);
export const feeOf = (move: Move) => factOf(move, 'fee');
export const paidOf = (move: Move) => factOf(move, 'paid');

/** The cheapest way first, then the shortest. */
const byWay = (a: Move, b: Move) => feeOf(a) - feeOf(b) || stopsOf(a).length - stopsOf(b).length;

/** Of several moves on one piece: is the first the one that is meant, so that a click plays it?  Of ways to one place it is. */
export const isPlain = (moves: Move[]) => moves.length === 1 || moves[0]!.role === 'step';
