// typography.ts: French sets a narrow no-break space before : ; ? ! and inside « ».  The catalogues and the engine write plain
// spaces; what is shown goes through here.
import type { Lang, View } from '../transport/protocol';

const NARROW = '\u202f';

export function french(text: string): string {
    return text.replace(/[ \u00a0]([:;?!»])/g, `${NARROW}$1`).replace(/«[ \u00a0]/g, `«${NARROW}`);
}

export function typeset(lang: Lang, text: string): string {
    return lang === 'fr' ? french(text) : text;
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

/** The engine's sentences in a view. */
export function typesetView<P>(lang: Lang, view: View<P>): View<P> {
    if (lang !== 'fr') return view;
    return {
        ...view,
        decision: view.decision && { ...view.decision, text: french(view.decision.text) },
        moves: view.moves.map((m) => ({ ...m, text: french(m.text), ...(m.note ? { note: french(m.note) } : {}) })),
        blocked: view.blocked.map((m) => ({ ...m, text: french(m.text), reason: french(m.reason) })),
        events: view.events.map((e) => (e.text ? { ...e, text: french(e.text) } : e)),
    };
}
