// typography.ts: texts as they are printed.  The catalogues, the rules and the engine write plain spaces, ' and -; what is shown goes
// through here once.  The terminal has the same rules in src/base/typeset.c; both are held to tests/typography.txt and
// tests/typography.en.txt.
import type { GameEvent, Lang, View } from '../transport/protocol';

// No line is broken at them: as wide as between words, and the narrow one of ; ? !
const SPACE = '\u00a0';
const NARROW = '\u202f';

// A number, or the place of one in a text that is filled later.
const UNIT: Record<Lang, RegExp> = {
    en: /([\d}])[ \u00a0](?=%|(?:VP|pts?|points?|nuggets?|minutes)(?!\p{L}))/gu,
    fr: /([\d}])[ \u00a0](?=[$%]|(?:PV|pts?|points?|pépites?|minutes)(?!\p{L}))/gu,
};

/** The signs that French keeps from its words. */
function spaced(text: string): string {
    return text
        .replace(/([^ \n\u00a0])[ \u00a0](?=[;?!])/g, `$1${NARROW}`)
        .replace(/([^ \n\u00a0])[ \u00a0](?=[:»])/g, `$1${SPACE}`)
        .replace(/«[ \u00a0]/g, `«${SPACE}`);
}

function plain(lang: Lang, text: string): string {
    return (lang === 'fr' ? spaced(text) : text)
        .replace(/([^ \n\u00a0])[ \u00a0](?=×)/g, `$1${SPACE}`)
        .replace(/×[ \u00a0]/g, `×${SPACE}`)
        .replace(UNIT[lang], `$1${SPACE}`)
        .replace(/(\p{L})'(?=[^ \n])/gu, '$1’')
        .replace(/(^|[ (/\n\u00a0\u202f])-(?=\$?\d)/g, '$1−');
}

/** What stands between backquotes is for programs and stays. */
export function typeset(lang: Lang, text: string): string {
    return text
        .split(/(`[^`]*`)/)
        .map((part, i) => (i % 2 ? part : i === 0 ? plain(lang, part) : plain(lang, `\`${part}`).slice(1)))
        .join('');
}

export const french = (text: string) => typeset('fr', text);

/** A number of points, which may be negative. */
export const minus = (n: number | string) => String(n).replace(/^-/, '−');

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

/** A whole catalogue of texts: strings, functions that make strings, and nested ones. */
export function typesetTexts<T>(lang: Lang, texts: T): T {
    if (typeof texts === 'string') return typeset(lang, texts) as T;
    if (typeof texts === 'function') return ((...args: unknown[]) => typesetTexts(lang, (texts as (...a: unknown[]) => unknown)(...args))) as T;
    if (Array.isArray(texts)) return texts.map((text) => typesetTexts(lang, text)) as T;
    if (texts !== null && typeof texts === 'object')
        return Object.fromEntries(Object.entries(texts).map(([k, v]) => [k, typesetTexts(lang, v)])) as T;
    return texts;
}

/** What the engine tells of its games: every text in it, by the language at the end of its key. */
export function typesetNamed<T>(node: T): T {
    if (Array.isArray(node)) return node.map(typesetNamed) as T;
    if (node === null || typeof node !== 'object') return node;
    const set = ([key, value]: [string, unknown]) => {
        const lang = /(?:^|_)(en|fr)$/.exec(key)?.[1] as Lang | undefined;
        return [key, lang && typeof value === 'string' ? typeset(lang, value) : typesetNamed(value)];
    };
    return Object.fromEntries(Object.entries(node).map((entry) => set(entry))) as T;
}

export function typesetEvent<E extends GameEvent>(lang: Lang, event: E): E {
    return event.text ? { ...event, text: typeset(lang, event.text) } : event;
}

/** The engine's sentences in a view. */
export function typesetView<P>(lang: Lang, view: View<P>): View<P> {
    const set = (text: string) => typeset(lang, text);
    return {
        ...view,
        decision: view.decision && { ...view.decision, text: set(view.decision.text) },
        moves: view.moves.map((m) => ({ ...m, text: set(m.text), ...(m.note ? { note: set(m.note) } : {}) })),
        blocked: view.blocked.map((m) => ({ ...m, text: set(m.text), reason: set(m.reason) })),
        events: view.events.map((e) => typesetEvent(lang, e)),
    };
}
