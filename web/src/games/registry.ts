// registry.ts: the drawing of each game.  A folder here with a Board.svelte is one; every other game gets the generic table.
import type { Component } from 'svelte';
import type { Animated, BoardProps } from './board';

type Board = Component<BoardProps, Partial<Animated>>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
    return `./${game}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<Board> {
    const load = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte']!;
    return (await load()).default;
}
