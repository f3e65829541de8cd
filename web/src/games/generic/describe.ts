// describe.ts: what a value of a position is, so that it can be drawn without knowing the game.
import { typeset } from '../../i18n/typography';
import type { Catalogue, Lang, Move } from '../../transport/protocol';
import { readable, type Fields } from './fields';

export type Shape = 'nothing' | 'seat' | 'scalar' | 'ids' | 'seats' | 'bySeat' | 'numbers' | 'table' | 'cards' | 'grid' | 'record';

const HUES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey', 'black'];

/** The colour that ids name (`red_1`, `hat_green`), to be worn besides being said; none where they name several. */
export function hueOf(...ids: string[]): string | undefined {
    const words = ids.flatMap((id) => id.split('_'));
    const hues = HUES.filter((h) => words.includes(h));
    return hues.length === 1 ? hues[0] : undefined;
}

/** The colour of what a move is about. */
export function hueOfMove(move: Move): string | undefined {
    return hueOf(...Object.values(move.args).flat().map(String));
}

const isObject = (v: unknown): v is Record<string, unknown> => v !== null && typeof v === 'object' && !Array.isArray(v);
const isScalar = (v: unknown): boolean => v === null || typeof v !== 'object';

function listShape(fields: Fields, key: string, list: unknown[]): Shape {
    if (list.length === 0) return 'nothing';
    if (list.every((v) => typeof v === 'number')) return fields.isSeat(key) ? 'seats' : fields.isBySeat(key) ? 'bySeat' : 'numbers';
    if (list.every((v) => v === null || typeof v === 'string')) return 'ids';
    if (list.every(Array.isArray)) return 'grid';
    if (!list.every(isObject)) return 'record';
    const rows = list as Record<string, unknown>[];
    const keys = Object.keys(rows[0]!).join();
    const even = rows.every((r) => Object.keys(r).join() === keys);
    return even && rows.length > 2 && keys.split(',').length > 2 ? 'table' : 'cards';
}

/** Nothing to show: null, false, an empty list or an object of such. */
export function isEmpty(v: unknown): boolean {
    if (v === null || v === undefined || v === false) return true;
    if (Array.isArray(v)) return v.every(isEmpty);
    return isObject(v) && Object.values(v).every((x) => isEmpty(x) || x === 0);
}

export function shapeOf(fields: Fields, key: string, v: unknown): Shape {
    if (isEmpty(v)) return 'nothing';
    if (typeof v === 'number' && fields.isSeat(key)) return 'seat';
    if (isScalar(v)) return 'scalar';
    return Array.isArray(v) ? listShape(fields, key, v) : 'record';
}

/** Worth a line: something, and no plain nought; seat 0 is somebody. */
export function isTelling(fields: Fields, key: string, v: unknown): boolean {
    return !isEmpty(v) && (v !== 0 || shapeOf(fields, key, v) === 'seat');
}

/** Every id of the catalogue with its name, as "domain/id" and alone; alone, the first domain that has an id gives the name. */
export function namesOf(catalogue: Catalogue, lang: Lang): Map<string, string> {
    const names = new Map<string, string>();
    for (const [domain, items] of Object.entries(catalogue.domains ?? {}))
        for (const item of items) enter(names, domain, item.id, item[lang]);
    for (const item of catalogue.categories ?? []) if (!names.has(item.id)) names.set(item.id, item[lang]);
    return names;
}

/** What things are about, by id, in a line each; the first domain that has an id tells. */
export function aboutsOf(catalogue: Catalogue, lang: Lang): Map<string, string> {
    const abouts = new Map<string, string>();
    for (const [domain, items] of Object.entries(catalogue.domains ?? {}))
        for (const item of items) {
            const text = lang === 'fr' ? item.about_fr : item.about_en;
            if (text) enter(abouts, domain, item.id, typeset(lang, text));
        }
    return abouts;
}

function enter(words: Map<string, string>, domain: string, id: string, text: string): void {
    words.set(`${domain}/${id}`, text);
    if (!words.has(id)) words.set(id, text);
}

/** The words for an id that stands at a key: those of the domain that is named like the key (one or several), else any. */
export function lookUp(words: Map<string, string>, id: string, key = ''): string | undefined {
    return words.get(`${key}/${id}`) ?? words.get(`${key.replace(/s$/, '')}/${id}`) ?? words.get(id);
}

/** What the generic table gives its parts as a context: what a thing is about, and where more is told. */
export interface Abouts {
    of(id: string, key: string): string | undefined;
    tell(title: string, text: string): void;
}
export const ABOUTS = Symbol('abouts');

/** A list of numbers that belongs to the rows of a grid: as long as it, and named with the same first word. */
export function besides(position: Record<string, unknown>, key: string): string | null {
    const grid = position[key];
    if (!Array.isArray(grid) || !grid.every(Array.isArray)) return null;
    const first = key.split('_', 1)[0];
    const fits = ([k, v]: [string, unknown]) =>
        k !== key && k.split('_', 1)[0] === first && Array.isArray(v) && v.length === grid.length && v.every((n) => typeof n === 'number');
    return Object.entries(position).find(fits)?.[0] ?? null;
}

/** `red_1` without a name becomes "red 1". */
export function nameOf(names: Map<string, string>, id: string, key = ''): string {
    const known = lookUp(names, id, key);
    if (known) return known.charAt(0).toUpperCase() + known.slice(1);
    return readable(id);
}

/** Equal ids side by side become one with a number. */
export function counted(ids: (string | null)[]): { id: string; n: number }[] {
    const count = new Map<string, number>();
    for (const id of ids) if (id !== null) count.set(id, (count.get(id) ?? 0) + 1);
    return [...count].map(([id, n]) => ({ id, n }));
}

/** The columns of a table: keys that say something in at least one row. */
export function columns(rows: Record<string, unknown>[]): string[] {
    const keys = [...new Set(rows.flatMap((r) => Object.keys(r)))];
    return keys.filter((k) => rows.some((r) => !isEmpty(r[k])));
}

export interface Player extends Record<string, unknown> {
    seat: number;
    score?: Record<string, number>;
}

export function playersOf(position: unknown): Player[] {
    const players = isObject(position) ? position['players'] : null;
    return Array.isArray(players) ? (players as Player[]) : [];
}

export function totalOf(player: Player): number | null {
    return player.score?.['total'] ?? null;
}
