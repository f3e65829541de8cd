// badges.ts: where steps and fee of a place in reach are written, so that they cover no other tile, herder or badge.
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

const RADIUS = 11, PILL = 42;
/** How far two boxes lie over one another: 0 when they do not. */
function overlap(a: Box, b: Box): number {
    const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}
/** The circle stands at x + 10, its fee to the right of it. */
const boxAt = (x: number, y: number, fee: boolean): Box => ({ x: x - 1, y: y - RADIUS, width: 2 * RADIUS + (fee ? PILL - 10 : 0), height: 2 * RADIUS });

/** For each of the places the best of the spots around its tile: first those at the upper edge, then beside it, then below. */
export function layBadges<T extends { tile: Box; fee: number }>(wanted: T[], tiles: Box[], herders: Box[]): (T & { x: number; y: number })[] {
    const laid: Box[] = [...herders];
    return wanted.map((w) => {
        const { x, y, width, height } = w.tile;
        const isFee = w.fee > 0;
        const long = boxAt(0, 0, isFee).width;
        const others = tiles.filter((t) => t !== w.tile);
        const left = width > 60 ? 26 : -2;
        const spots = [
            [x + left, y - 4], [x - 8, y - 4], [x + width - long + 6, y - 4], [x + left, y + 4], [x + width - 4, y + height / 2], [x - long + 6, y + height / 2],
            [x + left, y + height + 3], [x + width - long + 6, y + height + 3], [x - 8, y + height + 3], [x + width - 4, y + height], [x - long + 6, y + height], [x + width - 4, y], [x - long + 6, y],
        ] as const;
        let best = { x: spots[0][0], y: spots[0][1], cost: Infinity };
        for (const [sx, sy] of spots) {
            const box = boxAt(sx, sy, isFee);
            const cost = [...others, ...laid].reduce((sum, o) => sum + overlap(box, o), 0);
            if (cost < best.cost - 1) best = { x: sx, y: sy, cost };
            if (cost === 0) break;
        }
        laid.push(boxAt(best.x, best.y, isFee));
        return { ...w, x: best.x, y: best.y };
    });
}
