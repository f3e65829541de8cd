// fields.ts: what the members of a position are and are called, from the catalogue: the game describes its views.
import type { Catalogue, Field, Lang } from '../../transport/protocol';

/** What the generic table asks about a key of a position. */
export interface Fields {
    label(key: string): string;
    has(key: string): boolean;
    isSeat(key: string): boolean; // its numbers are seats
    isBySeat(key: string): boolean; // a number for each seat
    isFolded(key: string): boolean; // long or rarely needed
    isElsewhere(key: string): boolean; // said elsewhere on the screen
    isFirst(key: string): boolean; // what a player looks at first
}

/** The context under which the generic table gives them to its parts. */
export const FIELDS = Symbol('fields');

/** `players[].cards[]` -> `cards`. */
const keyOf = (path: string) => path.replace(/(\[\]|\{\})+$/, '').split('.').at(-1)!;

/** `two_words` -> "Two words". */
export function readable(key: string): string {
    const words = key.replace(/_/g, ' ').trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldsOf(catalogue: Pick<Catalogue, 'fields'>, lang: Lang): Fields {
    const byKey = new Map<string, Field[]>();
    for (const f of catalogue.fields) byKey.set(keyOf(f.path), [...(byKey.get(keyOf(f.path)) ?? []), f]);
    const some = (key: string, is: (f: Field) => boolean | undefined) => byKey.get(key)?.some(is) ?? false;
    return {
        label: (key) => byKey.get(key)?.find((f) => f[lang])?.[lang] ?? readable(key),
        has: (key) => byKey.has(key),
        isSeat: (key) => some(key, (f) => f.type === 'seat'),
        isBySeat: (key) => some(key, (f) => f.by_seat),
        isFolded: (key) => some(key, (f) => f.folded),
        isElsewhere: (key) => some(key, (f) => f.elsewhere),
        isFirst: (key) => some(key, (f) => f.first),
    };
}
