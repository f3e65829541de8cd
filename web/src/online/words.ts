// words.ts: the rules of a table in a few words.
import { i18n, named } from '../i18n/index.svelte';
import { offered } from '../table/wishes';
import type { GameInfo, OptionInfo } from '../transport/protocol';

/** What stands before the colon of an option's name. */
export function shortName(option: OptionInfo): string {
    return /^([^:]+?)\s*:/.exec(named(option))?.[1] ?? named(option);
}

export function valueText(value: string | number): string {
    const t = i18n.t.setup;
    return value === 'on' ? t.on : value === 'off' ? t.off : (t.values[String(value)] ?? String(value).replace(/_/g, ' '));
}

/** Only what differs from what one expects. */
export function rulesOf(game: GameInfo, players: number, chosen: Record<string, string | number>): { name: string; value: string }[] {
    return offered(game, players)
        .filter((o) => chosen[o.id] !== undefined && o.default !== null && String(chosen[o.id]) !== String(o.default))
        .map((o) => ({ name: shortName(o), value: valueText(chosen[o.id]!) }));
}
