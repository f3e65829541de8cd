// facts.ts: what the catalogue says of the cards, the towns and the words, by id.  No fact of the game is written in TypeScript.
import type { Catalogue, Item, Lang } from '../../transport/protocol';

export interface Card {
    id: string;
    kind: string;
    symbol: string; // concession, horseshoe, colt, lasso, building
    town?: string;
    condition?: 'sum' | 'even' | 'odd' | 'double';
    totals?: number[];
    ways?: number; // of the 36 rolls
    nuggets?: number;
    explodes?: number;
    suit?: string;
    rank?: number;
}

export interface Facts {
    lang: Lang;
    card(id: string): Card;
    order(id: string): number; // a card's place among all
    /** A card's place among those of its town: every concession shows another part of the street. */
    place(id: string): number;
    name(domain: string, id: string): string;
    about(domain: string, id: string): string;
    rules(domain: string, id: string): string | undefined;
    categories: { id: string; name: string }[];
}

type Described = Item & { rules?: string };

const byId = <T extends { id: string }>(list: T[] = []) => new Map(list.map((x) => [x.id, x]));

export function factsOf(catalogue: Catalogue, lang: Lang): Facts {
    const cards = byId(catalogue.components.cards as Card[]);
    const domains = new Map(Object.entries(catalogue.domains).map(([id, items]) => [id, byId(items as Described[])]));
    const item = (domain: string, id: string) => domains.get(domain)?.get(id);
    const seen: Record<string, number> = {};
    const places = new Map([...cards.values()].map((c) => [c.id, (seen[c.town ?? c.kind] = (seen[c.town ?? c.kind] ?? -1) + 1)]));
    return {
        lang,
        card: (id) => cards.get(id) ?? { id, kind: id, symbol: '' },
        order: (id) => [...cards.keys()].indexOf(id),
        place: (id) => places.get(id) ?? 0,
        name: (domain, id) => item(domain, id)?.[lang] ?? id,
        about: (domain, id) => item(domain, id)?.[lang === 'fr' ? 'about_fr' : 'about_en'] ?? '',
        rules: (domain, id) => item(domain, id)?.rules,
        categories: catalogue.categories.map((c) => ({ id: c.id, name: c[lang] })),
    };
}

/** The title on a card: a concession is called by its town or its kind, its numbers stand beside it. */
export function titleOf(facts: Facts, card: Card): string {
    return card.town ? facts.name('town', card.town) : facts.name('kind', card.kind);
}

const RANKS: Record<Lang, Record<number, string>> = {
    en: { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' },
    fr: { 11: 'V', 12: 'D', 13: 'R', 14: 'A' },
};
const SUITS: Record<string, string> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣', joker: '★' };

/** "Q♣", as printed in a card's corner; a joker is a star; nothing without an index. */
export function pokerIndex(card: Card, lang: Lang): string {
    if (!card.suit) return '';
    const rank = card.rank ? (RANKS[lang][card.rank] ?? String(card.rank)) : '';
    return rank + (SUITS[card.suit] ?? '');
}

export const isRed = (card: Card) => card.suit === 'hearts' || card.suit === 'diamonds';
