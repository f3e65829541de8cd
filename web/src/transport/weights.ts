// weights.ts: what the bots of a game have learned, fetched before one of them thinks for the first time at a table of that game.
// Without it (no network, not kept yet) the bots still play, as well as they can by the game's own appraisal.
import type { Answer } from './wasm-engine';

interface Request {
    do: string;
    [field: string]: unknown;
}

/** Requests in which a bot of the table may think. */
const THINKING = new Set(['step', 'seat']);

/** Requests in which somebody does, whoever sits at the table: the best bot, or the one that is named. */
const ADVISING = new Set(['solve', 'review', 'coach']);
const NAMING = new Set(['bot', 'hint']);

/** Bots that have learned nothing. */
const PLAIN = new Set<unknown>(['greedy', 'random']);

/** Does this request, or what a seat asks with it, ask somebody who has learned? */
function asksLearned(request: Request): boolean {
    const asked = request.do === 'seat' ? (request.request as Request | undefined) : request;
    if (!asked || PLAIN.has(asked.bot)) return false;
    return ADVISING.has(asked.do) || (NAMING.has(asked.do) && asked.bot !== undefined);
}

/** Does somebody who has learned sit at this table? */
function hasLearned(request: Request): boolean {
    const seats = Array.isArray(request.seats) ? (request.seats as { bot?: string }[]) : [];
    const recorded = typeof request.record === 'string' ? [...request.record.matchAll(/^seat \d+ bot (\w+)/gm)].map((m) => m[1]) : [];
    return [...seats.flatMap((s) => s.bot ?? []), ...recorded].some((bot) => !PLAIN.has(bot));
}

export class Weights {
    readonly #files: Record<string, () => Promise<Uint8Array>>;
    readonly #games = new Map<unknown, string>(); // by table
    readonly #learned = new Set<unknown>(); // tables with bots that have
    readonly #asked = new Set<string>();

    /** `files` by game: how to get them. */
    constructor(files: Record<string, () => Promise<Uint8Array>>) {
        this.#files = files;
    }

    /** The file that this request needs and that has not been fetched yet. */
    async neededFor(request: Request): Promise<Uint8Array | null> {
        const thinks = asksLearned(request) || (THINKING.has(request.do) && this.#learned.has(request.table));
        const game = thinks ? (this.#games.get(request.table) ?? (request.do === 'solve' ? String(request.game) : undefined)) : undefined;
        const fetch = game === undefined || this.#asked.has(game) ? undefined : this.#files[game];
        if (!fetch) return null;
        this.#asked.add(game!);
        try {
            return await fetch();
        } catch {
            this.#asked.delete(game!); // once more at the next thought
            return null;
        }
    }

    /** Remembers which game is played at which table. */
    note(request: Request, answer: Answer): void {
        const game = answer.game ?? request.game;
        if (!answer.ok || typeof answer.table !== 'number' || typeof game !== 'string') return;
        this.#games.set(answer.table, game);
        if (hasLearned(request) || request.do === 'load') this.#learned.add(answer.table);
    }
}
