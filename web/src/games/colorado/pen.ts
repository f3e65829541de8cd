// pen.ts: a stroke of the pen as a transition: it appears from left to right, as it is drawn.
import type { TransitionConfig } from 'svelte/transition';

export function stroke(_node: Element, { ms }: { ms: number }): TransitionConfig {
    return { duration: ms, css: (t) => `clip-path: inset(-20% ${Math.round((1 - t) * 100)}% -20% -20%)` };
}

/** Colour that soaks into the paper. */
export function soak(_node: Element, { ms }: { ms: number }): TransitionConfig {
    return { duration: ms, css: (t) => `opacity: ${t}` };
}
