// engine.svelte.ts: the one engine of the page: what it offers (hello), and the catalogues, fetched once per game.
import { typesetNamed } from '../i18n/typography';
import type { BotInfo, Catalogue, GameInfo, Transport } from '../transport/protocol';
import { WorkerTransport } from '../transport/transport';

class Engine {
    games = $state.raw<GameInfo[]>([]);
    bots = $state.raw<BotInfo[]>([]);
    version = $state('');
    failed = $state(false); // it never began
    broken = $state(false); // it stopped
    readonly transport: Transport;
    readonly ready: Promise<void>;
    #catalogues = new Map<string, Promise<Catalogue>>();

    constructor(start: (onBreak: () => void) => Transport) {
        this.transport = start(() => (this.broken = true));
        this.ready = this.#greet();
    }

    async #greet(): Promise<void> {
        try {
            const hello = await this.transport.ask('hello', {});
            this.games = typesetNamed(hello.games);
            this.bots = typesetNamed(hello.bots);
            this.version = hello.version;
        } catch {
            this.failed = true;
        }
    }

    game(id: string): GameInfo | undefined {
        return this.games.find((g) => g.id === id);
    }

    catalogue(game: string): Promise<Catalogue> {
        let known = this.#catalogues.get(game);
        if (!known) {
            known = this.transport.ask('catalogue', { game }).then((a) => typesetNamed(a.catalogue));
            this.#catalogues.set(game, known);
        }
        return known;
    }
}

export const engine = new Engine((onBreak) => WorkerTransport.start(onBreak));
