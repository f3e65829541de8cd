// spans.ts: times in the reader's words: "for 3 minutes", "2 days left".
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

/** A clock: 4:05, 1:02:09. */
export function clock(ms: number): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const two = (n: number) => String(n).padStart(2, '0');
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
