// stats.ts: the finished games of this device: how often, against whom, how well.  Kept here only; exportable.
import type { View } from '../transport/protocol';

export interface Played {
    id: string; // of the table: a game counts once
    game: string;
    when: number; // milliseconds since 1970
    options: Record<string, string | number>; // those that differ from the usual
    players: number;
    against: string[]; // bots by name of their kind, 'person', or an automa by its name
    score: number;
    best: number; // of all rows
    won: boolean;
}

const KEY = 'sagebrush.stats';
const MOST = 2000; // games that are kept, the newest

export function played(): Played[] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(kept) ? (kept as Played[]) : [];
    } catch {
        return [];
    }
}

/** What a finished table says about the person of `seat`; null while it is not over. */
export function summary(id: string, view: View, seat: number, usual: Record<string, string | number | null>, when: number): Played | null {
    const result = view.result;
    const own = result?.scores.find((s) => s.seat === seat);
    if (!view.over || !result || !own) return null;
    const seats = view.seats.filter((s) => s.seat !== seat).map((s) => s.bot ?? 'person');
    const automas = result.scores.flatMap((s) => (s.automa ? [s.automa] : []));
    const options = Object.fromEntries(Object.entries(view.options).filter(([option, value]) => usual[option] !== value));
    return {
        id, game: view.game, when, options,
        players: view.players,
        against: [...seats, ...automas].sort(),
        score: own.total,
        best: Math.max(...result.scores.map((s) => s.total)),
        won: result.winners.includes(seat),
    };
}

/** Adds a game once; false when this browser keeps nothing or has it already. */
export function remember(game: Played): boolean {
    const all = played();
    if (all.some((g) => g.id === game.id)) return false;
    try {
        localStorage.setItem(KEY, JSON.stringify([...all, game].slice(-MOST)));
        return true;
    } catch {
        return false;
    }
}

export function forgetAll(): void {
    try {
        localStorage.removeItem(KEY);
    } catch {
        /* nothing is kept */
    }
}

export interface Line {
    key: string;
    games: number;
    wins: number;
    best: number;
    mean: number;
}

/** One line for every value of `by`, the most played first. */
export function lines(games: Played[], by: (g: Played) => string): Line[] {
    const groups = new Map<string, Played[]>();
    for (const g of games) groups.set(by(g), [...(groups.get(by(g)) ?? []), g]);
    const line = ([key, of]: [string, Played[]]): Line => ({
        key,
        games: of.length,
        wins: of.filter((g) => g.won).length,
        best: Math.max(...of.map((g) => g.score)),
        mean: of.reduce((sum, g) => sum + g.score, 0) / of.length,
    });
    return [...groups].map(line).sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

/** Wins in a row: now and at best, in the order in which the games ended. */
export function streaks(games: Played[]): { now: number; longest: number } {
    let [now, longest] = [0, 0];
    for (const g of [...games].sort((a, b) => a.when - b.when)) {
        now = g.won ? now + 1 : 0;
        longest = Math.max(longest, now);
    }
    return { now, longest };
}
