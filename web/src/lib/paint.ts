// paint.ts: what a press changes at once is painted before anything dearer is drawn.

const FRAME_AT_MOST = 250;

/** The picture that follows from what was just done is on the screen. */
export function nextPaint(): Promise<void> {
    if (document.hidden) return Promise.resolve(); // nothing is painted there
    return new Promise((resolve) => {
        const late = setTimeout(resolve, FRAME_AT_MOST);
        requestAnimationFrame(() => setTimeout(() => (clearTimeout(late), resolve())));
    });
}
