// show.ts: shows a step event by event: herders walk place by place, coins fly between purses, discs and tiles travel, engines run, cards come and
// go.  Pieces are found by their data- attributes on the drawing of the position before; what no scene is written for is left to the log.
import type { GwtEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Step } from '../board';
import { Air, type Point } from '../../art/flight';
import type { Position } from './position';

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    money(purses: number[]): void;
}

const text = (x: unknown) => (typeof x === 'string' ? x : '');
const number = (x: unknown) => (typeof x === 'number' ? x : 0);
const middle = (p: Point, size: number): Point => ({ x: p.x + p.width / 2 - size / 2, y: p.y + p.height / 2 - size / 2, width: size, height: size });

class Show {
    readonly air: Air;
    readonly ms: number;
    purses: number[];
    walking = new Map<number, { holder: HTMLElement; at: Point }>();
    #money: Stage['money'];

    constructor(stage: Stage) {
        this.air = new Air(stage.root, stage.air, stage.signal);
        this.ms = Math.min(stage.ms, Math.max(90, (stage.ms * 9) / Math.max(3, stage.step.events.length))); // long turns go faster
        this.purses = stage.step.before.position.players.map((p) => p.money);
        this.#money = stage.money;
    }

    piece = (id: string) => this.air.find(`[data-piece="${id}"]`);
    purse = (seat: number) => this.air.find(`[data-purse="${seat}"]`);

    count(seat: number | undefined, change: number) {
        if (seat === undefined || this.purses[seat] === undefined) return;
        this.purses = this.purses.map((n, s) => (s === seat ? n + change : n));
        this.#money(this.purses);
    }

    /** A copy of a piece travels and stays where it lands until the next position is drawn. */
    async fly(from: Element | null, to: Element | null, size: number, part = 0.6) {
        if (!from || !to) return;
        const start = middle(this.air.at(from), size), end = middle(this.air.at(to), size);
        const holder = this.air.put(this.air.copy(from), start, 'lifted');
        await this.air.move(holder, end, this.ms * part);
    }

    async coin(from: Element | null, to: Element | null, amount: number) {
        if (!from || !to || amount <= 0) return;
        const mark = document.createElement('span');
        mark.className = 'coin-fly';
        mark.textContent = String(amount);
        const holder = this.air.put(mark, middle(this.air.at(from), 26));
        await this.air.move(holder, middle(this.air.at(to), 26), this.ms * 0.6);
        holder.remove();
    }

    pulse(element: Element | null, scale = 1.15) {
        if (!element) return Promise.resolve();
        return this.air.animate(element, [{ transform: 'none' }, { transform: `scale(${scale})` }, { transform: 'none' }], this.ms * 0.5, false);
    }

    /** The herder goes on from where it stands now. */
    async walk(seat: number, place: string) {
        const to = this.piece(`place:${place}`);
        let walker = this.walking.get(seat);
        if (!walker) {
            const pin = this.air.find(`[data-herder="${seat}"]`);
            if (!pin) return this.pulse(to);
            const at = this.air.at(pin);
            walker = { holder: this.air.put(this.pin(pin), at, 'lifted'), at };
            this.air.hide(pin as unknown as HTMLElement);
            this.walking.set(seat, walker);
        }
        if (!to) return;
        const goal = this.air.at(to);
        const end = { ...walker.at, x: goal.x + goal.width - walker.at.width, y: goal.y - walker.at.height * 0.6 };
        await this.air.move(walker.holder, end, this.ms * 0.55);
    }

    /** A drawing of its own for a part of the sheet. */
    pin(part: Element): SVGSVGElement {
        const box = (part as SVGGElement).getBBox();
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
        svg.append(part.cloneNode(true));
        return svg;
    }

    async travel(from: Element | null, to: Element | null) {
        if (!from || !to) return;
        const at = this.air.at(from), goal = this.air.at(to);
        const holder = this.air.put(this.pin(from), at, 'lifted');
        this.air.hide(from as unknown as HTMLElement);
        await this.air.move(holder, middle(goal, Math.min(at.width, 60)), this.ms * 0.7);
    }
}

const pays = async (s: Show, e: GameEvent, to: number | null) => {
    const amount = number(e.amount);
    s.count(e.seat, -amount);
    await s.coin(s.purse(e.seat ?? 0), to === null ? s.piece('market_stack') : s.purse(to), amount);
    if (to !== null) s.count(to, amount);
};
const gains = async (s: Show, e: GameEvent, from: Element | null) => {
    await s.coin(from, s.purse(e.seat ?? 0), number(e.amount));
    s.count(e.seat, number(e.amount));
};
const built = (s: Show, e: GameEvent) => {
    const own = s.air.find(`[data-unbuilt="${text(e.building)}"]`);
    return own ? s.travel(own, s.piece(`place:${text(e.place)}`)) : s.pulse(s.piece(`place:${text(e.place)}`), 1.3);
};

/** A scene for each event that has one. */
const SCENES: Partial<Record<GwtEventKind, (s: Show, e: GameEvent) => Promise<unknown> | undefined>> = {
    step: (s, e) => s.walk(e.seat ?? 0, text(e.place)),
    place: (s, e) => s.walk(e.seat ?? 0, text(e.place)),
    fee: (s, e) => pays(s, e, number(e.to)),
    fee_bank: (s, e) => pays(s, e, null),
    pay: (s, e) => pays(s, e, null),
    gain: (s, e) => gains(s, e, s.piece('market_stack')),
    engine: (s, e) => s.travel(s.air.find(`[data-engine="${e.seat}"]`), s.piece(`space:${text(e.space)}`)),
    sam_engine: (s, e) => s.travel(s.air.find(`[data-engine="${e.seat ?? 1}"]`), s.piece(`space:${text(e.space)}`)),
    disc: (s, e) => s.pulse(s.air.find(`[data-slot="${e.seat}:${text(e.slot)}"]`), 1.5),
    deliver: (s, e) => s.pulse(s.piece(`city:${text(e.city)}`), 1.12),
    sam_deliver: (s, e) => s.pulse(s.piece(`city:${text(e.city)}`), 1.12),
    upgrade: (s, e) => s.pulse(s.piece(`station:${text(e.station)}`), 1.12),
    sam_station: (s, e) => s.pulse(s.piece(`station:${text(e.station)}`), 1.12),
    hire: (s, e) => s.travel(s.air.find(`[data-piece="job:${number(e.row)}:${text(e.worker)}"] [data-job]`), s.purse(e.seat ?? 0)),
    sam_hire: (s, e) => s.travel(s.air.find(`[data-piece="job:${number(e.row)}:${text(e.worker)}"] [data-job]`), s.air.find('[data-testid="other-1"]')),
    buy: (s, e) => s.travel(s.air.find(`[data-market="${text(e.card)}"]`), s.air.find(`[data-discard="${e.seat}"]`) ?? s.purse(e.seat ?? 0)),
    take_cattle: (s, e) => s.travel(s.air.find(`[data-market="${text(e.card)}"]`), s.air.find(`[data-discard="${e.seat}"]`) ?? s.purse(e.seat ?? 0)),
    take: (s, e) => s.travel(s.air.find(`[data-display="${text(e.card)}"]`), s.air.find(`[data-discard="${e.seat}"]`) ?? s.purse(e.seat ?? 0)),
    discard: (s, e) => s.travel(s.air.find(`[data-hand="${text(e.card)}"]`), s.air.find(`[data-discard="${e.seat}"]`)),
    build: built,
    sam_build: built,
    hazard: (s, e) => s.travel(s.air.find(`[data-piece="place:${text(e.place)}"] [data-tile]`), s.purse(e.seat ?? 0)),
    bounty: (s, e) => s.travel(s.air.find(`[data-piece="place:${text(e.place)}"] [data-tile]`), s.purse(e.seat ?? 0)),
    sam_hazard: (s, e) => s.travel(s.air.find(`[data-piece="place:${text(e.place)}"] [data-tile]`), s.air.find('[data-testid="other-1"]')),
    sam_outlaw: (s, e) => s.travel(s.air.find(`[data-piece="place:${text(e.place)}"] [data-tile]`), s.air.find('[data-testid="other-1"]')),
    tile: (s, e) => s.pulse(s.piece(`place:${text(e.place)}`), 1.3),
    store: (s, e) => s.pulse(s.piece(`town:${text(e.town)}:${number(e.cell)}`), 1.6),
    sam_store: (s, e) => s.pulse(s.piece(`town:${text(e.town)}:${number(e.cell)}`), 1.6),
    to_start: (s, e) => s.walk(e.seat ?? 0, 'start'),
};

export async function play(stage: Stage): Promise<void> {
    const show = new Show(stage);
    try {
        for (const event of stage.step.events) {
            if (stage.signal.aborted) break;
            stage.step.tell?.(event);
            await SCENES[event.event as GwtEventKind]?.(show, event);
        }
        await show.air.wait(show.ms * 0.2);
    } finally {
        show.air.clear();
    }
}
