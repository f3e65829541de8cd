// share.ts: a new value with the parts of the old one that are equal to it.  What is drawn from a part that has not changed is then not
// drawn again: a click redraws what it changed, and nothing else.

type Parts = Record<string, unknown>;
const isParts = (x: unknown): x is Parts => typeof x === 'object' && x !== null;

/** `after`, with every part of `before` that says the same in its place; `before` itself when nothing differs.  Plain data alone. */
export function share<T>(before: unknown, after: T): T {
    if (before === after || !isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
    const keys = Object.keys(after);
    let same = keys.length === Object.keys(before).length;
    const whole: Parts = Array.isArray(after) ? ([] as unknown as Parts) : {};
    for (const key of keys) {
        const part = (whole[key] = share(before[key], after[key]));
        same &&= part === before[key] && (part !== undefined || key in before);
    }
    return (same ? before : whole) as T;
}
