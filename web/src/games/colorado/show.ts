// show.ts: shows a step event by event: the pen ticks boxes on map and chart, cards travel.  What no scene is written for is left to
// the log.
import type { Step } from '../board';
import type { Facts } from './facts';
import { marksOf } from './marks';
import type { Position } from './position';

export interface Stage {
    root: HTMLElement;
    air: HTMLElement;
    step: Step<Position>;
    ms: number;
    signal: AbortSignal;
    facts: Facts;
    ink(marks: string[]): void; // marks that are there from now on
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done);
    });
}

export async function play(stage: Stage): Promise<void> {
    const { step, ms, signal, facts } = stage;
    for (const e of step.events) {
        if (signal.aborted) return;
        const marks = marksOf(facts, e);
        if (marks.length === 0) continue;
        stage.ink(marks);
        await wait(ms * 0.45, signal);
    }
    await wait(ms * 0.3, signal);
}
