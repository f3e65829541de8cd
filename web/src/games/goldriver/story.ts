// story.ts: what happened this round, read from the events: bids, shares of the payment, the last roll and what it brought.
import type { GoldriverEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Facts } from './facts';
import type { Position } from './position';

/** A card of the sale and what became of it. */
export interface Lot {
    card: string;
    taker: number | null;
    out: boolean;
}

export interface Story {
    bids: Map<number, number>; // the last bid of each seat in this auction
    paid: { seat: number; amount: number } | null; // the winner's price
    shares: { seat: number; amount: number }[]; // in the order of the chain
    lost: number; // to the supply
    lots: Lot[]; // the cards of this sale, in the order they were turned up
    roll: { dice: [number, number]; total: number; produced: { seat: number; card: string; amount: number }[] } | null;
}

function change(s: Story, card: unknown, what: Partial<Lot>) {
    s.lots = s.lots.map((lot) => (lot.card === card ? { ...lot, ...what } : lot));
}

const number = (x: unknown) => (typeof x === 'number' ? x : 0);

function tell(s: Story, e: GameEvent) {
    const seat = number(e.seat);
    const amount = number(e.amount);
    switch (e.event as GoldriverEventKind) {
        case 'round':
            s.bids.clear();
            s.paid = null;
            s.shares = [];
            s.lost = 0;
            s.lots = [];
            break;
        case 'sale':
            if (!s.lots.some((lot) => lot.card === e.card)) s.lots.push({ card: String(e.card), taker: null, out: false });
            break;
        case 'take':
            change(s, e.card, { taker: seat });
            break;
        case 'discard':
            change(s, e.card, { out: true });
            break;
        case 'out':
            s.lots = s.lots.filter((lot) => lot.taker !== null || lot.out || lot.card !== e.card);
            break;
        case 'bid':
        case 'shown':
            s.bids.set(seat, amount);
            break;
        case 'price':
            s.paid = { seat, amount };
            break;
        case 'share':
            s.shares.push({ seat, amount });
            break;
        case 'rest_to_supply':
            s.lost += amount;
            break;
        case 'production':
            s.roll = { dice: [number(e.die1), number(e.die2)], total: number(e.total), produced: [] };
            break;
        case 'produce':
            s.roll?.produced.push({ seat, card: String(e.card), amount });
            break;
    }
}

/** The story after more events; the old one is left as it is. */
export function continued(old: Story, events: GameEvent[]): Story {
    const s: Story = {
        ...old,
        bids: new Map(old.bids),
        shares: [...old.shares],
        lots: [...old.lots],
        roll: old.roll && { ...old.roll, produced: [...old.roll.produced] },
    };
    for (const e of events) tell(s, e);
    return s;
}

export const nothingYet = (): Story => ({ bids: new Map(), paid: null, shares: [], lost: 0, lots: [], roll: null });

/** The lots as they lie: in the order in which moves are listed, each in its place while others are sold. */
export function lotsOf(story: Story, p: Position, facts: Pick<Facts, 'order'>) {
    return story.lots
        .map((lot) => ({ ...lot, sale: p.sale.find((s) => s.card === lot.card), active: p.resolving.includes(lot.card) }))
        .toSorted((a, b) => facts.order(a.card) - facts.order(b.card));
}
