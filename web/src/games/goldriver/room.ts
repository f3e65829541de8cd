// room.ts: how much larger than on a small desk the table is drawn: it grows with the room it has, and never shrinks.
const DESK = { width: 884, height: 668 };

export function growth(width: number, height: number): number {
    return Math.max(1, Math.floor(Math.min(width / DESK.width, height / DESK.height) * 100) / 100);
}

/** Calls back with the growth for a scrolling place, now and whenever its size changes; elsewhere nothing grows.  How to stop. */
export function watchRoom(place: HTMLElement, set: (growth: number) => void): () => void {
    const style = getComputedStyle(place);
    if (style.overflowY === 'visible') return () => undefined;
    const measure = () => {
        const x = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const y = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
        set(growth(place.clientWidth - x, place.clientHeight - y));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    measure();
    return () => watch.disconnect();
}
