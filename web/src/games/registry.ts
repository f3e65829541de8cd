// registry.ts: the drawing of each game.  A folder here with a Board.svelte is one; every other game gets the generic table.
import type { Component } from 'svelte';
import type { Curve } from '../table/curve';
import type { Catalogue, GameEvent, Lang, View } from '../transport/protocol';
import type { Animated, BoardProps } from './board';

/** A game's own part of the end screen: `shown` categories are uncovered so far; `events` are those of the whole game, `curve` its points, as
 *  soon as they are there. */
export type EndPart = Component<{ view: View; catalogue: Catalogue; lang: Lang; shown?: number; events?: GameEvent[]; curve?: Curve | null }>;
type Board = Component<BoardProps, Partial<Animated>>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
    return `./${game}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<Board> {
    const load = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte']!;
    return (await load()).default;
}

/** A game's own part of the panel beside the board: the turn above the choices, the others below them.  A game with one draws its board as
 *  wide as the window leaves it. */
export type SidePart = Component<Pick<BoardProps, 'view' | 'catalogue' | 'lang'> & { part: 'turn' | 'others' }>;

const sides = import.meta.glob<{ default: SidePart }>('./*/Side.svelte');

export function isWide(game: string): boolean {
    return `./${game}/Side.svelte` in sides;
}

export async function sideOf(game: string): Promise<SidePart | null> {
    const load = sides[`./${game}/Side.svelte`];
    return load ? (await load()).default : null;
}

const ends = import.meta.glob<{ default: EndPart }>('./*/End.svelte');

export async function endOf(game: string): Promise<EndPart | null> {
    const load = ends[`./${game}/End.svelte`];
    return load ? (await load()).default : null;
}
