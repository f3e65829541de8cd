// The texts in the person's language; a change of prefs.lang changes every one on the screen at once.
import { prefs } from '../lib/prefs.svelte';
import { en, type Texts } from './en';
import { fr } from './fr';
import { frenchTexts } from './typography';

const TEXTS: Record<'en' | 'fr', Texts> = { en, fr: frenchTexts(fr) };

export const i18n = {
    get t(): Texts {
        return TEXTS[prefs.lang];
    },
};

/** The name of something that the engine names in both languages. */
export function named(item: { en: string; fr: string }): string {
    return item[prefs.lang];
}
