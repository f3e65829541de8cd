// show.ts: shows a step event by event: bids slam on the gavel line, nuggets run along the payment, dice roll, mines pay, cards
// travel.  What no scene is written for is left to the log.
import type { GoldriverEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Step } from '../board';
import { Air, type Point } from '../../art/flight';
import type { Position } from './position';

/** What runs ahead of the view while a step is shown. */
export interface Live {
    nuggets: number[] | null;
    dice: [number | null, number | null] | null;
}

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    zoom: number;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    set(change: Partial<Live>): void;
}

class Show {
    readonly air: Air;
    readonly ms: number;
    readonly before: Position;
    nuggets: number[];
    flying = new Map<string, HTMLElement>(); // cards in the air
    chain: { at: Element | null; left: number }; // where the payment has come to
    dealt = 0;
    #set: Stage['set'];

    constructor(stage: Stage) {
        this.air = new Air(stage.root, stage.air, stage.signal, stage.zoom);
        this.ms = stage.ms;
        this.before = stage.step.before.position;
        this.nuggets = this.before.players.map((p) => p.nuggets);
        this.chain = { at: this.purse(this.before.winner), left: this.before.transit };
        this.#set = stage.set;
    }

    purse = (seat: number) => this.air.find(`[data-purse="${seat}"]`);
    claims = (seat: number) => this.air.find(`[data-claims="${seat}"]`);
    supply = () => this.air.find('[data-deck]') ?? this.air.find('[data-dice]');
    card = (id: string) => this.air.find(`[data-lot="${id}"] .card`) ?? this.air.find(`[data-tag="${id}"]`);

    purses(seat: number | null, change: number) {
        if (seat === null) return;
        this.nuggets = this.nuggets.map((n, s) => (s === seat ? n + change : n));
        this.#set({ nuggets: this.nuggets });
    }

    /** Nuggets fly from one place to another; the purse at the end counts them as they come. */
    async pay(from: Element | null, to: Element | null, amount: number, payer: number | null, receiver: number | null, kept = amount) {
        this.purses(payer, -amount);
        const pattern = this.air.find('.nugget');
        if (from && to && pattern && amount > 0) {
            const pieces = Math.min(amount, 8);
            const start = center(this.air.at(from)), end = center(this.air.at(to));
            const flights = Array.from({ length: pieces }, async (_, i) => {
                await this.air.wait((this.ms * 0.35 * i) / pieces);
                const holder = this.air.put(this.air.copy(pattern), { ...start, x: start.x + ((i * 7) % 17) - 8, y: start.y + ((i * 5) % 13) - 6 }, 'nuggets');
                await this.air.move(holder, end, this.ms * 0.45);
                holder.classList.add('landed');
            });
            await Promise.all(flights);
        }
        this.purses(receiver, kept);
    }

    async lift(id: string): Promise<HTMLElement | null> {
        const known = this.flying.get(id);
        if (known) return known;
        const card = this.card(id);
        if (!card) return null;
        const holder = this.air.put(this.air.copy(card), this.air.at(card), 'lifted');
        this.air.hide(card.closest<HTMLElement>('.spot') ?? card);
        this.flying.set(id, holder);
        await this.air.animate(holder, [{ transform: 'none' }, { transform: 'translateY(-8px) scale(1.06)' }], this.ms * 0.2);
        return holder;
    }

    async send(id: string, to: Element | null) {
        const holder = await this.lift(id);
        if (!holder || !to) return;
        const scale = Math.min(1, 40 / parseFloat(holder.style.width));
        await this.air.move(holder, this.#free(to), this.ms * 0.55, scale);
    }

    /** The next free place among what lies in front of a player. */
    #free(area: Element): Point {
        const all = this.air.at(area);
        const last = [...area.querySelectorAll('.tag-spot')].at(-1);
        if (!last) return { x: all.x, y: all.y, width: 40, height: Math.min(all.height, 60) };
        const at = this.air.at(last);
        const fits = at.x + at.width + 44 < all.x + all.width;
        return { x: fits ? at.x + at.width + 4 : all.x + 20, y: fits ? at.y : at.y + at.height + 4, width: 40, height: at.height };
    }

    /** What is left of the last sale is cleared away. */
    async sweep() {
        const lots = [...this.air.root.querySelectorAll('[data-sale] li')];
        await Promise.all(lots.map((lot) => this.air.animate(lot, [{ opacity: 1 }, { opacity: 0 }], this.ms * 0.25)));
    }

    async drop(id: string) {
        const holder = await this.lift(id);
        if (!holder) return;
        const at = this.air.at(holder);
        await this.air.move(holder, { ...at, y: at.y + 46, x: at.x + 12 }, this.ms * 0.4, 0.8, { opacity: 0 });
    }

    async burst(element: Element | null) {
        const pattern = this.air.find('[data-burst]');
        if (!element || !pattern) return;
        const at = this.air.at(element);
        const size = 56;
        const spot = { x: at.x + at.width / 2 - size / 2, y: at.y + at.height / 2 - size / 2, width: size, height: size };
        const holder = this.air.put(this.air.copy(pattern), spot, 'burst');
        const frames = [
            { transform: 'scale(.2)', opacity: 1 },
            { transform: 'scale(1.3)', opacity: 1, offset: 0.5 },
            { transform: 'scale(1.7)', opacity: 0 },
        ];
        await this.air.animate(holder, frames, this.ms * 0.6);
    }

    shake(element: Element | null, ms = this.ms * 0.4) {
        if (!element) return Promise.resolve();
        const to = (x: number, turn: number) => ({ transform: `translateX(${x}px) rotate(${turn}deg)` });
        return this.air.animate(element, [to(0, 0), to(-4, -1.5), to(4, 1.5), to(-3, -1), to(0, 0)], ms, false, 'ease-in-out');
    }

    pulse(element: Element | null, scale = 1.12, ms = this.ms * 0.4) {
        if (!element) return Promise.resolve();
        return this.air.animate(element, [{ transform: 'none' }, { transform: `scale(${scale})` }, { transform: 'none' }], ms, false);
    }

    /** The gavel comes down. */
    bang(times = 1) {
        const gavel = this.air.find('[data-gavel] .gavel');
        if (!gavel) return Promise.resolve();
        const hit = [{ transform: 'none' }, { transform: 'rotate(-32deg)', offset: 0.6 }, { transform: 'rotate(12deg)', offset: 0.8 }, { transform: 'none' }];
        return this.air.animate(gavel, times === 1 ? hit : [...hit, ...hit].map((f) => ({ transform: f.transform })), this.ms * 0.3 * times, false, 'ease-in');
    }

    /** A chip goes from its owner to the gavel line and slams down. */
    async bid(seat: number, text: string) {
        const from = this.purse(seat);
        const to = this.air.find('[data-high]') ?? this.air.find(`[data-bid="${seat}"]`) ?? this.air.find('[data-gavel]');
        if (!from || !to) return;
        const chip = document.createElement('span');
        chip.className = 'chip-fly';
        chip.textContent = text;
        chip.style.setProperty('--seat', `var(--seat-${seat})`);
        const start = center(this.air.at(from), 44);
        const holder = this.air.put(chip, start);
        const end = center(this.air.at(to), 44);
        await this.air.move(holder, end, this.ms * 0.4, 1.5);
        await Promise.all([this.air.move(holder, end, this.ms * 0.14, 1), this.bang()]);
    }

    /** The dice tumble, then show what was rolled. */
    async roll(dice: [number | null, number | null]) {
        const places = [0, 1].map((i) => this.air.find(`[data-die="${i}"]`));
        const turns = Math.max(4, Math.round((this.ms * 0.7) / 90));
        for (let i = 0; i < turns && !this.air.signal.aborted; i++) {
            const any = () => 1 + Math.floor(Math.random() * 6); // only for the eye
            this.#set({ dice: [dice[0] && any(), dice[1] && any()] });
            for (const [k, place] of places.entries())
                if (place && dice[k])
                    void this.air.animate(
                        place,
                        [{ transform: 'none' }, { transform: `translateY(-${9 - i}px) rotate(${k ? 28 : -28}deg)` }, { transform: 'none' }],
                        88,
                        false,
                    );
            await this.air.wait(90);
        }
        this.#set({ dice });
        await Promise.all(places.map((place) => this.pulse(place, 1.2, this.ms * 0.3)));
    }

    async produce(e: GameEvent) {
        const tag = this.air.find(`[data-tag="${String(e.card)}"]`);
        if (tag) {
            const glow = this.air.put(document.createElement('span'), this.air.at(tag), 'glow');
            void this.air.animate(glow, [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'scale(1.15)' }, { opacity: 0.9, transform: 'scale(1.05)' }], this.ms * 0.5);
        }
        await this.pulse(tag, 1.2, this.ms * 0.25);
        await this.pay(tag, this.purse(seatOf(e)), amountOf(e), null, seatOf(e));
    }

    /** Card backs fly from the deck to the places of the sale. */
    async deal(index: number) {
        const deck = this.air.find('[data-deck] .pile svg');
        const sale = this.air.find('[data-sale]');
        const width = Number.parseFloat(getComputedStyle(this.air.find('[data-sale] li') ?? this.air.root).width) || 96;
        if (!deck || !sale) return;
        const area = this.air.at(sale);
        const card = Math.min(width, 110);
        const columns = Math.max(1, Math.floor((Math.max(area.width, this.air.at(this.air.root).width - 240) + 7) / (card + 7)));
        const place: Point = {
            x: area.x + (index % columns) * (card + 7),
            y: area.y + Math.floor(index / columns) * (card * 1.48 + 7),
            width: card,
            height: card * 1.48,
        };
        const holder = this.air.put(this.air.copy(deck), this.air.at(deck), 'back');
        await this.air.move(holder, place, this.ms * 0.45, card / this.air.at(deck).width);
    }

    async mayor(e: GameEvent) {
        const seat = seatOf(e);
        const mark = this.air.find(`[data-seat="${seat}"] .head .mark svg`);
        const house = this.air.find(`[data-mayor="${String(e.town)}"]`);
        if (!mark || !house) return;
        const holder = this.air.put(this.air.copy(mark), this.air.at(mark), 'flag');
        const at = this.air.at(house);
        await this.air.move(holder, { x: at.x - 12, y: at.y + at.height - 27, width: 22, height: 22 }, this.ms * 0.6, 1);
        await this.pulse(house, 1.25);
    }

    async swap(a: string, b: string) {
        const [one, two] = [this.card(a), this.card(b)];
        if (!one || !two) return;
        const [from, to] = [this.air.at(one), this.air.at(two)];
        const pieces = [this.air.put(this.air.copy(one), from, 'lifted'), this.air.put(this.air.copy(two), to, 'lifted')] as const;
        this.air.hide(one);
        this.air.hide(two);
        await Promise.all([
            this.air.move(pieces[0], to, this.ms * 0.7, to.width / from.width),
            this.air.move(pieces[1], from, this.ms * 0.7, from.width / to.width),
        ]);
    }
}

const seatOf = (e: GameEvent) => e.seat ?? 0;
const numberOf = (x: unknown) => (typeof x === 'number' ? x : 0);
const amountOf = (e: GameEvent) => numberOf(e.amount);
const cardOf = (e: GameEvent) => String(e.card);

function center(p: Point, size = 22): Point {
    return { x: p.x + p.width / 2 - size / 2, y: p.y + p.height / 2 - size / 2, width: size, height: size };
}

async function share(s: Show, e: GameEvent) {
    const seat = seatOf(e);
    const next = s.purse(seat);
    await s.pay(s.chain.at, next, Math.max(s.chain.left, amountOf(e)), null, seat, amountOf(e));
    s.chain = { at: next, left: s.chain.left - amountOf(e) };
}

/** A scene for each event that has one. */
const SCENES: Partial<Record<GoldriverEventKind, (s: Show, e: GameEvent) => Promise<unknown>>> = {
    bid: (s, e) => s.bid(seatOf(e), String(amountOf(e))),
    sealed: (s, e) => s.bid(seatOf(e), '?'),
    sealed_own: (s, e) => s.bid(seatOf(e), String(amountOf(e))),
    shown: (s, e) => s.bid(seatOf(e), String(amountOf(e))),
    pass: (s, e) => s.shake(s.air.find(`[data-bid="${seatOf(e)}"]`)),
    wins: (s, e) => Promise.all([s.bang(2), s.pulse(s.air.find(`[data-seat="${seatOf(e)}"]`), 1.03, s.ms * 0.6)]),
    price: async (s, e) => {
        s.purses(seatOf(e), -amountOf(e));
        s.chain = { at: s.purse(seatOf(e)), left: amountOf(e) };
    },
    share,
    rest_to_supply: (s, e) => s.pay(s.chain.at, s.supply(), amountOf(e), null, null),
    take: (s, e) => s.lift(cardOf(e)),
    choose: (s, e) => s.lift(cardOf(e)),
    place: (s, e) => s.send(cardOf(e), s.claims(seatOf(e))),
    keep: (s, e) => s.send(cardOf(e), s.claims(seatOf(e))),
    wait: (s, e) => s.send(cardOf(e), s.claims(seatOf(e))),
    ghost: (s, e) => s.send(cardOf(e), s.claims(numberOf(e.to))),
    attach: (s, e) => s.send(cardOf(e), s.card(String(e.host))),
    discard: (s, e) => s.drop(cardOf(e)),
    out: (s, e) => s.drop(cardOf(e)),
    use: async (s, e) => {
        await s.pulse(s.card(cardOf(e)), 1.4);
        await s.drop(cardOf(e));
    },
    fee: (s, e) => s.pay(s.purse(seatOf(e)), s.purse(numberOf(e.to)), amountOf(e), seatOf(e), numberOf(e.to)),
    tribute: (s, e) => s.pay(s.purse(seatOf(e)), s.purse(numberOf(e.to)), amountOf(e), seatOf(e), numberOf(e.to)),
    indemnity: (s, e) => s.pay(s.purse(seatOf(e)), s.purse(numberOf(e.to)), amountOf(e), seatOf(e), numberOf(e.to)),
    steal: (s, e) => s.pay(s.purse(numberOf(e.from)), s.purse(seatOf(e)), amountOf(e), numberOf(e.from), seatOf(e)),
    fine: (s, e) => s.pay(s.purse(seatOf(e)), s.supply(), amountOf(e), seatOf(e), null),
    bandit: (s, e) => s.pay(s.purse(seatOf(e)), s.supply(), amountOf(e), seatOf(e), null),
    deposit: (s, e) => s.pay(s.purse(seatOf(e)), s.air.find('[data-tag="bank"]'), amountOf(e), seatOf(e), null),
    withdraw: (s, e) => s.pay(s.air.find('[data-tag="bank"]'), s.purse(seatOf(e)), amountOf(e), null, seatOf(e)),
    mayor: (s, e) => s.mayor(e),
    mayor_from: (s, e) => s.mayor(e),
    mayor_free: (s, e) => s.shake(s.air.find(`[data-mayor="${String(e.town)}"]`)),
    join: (s, e) => s.pulse(s.air.find(`[data-town="${String(e.town)}"]`), 1.06),
    raid: (s, e) => s.shake(s.air.find(`[data-town="${String(e.town)}"]`), s.ms * 0.7),
    hold_up: (s, e) => s.shake(s.air.find(`[data-seat="${numberOf(e.from)}"]`), s.ms * 0.6),
    destroy: async (s, e) => {
        await s.burst(s.card(cardOf(e)));
        await s.drop(cardOf(e));
    },
    explode: async (s, e) => {
        await s.burst(s.card(cardOf(e)));
        await s.drop(cardOf(e));
    },
    swap: (s, e) => s.swap(String(e.given), String(e.got)),
    roll: (s, e) => s.roll([numberOf(e.die1), numberOf(e.die2)]),
    one_die: (s, e) => s.roll([numberOf(e.die), null]),
    set_die: (s, e) => s.roll([s.before.dice[0] ?? null, numberOf(e.die)]),
    production: (s, e) => s.roll([numberOf(e.die1), numberOf(e.die2)]),
    produce: (s, e) => s.produce(e),
    round: (s) => s.sweep(),
    sale: (s) => s.deal(s.dealt++),
    draw: (s) => s.deal(s.dealt++),
};

/** Events of these kinds that follow each other are shown at once, a little apart. */
const TOGETHER = new Set<GoldriverEventKind>(['produce', 'sale', 'draw', 'out', 'shown']);

function grouped(events: GameEvent[]): GameEvent[][] {
    const groups: GameEvent[][] = [];
    for (const e of events) {
        const last = groups.at(-1);
        if (last && TOGETHER.has(e.event as GoldriverEventKind) && last[0]!.event === e.event) last.push(e);
        else groups.push([e]);
    }
    return groups;
}

export async function play(stage: Stage): Promise<void> {
    const groups = grouped(stage.step.events.filter((e) => e.event in SCENES));
    const ms = stage.ms * Math.min(1, 4 / groups.length); // a long story is told faster
    const show = new Show({ ...stage, ms });
    try {
        for (const group of groups) {
            const scene = SCENES[group[0]!.event as GoldriverEventKind];
            if (stage.signal.aborted) break;
            if (!scene) continue;
            await Promise.all(
                group.map(async (e, i) => {
                    await show.air.wait(i * ms * 0.1);
                    stage.step.tell?.(e);
                    await scene(show, e);
                }),
            );
        }
    } finally {
        show.air.clear();
    }
}
