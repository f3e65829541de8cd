// typography.ts: French as it is printed.  The catalogues, the rules and the engine write plain spaces, ' and -; what is shown goes
// through here once.  The terminal has the same rules in src/base/typeset.c; both are held to tests/typography.txt.
import type { Lang, View } from '../transport/protocol';

const NARROW = '\u202f'; // narrow, and no line is broken at it

function plain(text: string): string {
    return text
        .replace(/([^ \n\u00a0])[ \u00a0](?=[:;?!»×])/g, `$1${NARROW}`)
        .replace(/([«×])[ \u00a0]/g, `$1${NARROW}`)
        .replace(/(\d)[ \u00a0](?=[$%]|(?:PV|pts?|points?|pépites?|minutes)(?!\p{L}))/gu, `$1${NARROW}`)
        .replace(/(\p{L})'(?=[^ \n])/gu, '$1’')
        .replace(/(^|[ (\n\u202f])-(?=\d)/g, '$1−');
}

/** A number with a real minus, as it stands in a table. */
export const minus = (n: number | string): string => String(n).replace(/^-/, '−');

/** English needs no more than that. */
const english = (text: string): string => text.replace(/(^|[ (\n])-(?=[$\d])/g, '$1−');

/** What stands between backquotes is for programs and stays. */
export function french(text: string): string {
    return text
        .split(/(`[^`]*`)/)
        .map((part, i) => (i % 2 ? part : i === 0 ? plain(part) : plain(`\`${part}`).slice(1)))
        .join('');
}

// An h that is silent elides; these beginnings have one that does not (src/core/noun.c).
const ASPIRATED = /^h(?!ann)(an|ar|as|au|aw|eref|éris|éron|ibou|ol|ors|ou|ow|uc|ug|ui|un|ur)/i;

/** "de Buck", "d'Alexander", "d'Hector". */
export function of(name: string): string {
    const elided = /^([aeiouâàéèêëîïôöùûü]|y[^aeiouâàéèêëîïôöùûü])/i.test(name) || (/^h./i.test(name) && !ASPIRATED.test(name));
    return elided ? `d'${name}` : `de ${name}`;
}

/** Puts values for the {names} of a text; "de {name}" elides. */
export function filled(text: string, values: Record<string, string | number>): string {
    return text
        .replace(/\bde \{(\w+)\}/g, (_, name: string) => french(of(String(values[name] ?? ''))))
        .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export function typeset(lang: Lang, text: string): string {
    return lang === 'fr' ? french(text) : english(text);
}

/** A whole catalogue of texts: strings, functions that make strings, and nested ones. */
export function frenchTexts<T>(texts: T): T {
    if (typeof texts === 'string') return french(texts) as T;
    if (typeof texts === 'function') return ((...args: unknown[]) => frenchTexts((texts as (...a: unknown[]) => unknown)(...args))) as T;
    if (Array.isArray(texts)) return texts.map(frenchTexts) as T;
    if (texts !== null && typeof texts === 'object')
        return Object.fromEntries(Object.entries(texts).map(([k, v]) => [k, frenchTexts(v)])) as T;
    return texts;
}

/** What the engine tells of its games: every French text in it. */
export function typesetFrench<T>(node: T): T {
    if (Array.isArray(node)) return node.map(typesetFrench) as T;
    if (node === null || typeof node !== 'object') return node;
    const set = ([key, value]: [string, unknown]) => [key, typeof value === 'string' && /^(.*_)?fr$/.test(key) ? french(value) : typesetFrench(value)];
    return Object.fromEntries(Object.entries(node).map((entry) => set(entry))) as T;
}

/** The engine's sentences in a view. */
export function typesetView<P>(lang: Lang, view: View<P>): View<P> {
    const set = (text: string) => typeset(lang, text);
    return {
        ...view,
        decision: view.decision && { ...view.decision, text: set(view.decision.text) },
        moves: view.moves.map((m) => ({ ...m, text: set(m.text), ...(m.note ? { note: set(m.note) } : {}) })),
        blocked: view.blocked.map((m) => ({ ...m, text: set(m.text), reason: set(m.reason) })),
        events: view.events.map((e) => (e.text ? { ...e, text: set(e.text) } : e)),
    };
}
