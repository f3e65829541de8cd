// flight.ts: things that travel over the board.  Only transforms and opacity move; everything is taken away at the end.

export interface Point {
    x: number;
    y: number;
    width: number;
    height: number;
}

const EASE = 'cubic-bezier(.3,.1,.2,1)';

export class Air {
    #own: (() => void)[] = [];

    constructor(
        readonly root: HTMLElement,
        readonly layer: HTMLElement,
        readonly signal: AbortSignal,
        readonly zoom = 1, // of the layer: places are told as they are seen
    ) {}

    find(selector: string): HTMLElement | null {
        return this.root.querySelector<HTMLElement>(selector);
    }

    /** Where a part of the board is, in the layer's own measures. */
    at(element: Element): Point {
        const box = element.getBoundingClientRect();
        const base = this.layer.getBoundingClientRect();
        const own = (length: number) => length / this.zoom;
        return { x: own(box.left - base.left), y: own(box.top - base.top), width: own(box.width), height: own(box.height) };
    }

    wait(ms: number): Promise<void> {
        if (this.signal.aborted || ms <= 0) return Promise.resolve();
        return new Promise((resolve) => {
            const timer = setTimeout(done, ms);
            const { signal } = this;
            function done() {
                clearTimeout(timer);
                signal.removeEventListener('abort', done);
                resolve();
            }
            signal.addEventListener('abort', done);
        });
    }

    /** Puts a thing into the air at a place. */
    put(thing: HTMLElement | SVGElement, place: Point, name = ''): HTMLElement {
        const holder = document.createElement('div');
        holder.className = `flying ${name}`;
        holder.style.left = `${place.x}px`;
        holder.style.top = `${place.y}px`;
        holder.style.width = `${place.width}px`;
        holder.style.height = `${place.height}px`;
        holder.append(thing);
        this.layer.append(holder);
        this.#own.push(() => holder.remove());
        return holder;
    }

    /** A copy of what stands on the board, without its names. */
    copy(element: Element): HTMLElement {
        const twin = element.cloneNode(true) as HTMLElement;
        for (const part of [twin, ...twin.querySelectorAll('*')])
            for (const name of ['id', 'data-move', 'data-card', 'data-tag', 'data-lot', 'tabindex', 'aria-label']) part.removeAttribute(name);
        return twin;
    }

    /** Hides the board's own piece until the step is over. */
    hide(element: HTMLElement) {
        element.style.visibility = 'hidden';
        this.#own.push(() => element.style.removeProperty('visibility'));
    }

    async animate(element: Element, frames: Keyframe[], ms: number, keep = true, easing = EASE): Promise<void> {
        if (this.signal.aborted || ms <= 0) return;
        const animation = element.animate(frames, { duration: ms, easing, fill: keep ? 'forwards' : 'none' });
        this.#own.push(() => animation.cancel());
        await Promise.race([animation.finished.catch(() => undefined), this.wait(ms + 50)]);
    }

    /** Moves something that was put into the air to a place, as big as that place allows. */
    move(holder: HTMLElement, to: Point, ms: number, scale = 1, more: Keyframe = {}, easing = EASE): Promise<void> {
        const from = this.at(holder);
        const home = { x: parseFloat(holder.style.left), y: parseFloat(holder.style.top) };
        const x = to.x + to.width / 2 - home.x - parseFloat(holder.style.width) / 2;
        const y = to.y + to.height / 2 - home.y - parseFloat(holder.style.height) / 2;
        const middle = {
            x: from.x + from.width / 2 - home.x - parseFloat(holder.style.width) / 2,
            y: from.y + from.height / 2 - home.y - parseFloat(holder.style.height) / 2,
        };
        return this.animate(
            holder,
            [
                { transform: `translate(${middle.x}px, ${middle.y}px) scale(${from.width / parseFloat(holder.style.width)})` },
                { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...more },
            ],
            ms,
            true,
            easing,
        );
    }

    /** Takes everything down. */
    clear() {
        for (const undo of this.#own.reverse()) undo();
        this.#own = [];
    }
}
