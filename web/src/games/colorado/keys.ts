// keys.ts: from piece to piece by arrows: the nearest one in that direction that can be played.

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function centre(e: Element): [number, number] {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}

/** How far it is in a direction; what lies off the way counts double; null: it lies on the other side. */
export function distance([fx, fy]: [number, number], [tx, ty]: [number, number], [dx, dy]: [number, number]): number | null {
    const ahead = (tx - fx) * dx + (ty - fy) * dy;
    const aside = Math.abs((tx - fx) * dy) + Math.abs((ty - fy) * dx);
    return ahead > 4 ? ahead + 2 * aside : null;
}

export function nearest(root: HTMLElement, from: Element | null, key: string): HTMLElement | null {
    const way = WAYS[key];
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-move][tabindex="0"], [data-moves][tabindex="0"]')];
    if (!way || !from || !pieces.includes(from as HTMLElement)) return null;
    const start = centre(from);
    let best: [number, HTMLElement] | null = null;
    for (const piece of pieces) {
        const far = piece === from ? null : distance(start, centre(piece), way);
        if (far !== null && (best === null || far < best[0])) best = [far, piece];
    }
    return best?.[1] ?? null;
}
