// position.ts: what a view of Colorado holds (src/games/colorado/view.c), as types.
import type {
    ColoradoAnswer,
    ColoradoClaim,
    ColoradoEffect,
    ColoradoPhase,
    ColoradoPool,
    ColoradoTerrain,
} from '../../generated/ids';

export interface RegionState {
    region: string;
    legs: string[]; // ticked
    complete: boolean;
}

export type Tracks = Record<ColoradoTerrain, number> & { tipi: number[]; saloon: number; wanted: number };

export interface Player {
    seat: number;
    symbol: string;
    map: string;
    cards: number;
    hand?: string[]; // the viewer's own
    area: string[];
    suits: string[]; // complete in the play area: a discovery each at the end of the turn
    nuggets: number;
    regions: RegionState[]; // discovered
    railroad: string[]; // ticked
    closed: string[]; // legs of branches not taken
    tracks: Tracks;
    medals: number[]; // in the order won
    effect: ColoradoEffect | null;
    claim: ColoradoClaim | null;
    owed: number;
    score: Record<string, number>;
    rank: number;
}

export interface Call {
    caller: number;
    target: number | null;
    named: string | null;
    given: string | null;
    answer: ColoradoAnswer | null;
}

export interface Pool {
    pool: ColoradoPool;
    medals: number[];
    crossed: number;
    claimed_by: number[];
}

export interface Position {
    turn: number;
    phase: ColoradoPhase;
    call: Call;
    supply: number;
    deck: number;
    discard: string[];
    unseen: number[]; // copies that the viewer neither holds nor sees, in the order of the cards
    pools: Pool[];
    players: Player[];
}

/** How often each thing stands in a list. */
export function counted(list: string[]): Map<string, number> {
    const n = new Map<string, number>();
    for (const x of list) n.set(x, (n.get(x) ?? 0) + 1);
    return n;
}

/** All seats clockwise, beginning on the left of the one in the middle of the table. */
export function othersClockwise(players: number, middle: number): number[] {
    return Array.from({ length: players - 1 }, (_, i) => (middle + 1 + i) % players);
}
