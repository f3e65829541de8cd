// words.ts: the rules of a table in a few words.
import { named } from '../i18n/index.svelte';
import { prefs } from '../lib/prefs.svelte';
import { offered, valueName } from '../table/wishes';
import type { GameInfo, OptionInfo } from '../transport/protocol';

/** What stands before the colon of an option's name. */
export function shortName(option: OptionInfo): string {
    return /^([^:]+?)\s*:/.exec(named(option))?.[1] ?? named(option);
}

/** Only what differs from what one expects. */
export function rulesOf(game: GameInfo, players: number, chosen: Record<string, string | number>): { name: string; value: string }[] {
    return offered(game, players)
        .filter((o) => chosen[o.id] !== undefined && o.default !== null && String(chosen[o.id]) !== String(o.default))
        .map((o) => ({ name: shortName(o), value: valueName(o, chosen[o.id]!, prefs.lang) }));
}
