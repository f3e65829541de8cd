// refusal.ts: what a person reads when the program refuses something.  The program answers programs in English; a reason from the rules of a
// game comes in the language of the table, with its rule.
import french from '../generated/refusals.json';
import { typeset } from '../i18n/typography';
import type { EngineError, Lang } from '../transport/protocol';

const FRENCH: Record<string, string> = french;
const DETAILED = new Set(['bad_request']); // where the general words alone say too little

const isRefusal = (error: unknown): error is EngineError => error instanceof Error && typeof (error as EngineError).code === 'string';

/** The sentence, in the language of the page. */
export function refusal(error: unknown, lang: Lang): string {
    if (!isRefusal(error)) return String(error);
    const general = FRENCH[error.code];
    if (lang === 'en' || error.rule || !general) return typeset(lang, error.message);
    const line = /^line (\d+)\b/.exec(error.message)?.[1];
    const said = DETAILED.has(error.code) ? `${general} (${error.message})` : line ? `${general} (ligne ${line})` : general;
    return typeset(lang, `${said.charAt(0).toUpperCase()}${said.slice(1)}.`);
}
