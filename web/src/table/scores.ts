// scores.ts: the rows of the end screen.
import type { Catalogue, Lang, Result } from '../transport/protocol';
import { readable } from '../games/generic/fields';

export interface ScoreLine {
    id: string;
    name: string;
    points: number[]; // by row of the result
}

/** One line per category that counts for somebody, in the order of the game. */
export function scoreLines(result: Result, catalogue: Catalogue, lang: Lang): ScoreLine[] {
    const ids = Object.keys(result.scores[0]?.categories ?? {});
    const name = (id: string) => catalogue.categories.find((c) => c.id === id)?.[lang] ?? readable(id);
    const lines = ids.map((id) => ({ id, name: name(id), points: result.scores.map((s) => s.categories[id] ?? 0) }));
    return lines.filter((l) => l.points.some((p) => p !== 0));
}
