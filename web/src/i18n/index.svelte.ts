// The texts in the person's language; a change of prefs.lang changes every one on the screen at once.  Only the language in use is
// fetched; the other one comes when it is asked for.
import { prefs } from '../lib/prefs.svelte';
import type { Lang } from '../transport/protocol';
import type { Texts } from './en';
import { typesetTexts } from './typography';

const FETCH: Record<Lang, () => Promise<Texts>> = {
    en: () => import('./en').then((m) => typesetTexts('en', m.en)),
    fr: () => import('./fr').then((m) => typesetTexts('fr', m.fr)),
};

let known = $state.raw<Partial<Record<Lang, Texts>>>({});

/** Awaited before anything is shown; later the language shown stays until the other one is there. */
export async function fetchTexts(lang: Lang): Promise<void> {
    if (known[lang]) return;
    const texts = await FETCH[lang]();
    known = { ...known, [lang]: texts };
}

export const i18n = {
    get t(): Texts {
        return (known[prefs.lang] ?? known.en ?? known.fr)!;
    },
};

/** The name of something that the engine names in both languages. */
export function named(item: { en: string; fr: string }): string {
    return item[prefs.lang];
}
