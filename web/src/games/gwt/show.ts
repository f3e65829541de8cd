// show.ts: shows a step event by event: herders walk place by place, coins fly and purses count, engines run along the track, discs, workers,
// tiles and cards travel.  Pieces are found by their data- attributes on the drawing of the position before; where no scene is written the
// piece that changes nods, and what has no piece is left to the log.
import type { GwtEventKind } from '../../generated/ids';
import type { GameEvent } from '../../transport/protocol';
import type { Step } from '../board';
import { Air, type Point } from '../../art/flight';
import type { Facts } from './facts';
import { spotOf } from './happened';
import type { Position } from './position';

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    facts: Facts;
}

const text = (x: unknown) => (typeof x === 'string' ? x : '');
const number = (x: unknown) => (typeof x === 'number' ? x : 0);
const middle = (p: Point, size: number): Point => ({ x: p.x + p.width / 2 - size / 2, y: p.y + p.height / 2 - size / 2, width: size, height: size });

class Show {
    readonly air: Air;
    readonly ms: number;
    purses: number[];
    engines: string[];
    walking = new Map<number, { holder: HTMLElement; at: Point }>();
    running = new Map<number, HTMLElement>();
    goal: Element | null = null; // where the next disc goes

    constructor(readonly stage: Stage) {
        this.air = new Air(stage.root, stage.air, stage.signal);
        this.ms = Math.min(stage.ms, Math.max(90, (stage.ms * 9) / Math.max(3, stage.step.events.length))); // long turns go faster
        const { players } = stage.step.before.position;
        this.purses = players.map((p) => p.money);
        this.engines = players.map((p) => p.engine);
    }

    piece = (id: string) => this.air.find(`[data-piece="${id}"]`);
    purse = (seat = 0) => this.air.find(`[data-purse="${seat}"]`) ?? this.air.find(`[data-testid="other-${seat}"]`);

    /** What a purse shows while steps are shown; the next view writes it anew. */
    write(seat: number, money: number) {
        for (const purse of this.stage.root.querySelectorAll(`[data-purse="${seat}"]`)) if (purse.firstChild) purse.firstChild.nodeValue = String(money);
    }

    async count(seat: number | undefined, change: number) {
        const from = seat === undefined ? undefined : this.purses[seat];
        if (seat === undefined || from === undefined) return;
        const to = (this.purses[seat] = from + change);
        const steps = Math.min(Math.abs(change), 10);
        for (let i = 1; i <= steps; i++) {
            await this.air.wait((this.ms * 0.4) / steps);
            if (this.purses[seat] !== to) return; // the next payment counts on
            this.write(seat, from + Math.round((change * i) / steps));
        }
    }

    /** A copy of a piece travels and stays where it lands until the next position is drawn. */
    async fly(from: Element | null, to: Element | null, size: number) {
        if (!from || !to) return;
        const holder = this.air.put(this.air.copy(from), middle(this.air.at(from), size), 'lifted');
        await this.air.move(holder, middle(this.air.at(to), size), this.ms * 0.6);
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

    nod(element: Element | null, scale = 1.15) {
        if (!element) return Promise.resolve();
        return this.air.animate(element, [{ transform: 'none' }, { transform: `scale(${scale})` }, { transform: 'none' }], this.ms * 0.5, false);
    }

    /** The herder goes on from where it stands now. */
    async walk(seat: number, place: string) {
        const to = this.piece(`place:${place}`) ?? this.air.find(`[data-place="${place}"]`);
        let walker = this.walking.get(seat);
        if (!walker) {
            const pin = this.air.find(`[data-herder="${seat}"]`);
            if (!pin) return this.nod(to);
            const at = this.air.at(pin);
            walker = { holder: this.lift(pin, at), at };
            this.walking.set(seat, walker);
        }
        if (!to) return;
        const goal = this.air.at(to);
        const end = { ...walker.at, x: goal.x + goal.width - walker.at.width, y: goal.y - walker.at.height * 0.6 };
        await this.air.move(walker.holder, end, this.ms * 0.55);
    }

    /** The engine runs over all spaces between. */
    async run(seat: number, space: string) {
        const { facts } = this.stage;
        const engine = this.air.find(`[data-engine="${seat}"]`), [from, to] = [this.engines[seat] ?? space, space].map((id) => facts.space(id).number);
        this.engines[seat] = space;
        if (!engine) return;
        const holder = this.running.get(seat) ?? this.lift(engine, this.air.at(engine));
        this.running.set(seat, holder);
        const way = facts.spaces.filter((s) => !s.id.startsWith('t') && s.id !== space && s.number > Math.min(from!, to!) && s.number < Math.max(from!, to!)).map((s) => s.id);
        if (to! < from!) way.reverse();
        for (const id of [...way, space]) {
            const at = this.piece(`space:${id}`);
            if (at) await this.air.move(holder, middle(this.air.at(at), parseFloat(holder.style.width)), Math.max(60, (this.ms * 0.8) / (way.length + 1)), 1, {}, 'linear');
        }
    }

    /** Takes a part of the sheet into the air, as a drawing of its own. */
    lift(part: Element, at: Point): HTMLElement {
        const box = (part as SVGGElement).getBBox();
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
        svg.append(part.cloneNode(true));
        this.air.hide(part as HTMLElement);
        return this.air.put(svg, at, 'lifted');
    }

    async travel(from: Element | null, to: Element | null) {
        if (!from || !to) return;
        const at = this.air.at(from);
        await this.air.move(this.lift(from, at), middle(this.air.at(to), Math.min(at.width, 60)), this.ms * 0.7);
    }
}

type Scene = (s: Show, e: GameEvent) => Promise<unknown> | undefined;
const pays = async (s: Show, e: GameEvent, to?: number) => {
    const amount = number(e.amount);
    void s.count(e.seat, -amount);
    await s.coin(s.purse(e.seat), to === undefined ? s.piece('market_stack') : s.purse(to), amount);
    void s.count(to, amount);
};
const gains: Scene = async (s, e) => {
    await s.coin(s.piece('market_stack'), s.purse(e.seat), number(e.amount));
    void s.count(e.seat, number(e.amount));
};
const walks: Scene = (s, e) => s.walk(e.seat ?? 0, text(e.place) || 'start');
const runs: Scene = (s, e) => s.run(e.seat ?? 0, text(e.space));
const built: Scene = (s, e) => {
    const own = s.air.find(`[data-unbuilt="${text(e.building)}"]`), to = s.piece(`place:${text(e.place)}`);
    return own && e.seat === s.stage.step.before.viewer ? s.travel(own, to) : s.nod(to, 1.3);
};
const hires: Scene = (s, e) => s.travel(s.air.find(`[data-piece="job:${number(e.row)}:${text(e.worker)}"] [data-job]`), s.purse(e.seat));
const buys: Scene = (s, e) => s.travel(s.air.find(`[data-market="${text(e.card)}"], [data-display="${text(e.card)}"]`), s.air.find(`[data-discard="${e.seat}"]`) ?? s.purse(e.seat));
const removes: Scene = (s, e) => s.travel(s.air.find(`[data-piece="place:${text(e.place)}"] [data-tile]`), s.purse(e.seat));
/** From the foresight to where it belongs. */
const comes = (s: Show, tile: unknown, to: Element | null) => s.travel(s.air.find(`[data-foresight="${text(tile)}"]:not([style*="hidden"])`), to);
const stops: Scene = (s, e) => s.nod((s.goal = s.piece(spotOf(e)!)), 1.12);

/** A scene for each event that has one. */
const SCENES: Partial<Record<GwtEventKind, Scene>> = {
    step: walks,
    place: walks,
    to_start: walks,
    fee: (s, e) => pays(s, e, number(e.to)),
    fee_bank: (s, e) => pays(s, e),
    pay: (s, e) => pays(s, e),
    gain: gains,
    engine: runs,
    sam_engine: runs,
    deliver: stops,
    sam_deliver: stops,
    upgrade: stops,
    sam_station: stops,
    disc: (s, e) => s.fly(s.air.find(`[data-slot="${e.seat}:${text(e.slot)}"] [data-disc]`) ?? s.air.find(`[data-testid="other-${e.seat}"] svg`), s.goal, 20),
    hire: hires,
    sam_hire: hires,
    buy: buys,
    take_cattle: buys,
    sam_cattle: buys,
    take: buys,
    discard: (s, e) => s.travel(s.air.find(`[data-hand="${text(e.card)}"]:not([style*="hidden"])`), s.air.find(`[data-discard="${e.seat}"]`)),
    build: built,
    sam_build: built,
    sam_replace: built,
    hazard: removes,
    bounty: removes,
    sam_hazard: removes,
    sam_outlaw: removes,
    tile: (s, e) => comes(s, e.tile, s.piece(`place:${text(e.place)}`) ?? s.air.find(`[data-place="${text(e.place)}"]`)),
    worker: (s, e) => comes(s, e.worker, s.air.find(`[data-row="${number(e.row)}"]`)),
};

export async function play(stage: Stage): Promise<void> {
    const show = new Show(stage);
    try {
        for (const event of stage.step.events) {
            if (stage.signal.aborted) break;
            stage.step.tell?.(event);
            const scene = SCENES[event.event as GwtEventKind], spot = scene ? undefined : spotOf(event);
            await (scene ? scene(show, event) : spot && show.nod(show.piece(spot), 1.3));
        }
        await show.air.wait(show.ms * 0.4);
    } finally {
        stage.step.after.position.players.forEach((p) => show.write(p.seat, p.money));
        show.air.clear();
    }
}
