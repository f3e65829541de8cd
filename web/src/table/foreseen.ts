// foreseen.ts: a preview in a few words: what changes, and where knowledge ends.
import type { Catalogue, Lang, Preview } from '../transport/protocol';

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

/** "Money −2", "Total +3", "then chance decides"; nothing where nothing changes. */
export function foreseen(preview: Preview, catalogue: Catalogue, lang: Lang, stops: Record<Exclude<Preview['stops'], 'decision'>, string>): string[] {
    const score = catalogue.categories.at(-1);
    const nameOf = (id: string) => (id === 'score' ? score?.[lang] : catalogue.measures.find((m) => m.id === id)?.[lang]) ?? id;
    const changes = Object.entries(preview.change).filter(([, n]) => n !== 0);
    const words = changes.map(([id, n]) => `${nameOf(id)} ${signed(n)}`);
    return preview.stops === 'decision' ? words : [...words, stops[preview.stops]];
}
