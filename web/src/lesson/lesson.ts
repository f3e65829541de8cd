// lesson.ts: a first game with a guide.  A lesson is data: a table with a fixed seed and a trail of stops.  Each stop tells one thing
// when its moment comes: at the beginning, at a kind of question, or after a kind of event.  The real table is played on all the while.
import type { GameEvent, Lang, View } from '../transport/protocol';

export interface Stop {
    id: string;
    title: Record<Lang, string>;
    text: Record<Lang, string>; // one idea, few words
    /** When it is told: `asked` kinds of question, `after` kinds of event; neither: at once. */
    asked?: readonly string[];
    after?: readonly string[];
    /** What is lit: a selector on the board, or the piece of the move that the guide proposes. */
    point?: string;
    /** The move itself is the next step: no other button is needed. */
    act?: boolean;
}

export interface Lesson {
    seed: string;
    options: Record<string, string | number>;
    bots: number;
    minutes: number; // of guidance
    stops: readonly Stop[];
}

/** What a stop looks at. */
export interface Moment {
    view: Pick<View, 'decision' | 'over'>;
    events: readonly Pick<GameEvent, 'event'>[]; // since the player's last move
    asked: boolean; // the player may choose now
}

function isDue(stop: Stop, now: Moment): boolean {
    if (stop.asked) return now.asked && now.view.decision !== null && stop.asked.includes(now.view.decision.kind);
    if (stop.after) return now.asked && now.events.some((e) => stop.after!.includes(e.event));
    return now.asked;
}

/** The first stop not told yet whose moment this is. */
export function dueStop(lesson: Lesson, told: readonly string[], now: Moment): Stop | null {
    if (now.view.over) return null;
    return lesson.stops.find((s) => !told.includes(s.id) && isDue(s, now)) ?? null;
}

export function isDone(lesson: Lesson, told: readonly string[]): boolean {
    return lesson.stops.every((s) => told.includes(s.id));
}

const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');

export function hasLesson(game: string): boolean {
    return `../games/${game}/lesson.ts` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
    const load = lessons[`../games/${game}/lesson.ts`];
    return load ? (await load()).lesson : null;
}
