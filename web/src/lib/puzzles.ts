// puzzles.ts: which puzzles were solved on this device, and at the how-manieth try.  Kept here only.
export interface Tried {
    tries: number;
    solved: boolean;
    shown: boolean; // the answer was looked at before it was found
}

const KEY = 'sagebrush.puzzles';

export function tried(): Record<string, Tried> {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, Tried>) : {};
    } catch {
        return {};
    }
}

/** What a puzzle is after one more try; a solved one stays as it was. */
export function after(old: Tried | undefined, what: 'solved' | 'missed' | 'looked_up'): Tried {
    const was = old ?? { tries: 0, solved: false, shown: false };
    if (was.solved || was.shown) return was;
    if (what === 'looked_up') return { ...was, shown: true };
    return { ...was, tries: was.tries + 1, solved: what === 'solved' };
}

export function remember(id: string, what: 'solved' | 'missed' | 'looked_up'): Record<string, Tried> {
    const all = tried();
    all[id] = after(all[id], what);
    try {
        localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
        // a browser that keeps nothing
    }
    return all;
}

/** The day on the calendar of whoever looks: "2026-11-16". */
export function dateOf(when: Date): string {
    const two = (n: number) => String(n).padStart(2, '0');
    return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}
