// modules.ts: the table's module with the modules of the games that somebody asked for, each fetched once.
import type { GameInfo } from './protocol';
import { type Answer, type Source, WasmEngine } from './wasm-engine';

interface Request {
    do: string;
    [field: string]: unknown;
}

/** The module of a game cannot be had now (no network, say): the table itself is whole. */
export class NoGame extends Error {}

/** The game that a request names, itself or in its record. */
export function gameOf(request: Request): string | null {
    if (typeof request.game === 'string') return request.game;
    return typeof request.record === 'string' ? (/^game (\w+)/m.exec(request.record)?.[1] ?? null) : null;
}

export class Modules {
    readonly #engine: Promise<WasmEngine>;
    readonly #games: readonly GameInfo[];
    readonly #fetch: (name: string) => Source;
    readonly #added = new Map<string, Promise<void>>();

    /** `fetch` gets a module by its name: `sagebrush`, or the id of a game; `games` is the list of all, in their order. */
    constructor(fetch: (name: string) => Source, games: readonly GameInfo[], clock?: () => number) {
        this.#fetch = fetch;
        this.#games = games;
        this.#engine = WasmEngine.start(fetch('sagebrush'), clock);
        this.#engine.catch(() => {}); // told to everybody who asks
    }

    /** The table's module, with the game in it that the request is about. */
    async readyFor(request: Request): Promise<WasmEngine> {
        const engine = await this.#engine;
        const game = gameOf(request);
        if (game !== null && this.#games.some((g) => g.id === game)) await this.#add(engine, game);
        return engine;
    }

    #add(engine: WasmEngine, game: string): Promise<void> {
        let added = this.#added.get(game);
        if (!added) {
            added = engine.addGame(this.#fetch(game)).catch((error: unknown) => {
                this.#added.delete(game); // once more when it is asked for again
                throw new NoGame(`the rules of ${game} cannot be fetched: ${String(error)}`);
            });
            this.#added.set(game, added);
        }
        return added;
    }

    /** `hello` names all games, also those that have not been fetched. */
    listed(request: Request, answer: Answer): Answer {
        return request.do === 'hello' && answer.ok ? { ...answer, games: this.#games } : answer;
    }
}
