// spans.ts: times in the reader's words: "for 3 minutes", "2 days left", "live: 30 minutes each".
import type { Pace, PaceKind } from './api';

interface Words {
    seconds(n: number): string;
    minutes(n: number): string;
    hours(n: number): string;
    days(n: number): string;
}

/** A span in one unit, the largest that says enough. */
export function span(ms: number, words: Words): string {
    const seconds = Math.max(0, Math.round(ms / 1000));
    if (seconds < 90) return words.seconds(seconds);
    if (seconds < 90 * 60) return words.minutes(Math.round(seconds / 60));
    if (seconds < 36 * 3600) return words.hours(Math.round(seconds / 3600));
    return words.days(Math.round(seconds / 86400));
}

/** Less than this is not worth a word. */
export const A_WHILE = 5000;

/** A clock: 4:05, 1:02:09. */
export function clock(ms: number): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const two = (n: number) => String(n).padStart(2, '0');
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const MINUTE = 60_000, DAY = 86_400_000;
const live = (minutes: number, seconds: number): Pace => ({ kind: 'live', time: minutes * MINUTE, increment: seconds * 1000 });
/** What the form offers, the second one first. */
export const PACES: Record<PaceKind, Pace[]> = {
    none: [{ kind: 'none' }],
    live: [live(15, 5), live(30, 10), live(60, 15), live(120, 30)],
    move: [1, 2, 5, 15].map((n) => ({ kind: 'move', time: n * MINUTE })),
    day: [1, 3, 7, 14].map((n) => ({ kind: 'day', time: n * DAY })),
};

interface PaceWords extends Words {
    paces: Record<string, string>;
    each(time: string, more: string): string;
    aTurn(time: string): string;
}

export function paceWords(pace: Pace, words: PaceWords): string {
    if (pace.kind === 'none') return words.paces.none ?? '';
    const time = span(pace.time ?? 0, words);
    return pace.kind === 'live' ? words.each(time, span(pace.increment ?? 0, words)) : words.aTurn(time);
}
