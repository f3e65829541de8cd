// registry.ts: what the page has of each game, in the folder of its id: the drawing (Board.svelte), the poster.  Every other game gets the
// generic table and a plain poster.
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

/** What a game is offered with: one sentence, how long and how heavy it is, the number of bots that make a good game, who made it. */
export interface PosterFacts {
    icon: string; // a glyph of the icon set; in ICONS under the game's id
    line: Record<Lang, string>;
    minutes: number;
    weight: number; // 0 light to 2 heavy
    bots?: number;
    authors?: string[];
    guides?: string[]; // files of docs/playing
}
const PLAIN: PosterFacts = { icon: 'revolver', line: { en: '', fr: '' }, minutes: 30, weight: 1 };
const posters = import.meta.glob<PosterFacts>('./*/poster.json', { eager: true, import: 'default' });

export function posterOf(game: string): PosterFacts {
    return posters[`./${game}/poster.json`] ?? PLAIN;
}

const scenes = import.meta.glob<Component>('./*/Scene.svelte', { eager: true, import: 'default' });

export function sceneOf(game: string): Component {
    return scenes[`./${game}/Scene.svelte`] ?? scenes['./generic/Scene.svelte']!;
}

export async function endOf(game: string): Promise<EndPart | null> {
    const load = ends[`./${game}/End.svelte`];
    return load ? (await load()).default : null;
}
