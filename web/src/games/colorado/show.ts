// show.ts: shows a step event by event: the pen ticks boxes on map and chart, cards travel between hands, play areas and piles, nuggets
// come and go.  What no scene is written for is left to the log.
import type { ColoradoEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Step } from '../board';
import { Air, type Point } from '../../art/flight';
import type { Facts } from './facts';
import { marksOf } from './marks';
import type { Position } from './position';

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    facts: Facts;
    ink(marks: string[]): void; // marks that are there from now on
}

const seatOf = (e: GameEvent) => e.seat ?? 0;
const number = (x: unknown) => (typeof x === 'number' ? x : 0);

function centre(p: Point, width: number, height: number): Point {
    return { x: p.x + p.width / 2 - width / 2, y: p.y + p.height / 2 - height / 2, width, height };
}

class Show {
    readonly air: Air;
    readonly ms: number;
    readonly facts: Facts;
    readonly call: Position['call'];
    readonly #ink: Stage['ink'];

    constructor(stage: Stage) {
        this.air = new Air(stage.root, stage.air, stage.signal);
        [this.ms, this.facts, this.#ink] = [stage.ms, stage.facts, stage.ink];
        this.call = stage.step.before.position.call;
    }

    seat = (seat: number) => this.air.find(`[data-seat="${seat}"]`);
    purse = (seat: number) => this.air.find(`[data-purse="${seat}"]`) ?? this.seat(seat);
    cell = (seat: number, card: string) => this.air.find(`[data-cell="${seat} ${card}"]`) ?? this.air.find(`[data-area="${seat}"]`) ?? this.seat(seat);
    held = (seat: number, card: string) => (this.air.find(`[data-seat="${seat}"] [data-hand]`) ? this.air.find(`[data-hand] [data-card="${card}"]`) : null) ?? this.seat(seat);
    supply = () => this.air.find('[data-supply]');
    deck = () => this.air.find('[data-deck]');

    /** Marks appear on map and chart; the pen draws them (pen.ts), a ring shows where. */
    async tick(e: GameEvent) {
        const marks = marksOf(this.facts, e);
        this.#ink(marks);
        for (const mark of marks) this.ring(this.air.find(`[data-mark="${mark}"]`) ?? this.air.find(`[data-mark="mini ${mark}"]`));
        await this.air.wait(this.ms * 0.45);
    }

    ring(element: Element | null) {
        if (!element) return;
        const at = this.air.at(element);
        const size = Math.max(at.width, at.height, 18) + 12;
        const holder = this.air.put(document.createElement('span'), centre(at, size, size), 'ring');
        void this.air.animate(holder, [{ transform: 'scale(.6)', opacity: 1 }, { transform: 'scale(1.5)', opacity: 0 }], this.ms * 0.6);
    }

    token(card: string): HTMLElement {
        const { suit, value } = this.facts.card(card);
        const span = document.createElement('span');
        span.className = `flying-card ${suit}`;
        span.textContent = String(value);
        return span;
    }

    /** A card goes from one place to another. */
    async fly(card: string | null, from: Element | null, to: Element | null) {
        if (!from || !to) return;
        const thing = card ? this.token(card) : Object.assign(document.createElement('span'), { className: 'flying-card back' });
        const holder = this.air.put(thing, centre(this.air.at(from), 30, 42));
        await this.air.move(holder, centre(this.air.at(to), 30, 42), this.ms * 0.5);
        holder.style.opacity = '0';
    }

    async pay(from: Element | null, to: Element | null, amount: number) {
        const pattern = this.air.find('.nugget');
        if (!from || !to || !pattern) return;
        await Promise.all(
            Array.from({ length: Math.min(amount, 3) }, async (_, i) => {
                await this.air.wait(this.ms * 0.12 * i);
                const holder = this.air.put(this.air.copy(pattern), centre(this.air.at(from), 22, 20), 'nuggets');
                await this.air.move(holder, centre(this.air.at(to), 22, 20), this.ms * 0.45);
                holder.style.opacity = '0';
            }),
        );
    }

    async pulse(element: Element | null) {
        if (element) await this.air.animate(element, [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }], this.ms * 0.4, false);
    }
}

type Scene = (s: Show, e: GameEvent) => Promise<unknown>;
const tick: Scene = (s, e) => s.tick(e);
const card = (e: GameEvent) => String(e.card);
const given: Scene = (s, e) => s.fly(card(e), s.held(seatOf(e), card(e)), s.cell(s.call.caller, card(e)));

/** A scene for each event that has one. */
const SCENES: Partial<Record<ColoradoEventKind, Scene>> = {
    leg: tick,
    rail: tick,
    box: tick,
    tipi: tick,
    start: tick,
    discover: tick,
    medal_region: tick,
    medal_rail: tick,
    medal: (s, e) => s.pulse(s.air.find(`[data-slots="${seatOf(e)}"]`)),
    call: (s, e) => s.pulse(s.seat(number(e.target))),
    name: (s, e) => s.fly(card(e), s.seat(seatOf(e)), s.seat(number(e.target))),
    give_named: given,
    give_match: given,
    give_random: given,
    duplicate: (s, e) => s.fly(card(e), s.cell(seatOf(e), card(e)), s.deck()),
    play: (s, e) => s.fly(card(e), s.held(seatOf(e), card(e)), s.cell(seatOf(e), card(e))),
    discard: (s, e) =>
        Promise.all([e.first, e.second].map((c) => s.fly(String(c), s.held(seatOf(e), String(c)), s.deck()))),
    draw: (s, e) => s.fly(null, s.deck(), s.air.find(`[data-seat="${seatOf(e)}"] [data-hand]`) ?? s.seat(seatOf(e))),
    suit: (s, e) => Promise.all(s.facts.values.map((v) => s.facts.cardAt(String(e.suit), v).id).map((c) => s.fly(c, s.cell(seatOf(e), c), s.deck()))),
    pay: (s, e) => s.pay(s.purse(seatOf(e)), s.supply(), number(e.nuggets)),
    nugget: (s, e) => s.pay(s.supply(), s.purse(seatOf(e)), number(e.nuggets)),
    compensation: (s, e) => s.pay(s.supply(), s.purse(seatOf(e)), number(e.nuggets)),
};

export async function play(stage: Stage): Promise<void> {
    const show = new Show(stage);
    try {
        for (const e of stage.step.events) {
            if (stage.signal.aborted) return;
            stage.step.tell?.(e);
            await SCENES[e.event as ColoradoEventKind]?.(show, e);
        }
        await show.air.wait(stage.ms * 0.15);
    } finally {
        show.air.clear();
    }
}
