// Arrows of the coach: which piece of a board a move is, and the line to it.

export interface Spot {
    x: number;
    y: number;
}

/** The piece of each move: the first one that can be seen and carries it; null where a board has none (a button or a list offers it). */
export function piecesOf(board: ParentNode, moves: string[]): (Element | null)[] {
    const found = new Map<string, Element>();
    for (const piece of board.querySelectorAll('[data-move], [data-moves]')) {
        const of = [piece.getAttribute('data-move') ?? '', ...(piece.getAttribute('data-moves') ?? '').split(' ')];
        const box = piece.getBoundingClientRect();
        if (box.width > 0 && box.height > 0) for (const move of of) if (move && !found.has(move)) found.set(move, piece);
    }
    return moves.map((m) => found.get(m) ?? null);
}

/** A piece that was scrolled away is pointed at by the edge behind which it lies. */
export function within(spot: Spot, box: { left: number; right: number; top: number; bottom: number }): Spot {
    const EDGE = 10;
    return {
        x: Math.round(Math.min(Math.max(spot.x, box.left + EDGE), box.right - EDGE)),
        y: Math.round(Math.min(Math.max(spot.y, box.top + EDGE), box.bottom - EDGE)),
    };
}

/** A line with a slight bend, which ends a little before the middle of the piece, so that the piece can still be read. */
export function arrow(from: Spot, to: Spot): string {
    const SHORT = 12, BEND = 0.12;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const end = { x: to.x - (dx / length) * SHORT, y: to.y - (dy / length) * SHORT };
    const middle = { x: (from.x + end.x) / 2 + dy * BEND, y: (from.y + end.y) / 2 - dx * BEND };
    return `M${from.x} ${from.y}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(end.x)} ${Math.round(end.y)}`;
}
