// choices.ts: a list of moves made readable: grouped by verb, numbers in a row, the words they share said once.
import { typeset } from '../i18n/typography';
import type { Catalogue, Lang, Move, Role } from '../transport/protocol';

export interface Choice extends Move {
    lead: string; // the words that the group's title says already
    label: string; // what the button says besides
    via: string[]; // places on the way, for a journey
    key: string | null; // the key that plays it
}

export interface Group {
    verb: string;
    kind: 'buttons' | 'numbers' | 'journeys';
    title: string; // words that all choices of the group begin with; may be empty
    role: Role;
    quiet: boolean; // passing, ending: there, but not what one came for
    choices: Choice[];
}

/** What the game says about its moves: the words before the first argument, by verb; the names of places, by id. */
export interface Words {
    leads: Record<string, string>;
    places: Record<string, string>;
}

/** From the catalogue: the last argument of a journey lists the places on the way. */
export function wordsOf({ moves, domains }: Pick<Catalogue, 'moves' | 'domains'>, lang: Lang): Words {
    const lists = moves.filter((w) => w.role === 'step').map((w) => w.args.at(-1)?.type ?? '');
    const places = lists.flatMap((domain) => domains[domain] ?? []);
    return {
        leads: Object.fromEntries(moves.map((w) => [w.id, w[lang].split('{', 1)[0]!.trim()])),
        places: Object.fromEntries(places.map((p) => [p.id, typeset(lang, p[lang])])),
    };
}

/** Where a role stands in the list: answers and journeys, then declining and being done, then what is beside the question. */
const RANK: Record<Role, number> = { answer: 0, step: 0, decline: 1, done: 1, aside: 2 };
const KEYS = '123456789abcdefgijklmnoqrstvwz'; // without u, y, h: undo, redo, hint; p and x are always the same
const QUIET_KEYS = 'px'; // pass, decline, be done
const ROW = 4; // so many numbers make a row

/** The number that is all a move asks for. */
function numberOf(m: Move): number | null {
    const [first, ...more] = Object.values(m.args);
    return typeof first === 'number' && more.length === 0 ? first : null;
}

const JOINING = new Set(['and', 'et']);
const ARTICLES = new Set(['a', 'an', 'the', 'le', 'la', 'les', 'un', 'une']);

/** The words with which all texts begin, never the whole of one. */
export function sharedWords(texts: string[]): string {
    const words = texts.map((t) => t.split(' ')); // a narrow no-break space does not part words
    let n = 0;
    while (words.every((w) => n < w.length - 1 && w[n] === words[0]![n])) n++;
    const first = words[0] ?? [], isArticle = (k: number) => ARTICLES.has(first[k] ?? '');
    while (n > 0 && (isArticle(n - 1) || isArticle(n - 2) || /^\d+$/.test(first[n - 1]!))) n--; // "the", "the 3", "a grey" stand before their noun
    if (JOINING.has(first[n - 1] ?? '')) n = first.findIndex((_, k) => isArticle(k)); // of two things none is said without the other
    return first.slice(0, n).join(' ');
}

function isNumbers(moves: Move[]): boolean {
    return moves.length >= ROW && moves.every((m) => numberOf(m) !== null);
}

/** The places on the way of a journey, by their names. */
function stopsOf(m: Move, places: Words['places']): string[] {
    const list = Object.values(m.args).at(-1);
    return Array.isArray(list) ? list.map((id) => places[id] ?? id) : [];
}

function choice(m: Move, kind: Group['kind'], shared: string, places: Words['places']): Choice {
    const base = { ...m, lead: shared, label: m.text.slice(shared.length).trim(), via: [] as string[], key: null };
    if (kind === 'numbers') return { ...base, label: String(numberOf(m)) };
    if (kind === 'journeys') {
        const stops = stopsOf(m, places);
        return { ...base, label: stops.at(-1) ?? base.label, via: stops.slice(0, -1) };
    }
    return base;
}

function group(verb: string, moves: Move[], { leads, places }: Words): Group {
    const { role } = moves[0]!;
    const kind = isNumbers(moves) ? 'numbers' : role === 'step' && moves.length > 1 ? 'journeys' : 'buttons'; // one alone has no title
    const texts = moves.map((m) => m.text);
    const shared = kind === 'journeys' ? (leads[verb] ?? '') : moves.length < 2 ? '' : sharedWords(texts);
    const title = shared.replace(/[ \u00a0\u202f]*[:,(]$/, '');
    return { verb, kind, title, role, quiet: RANK[role] > 0, choices: moves.map((m) => choice(m, kind, shared, places)) };
}

/** Groups in the order of the board where the list has one, the quiet ones last, what is beside the question after them; keys are given
 *  in the order shown. */
export function groupMoves(moves: Move[], words: Words = { leads: {}, places: {} }): Group[] {
    const byVerb = new Map<string, Move[]>();
    const inOrder = moves.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
    for (const m of inOrder) {
        byVerb.set(m.kind, [...(byVerb.get(m.kind) ?? []), m]);
    }
    const groups = [...byVerb].map(([verb, list]) => group(verb, list, words));
    const ordered = groups.toSorted((a, b) => RANK[a.role] - RANK[b.role]);
    giveKeys(ordered);
    return ordered;
}

/** Declining and being done have keys of their own; the other choices get letters and digits in the order shown.  Numbers are typed:
 *  see `typed`. */
function giveKeys(groups: Group[]): void {
    const quiet = groups.filter((g) => RANK[g.role] === 1).flatMap((g) => g.choices);
    quiet.slice(0, QUIET_KEYS.length).forEach((c, i) => (c.key = QUIET_KEYS[i]!));
    const hasNumbers = groups.some((g) => g.kind === 'numbers');
    const free = [...KEYS].filter((k) => !hasNumbers || k > '9');
    const others = groups.filter((g) => g.kind !== 'numbers').flatMap((g) => g.choices);
    for (const c of others) c.key ??= free.shift() ?? null;
}

export interface Typed {
    digits: string; // typed so far, waiting for more or for Enter
    move: string | null; // what is played now
}

/** A digit, Enter, Backspace or Escape while numbers are offered; null: this key is for somebody else.  Where a number of two digits
 *  can be meant, nothing is played before Enter. */
export function typed(groups: Group[], digits: string, key: string): Typed | null {
    const numbers = groups.filter((g) => g.kind === 'numbers').flatMap((g) => g.choices);
    if (numbers.length === 0) return null;
    const meant = (text: string) => numbers.find((c) => c.label === text)?.move ?? null;
    const isLong = numbers.some((c) => c.label.length > 1);
    if (/^[0-9]$/.test(key)) {
        const now = digits + key;
        if (!numbers.some((c) => c.label.startsWith(now))) return { digits: '', move: null };
        return isLong ? { digits: now, move: null } : { digits: '', move: meant(now) };
    }
    if (digits === '') return null;
    if (key === 'Enter') return { digits: '', move: meant(digits) };
    if (key === 'Backspace') return { digits: digits.slice(0, -1), move: null };
    return key === 'Escape' ? { digits: '', move: null } : null;
}
