// wishes.ts: what the set-up panel offers and what becomes of it: seats, options for so many players, the seed.
import type { GameInfo, Lang, OptionInfo, SeatWish } from '../transport/protocol';

export interface Place {
    kind: 'human' | 'bot';
    name: string;
    bot: string;
}

/** The options offered with so many players. */
export function offered(game: GameInfo, players: number): OptionInfo[] {
    return game.options.filter((o) => o.players.includes(players));
}

export function isSeatOption(option: OptionInfo): boolean {
    return option.default === null;
}

/** The values of an option; a seat option names the seats that there are. */
export function valuesOf(option: OptionInfo, players: number): (string | number)[] {
    return isSeatOption(option) ? option.values.filter((v) => Number(v) < players) : option.values;
}

/** What the game calls a value. */
export function valueName(option: OptionInfo | undefined, value: string | number, lang: Lang): string {
    return option?.names?.[value]?.[lang] ?? String(value);
}

/** Which option, at another value than its default, forbids this one? */
export function excludedBy(option: OptionInfo, all: OptionInfo[], chosen: Record<string, string | number>): OptionInfo | null {
    const isOn = (o: OptionInfo) => chosen[o.id] !== undefined && chosen[o.id] !== o.default;
    const forbids = (o: OptionInfo) => (o.excludes ?? []).includes(option.id) || (option.excludes ?? []).includes(o.id);
    return all.find((o) => o.id !== option.id && isOn(o) && forbids(o)) ?? null;
}

/** Only what is offered, allowed and not the default. */
export function optionsWish(game: GameInfo, players: number, chosen: Record<string, string | number>): Record<string, string | number> {
    const list = offered(game, players);
    const wish: Record<string, string | number> = {};
    for (const o of list) {
        const value = chosen[o.id];
        if (value === undefined || value === o.default || !valuesOf(o, players).includes(value)) continue;
        if (!excludedBy(o, list, wish)) wish[o.id] = value;
    }
    return wish;
}

const NAME_BYTES = 39;
/** What nobody sees, or what turns others round (src/base/utf8.c): controls, no width, direction, halves of characters. */
const UNFIT = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;

/** A name as the engine takes it (docs/record.md): no quotation mark, at most 39 bytes. */
export function fittingName(wished: string): string {
    const encoder = new TextEncoder();
    let name = '', bytes = 0;
    for (const character of wished.trim().replaceAll('"', '\u201d')) {
        if (UNFIT.test(character)) continue;
        bytes += encoder.encode(character).length;
        if (bytes > NAME_BYTES) break;
        name += character;
    }
    return name.trim();
}

export function seatsWish(places: Place[], fallback: (seat: number) => string): SeatWish[] {
    return places.map((p, i) => {
        const name = fittingName(p.name) || fallback(i);
        return p.kind === 'bot' ? { name, kind: 'bot', bot: p.bot } : { name, kind: 'human' };
    });
}

/** A name that two seats have, however they write it; nobody could tell them apart in the log. */
export function doubleName(names: string[]): string | null {
    const plain = names.map((n) => fittingName(n).toLocaleLowerCase());
    const at = plain.findIndex((n, i) => n !== '' && plain.indexOf(n) !== i);
    return at < 0 ? null : fittingName(names[at]!);
}

export function isSeed(text: string): boolean {
    const seed = text.trim();
    return seed === '' || /^[0-9a-f]{1,64}$/i.test(seed);
}
