// story.ts: the turn as a story, from the events: the call, then what each player has done, and who was asked for what before.
import type { ColoradoEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';

/** One link of a chain. */
export type Link =
    | { what: 'leg'; region: string; leg: string; icon: string; medal?: number }
    | { what: 'rail'; leg: string; icon: string; medal?: number }
    | { what: 'box'; track: string; medal?: number }
    | { what: 'card'; card: string; paid: number }
    | { what: 'gone'; cards: string[] }
    | { what: 'discover'; region: string; medal?: number }
    | { what: 'suit'; suit: string }
    | { what: 'claim'; claim: 'nugget' | 'cards' }
    | { what: 'nothing' };

export interface Sums {
    nuggets: number;
    cards: number;
    medals: number;
    points: number;
}

export interface Asked {
    caller: number;
    target: number;
    card: string;
    had: boolean; // the very card was given
}

export interface Story {
    chains: Link[][]; // by seat
    sums: Sums[];
    asked: Asked[]; // over the whole game, as far as it was told
}

const noSums = (): Sums => ({ nuggets: 0, cards: 0, medals: 0, points: 0 });
export const nothingYet = (players: number): Story => ({
    chains: Array.from({ length: players }, () => []),
    sums: Array.from({ length: players }, noSums),
    asked: [],
});

const n = (x: unknown) => (typeof x === 'number' ? x : 0);
const text = (x: unknown) => String(x ?? '');

/** The link that has just been made takes the medal; one without a place for it gets none. */
function decorate(chain: Link[], points: number) {
    const last = chain.at(-1);
    if (last && 'region' in last) chain[chain.length - 1] = { ...last, medal: points };
    else if (last && (last.what === 'rail' || last.what === 'box')) chain[chain.length - 1] = { ...last, medal: points };
}

type Teller = (s: Story, seat: number, e: GameEvent) => void;
const link = (make: (e: GameEvent) => Link): Teller => (s, seat, e) => void s.chains[seat]!.push(make(e));

const medal: Teller = (s, seat, e) => {
    decorate(s.chains[seat]!, n(e.points));
    s.sums[seat]!.medals += 1;
    s.sums[seat]!.points += n(e.points);
};
const given =
    (had: boolean): Teller =>
    (s, _seat, _e) => {
        const last = s.asked.at(-1);
        if (last) s.asked[s.asked.length - 1] = { ...last, had };
    };

const TELLERS: Partial<Record<ColoradoEventKind, Teller>> = {
    name: (s, seat, e) => void s.asked.push({ caller: seat, target: n(e.target), card: text(e.card), had: false }),
    give_named: given(true),
    give_match: given(false),
    give_random: given(false),
    compensation: (s, seat, e) => void (s.sums[seat]!.nuggets += n(e.nuggets)),
    leg: link((e) => ({ what: 'leg', region: text(e.region), leg: text(e.leg), icon: text(e.icon) })),
    rail: link((e) => ({ what: 'rail', leg: text(e.leg), icon: text(e.icon) })),
    box: link((e) => ({ what: 'box', track: text(e.track) })),
    tipi: link(() => ({ what: 'box', track: 'tipi' })),
    discover: link((e) => ({ what: 'discover', region: text(e.region) })),
    suit: link((e) => ({ what: 'suit', suit: text(e.suit) })),
    decline: link(() => ({ what: 'nothing' })),
    claim_nugget: link(() => ({ what: 'claim', claim: 'nugget' })),
    claim_cards: link(() => ({ what: 'claim', claim: 'cards' })),
    pay: (s, seat, e) => {
        s.sums[seat]!.nuggets -= n(e.nuggets);
        s.chains[seat]!.push({ what: 'card', card: '', paid: n(e.nuggets) });
    },
    play: (s, seat, e) => {
        const chain = s.chains[seat]!;
        const last = chain.at(-1);
        const paid = last?.what === 'card' && last.card === '' ? (chain.pop(), last.paid) : 0;
        chain.push({ what: 'card', card: text(e.card), paid });
        s.sums[seat]!.cards -= 1;
    },
    discard: (s, seat, e) => {
        s.chains[seat]!.push({ what: 'gone', cards: [text(e.first), text(e.second)] });
        s.sums[seat]!.cards -= 2;
    },
    draw: (s, seat, e) => void (s.sums[seat]!.cards += n(e.cards)),
    nugget: (s, seat, e) => void (s.sums[seat]!.nuggets += n(e.nuggets)),
    medal_region: medal,
    medal_rail: medal,
    medal,
};

/** The story after more events; the old one is left as it is.  A turn begins with empty chains. */
export function continued(old: Story, events: GameEvent[]): Story {
    const players = old.chains.length;
    let s: Story = { chains: old.chains.map((c) => [...c]), sums: old.sums.map((x) => ({ ...x })), asked: [...old.asked] };
    for (const e of events) {
        if (e.event === 'turn') s = { ...nothingYet(players), asked: s.asked };
        else TELLERS[e.event as ColoradoEventKind]?.(s, e.seat ?? 0, e);
    }
    return s;
}
