// show.ts: shows a step: cards, chips and nuggets travel over the board, dice roll, purses count.
import type { Step } from '../board';
import type { Position } from './position';

export interface Live {
    nuggets: number[] | null;
    dice: [number, number] | null;
}

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    set(change: Partial<Live>): void;
}

export async function play(stage: Stage): Promise<void> {
    void stage;
}
