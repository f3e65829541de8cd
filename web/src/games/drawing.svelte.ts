// drawing.svelte.ts: the board component and the catalogue of the game on the screen, loaded once and kept while the view changes.
import type { Component } from 'svelte';
import { engine } from '../lib/engine.svelte';
import type { Catalogue } from '../transport/protocol';
import type { Animated, BoardProps } from './board';
import { boardOf, sideOf, type SidePart } from './registry';

export class Drawing {
    board = $state.raw<Component<BoardProps, Partial<Animated>> | null>(null);
    catalogue = $state.raw<Catalogue | null>(null);
    side = $state.raw<SidePart | null>(null);

    /** Call while a component is set up; `game` is null as long as nothing is known. */
    constructor(game: () => string | null, plain: () => boolean) {
        const id = $derived(game());
        const which = $derived(plain() ? 'generic' : id);
        $effect(() => {
            const [of, wanted] = [id, which];
            if (!of || !wanted) return;
            void Promise.all([boardOf(wanted), engine.catalogue(of), sideOf(wanted)]).then(([board, catalogue, side]) => {
                if (of === id && wanted === which) [this.board, this.catalogue, this.side] = [board, catalogue, side];
            });
        });
    }
}

/** Fetches what a table of this game will need, so that it is there when somebody sits down. */
export function warm(game: string): void {
    void boardOf(game).catch(() => undefined);
    void sideOf(game).catch(() => undefined);
    void engine.catalogue(game).catch(() => undefined);
}
