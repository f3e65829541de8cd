// prefs.svelte.ts: what the person prefers, kept on this device.
import type { Lang } from '../transport/protocol';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type TextSize = 'small' | 'normal' | 'large';

const KEY = 'sagebrush.prefs';

/** Milliseconds one step of the others is shown for. */
const STEP_MS: Record<Speed, number> = { slow: 1400, normal: 700, fast: 280, off: 0 };

interface Stored {
    lang: Lang;
    theme: Theme;
    speed: Speed;
    size: TextSize;
    confirm: boolean; // ask before a table is deleted
    plain: boolean; // the table in words
    curious: boolean; // rules with readings, sources and ids
    sound: boolean;
    name: string;
}

function firstLanguage(): Lang {
    const wished = globalThis.navigator?.languages ?? [];
    const known = wished.map((l) => l.slice(0, 2)).find((l) => l === 'en' || l === 'fr');
    return known === 'fr' ? 'fr' : 'en';
}

function stored(): Partial<Stored> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    } catch {
        return {};
    }
}

class Prefs {
    lang = $state<Lang>('en');
    theme = $state<Theme>('system');
    speed = $state<Speed>('normal');
    size = $state<TextSize>('normal');
    confirm = $state(true);
    plain = $state(false);
    curious = $state(false);
    sound = $state(false);
    name = $state('');

    constructor() {
        Object.assign(this, { lang: firstLanguage() }, stored());
    }

    /** How long a step is shown; a system set to reduced motion shows positions without travel. */
    get stepMs(): number {
        return STEP_MS[this.speed];
    }

    get reducedMotion(): boolean {
        return this.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    }

    save(): void {
        const { lang, theme, speed, size, confirm, plain, curious, sound, name } = this;
        try {
            localStorage.setItem(KEY, JSON.stringify({ lang, theme, speed, size, confirm, plain, curious, sound, name } satisfies Stored));
        } catch {
            /* a browser without storage: the choice lasts as long as the page */
        }
    }

    /** Puts language, theme and text size on the document. */
    apply(): void {
        const root = document.documentElement;
        const dark = matchMedia('(prefers-color-scheme: dark)').matches;
        root.lang = this.lang;
        root.dataset.theme = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme;
        root.dataset.size = this.size;
        root.dataset.motion = this.reducedMotion ? 'off' : 'on';
    }
}

export const prefs = new Prefs();
