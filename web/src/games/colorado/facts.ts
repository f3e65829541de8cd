// facts.ts: what the catalogue says of cards, maps, railroad and Reward Chart, by id.  No fact of the game is written in TypeScript.
import type { ColoradoIcon, ColoradoPool, ColoradoTerrain } from '../../generated/ids';
import type { Catalogue, Item, Lang } from '../../transport/protocol';

export interface Card {
    id: string;
    suit: string;
    value: number;
    copies: number;
    icon: ColoradoIcon;
}

export interface Spot {
    x: number;
    y: number;
}

export interface Leg extends Spot {
    id: string;
    icon: ColoradoIcon | null;
    links: string[]; // legs, or "flag"
}

export interface Region {
    id: string;
    letter: string;
    terrain: ColoradoTerrain;
    medal: number;
    adjacent: string[];
    flag: Spot;
    medal_at: Spot;
    legs: Leg[];
}

export interface MapFacts {
    id: string;
    rows: string[];
    regions: Region[];
}

export interface RailLeg extends Spot {
    id: string;
    icon: ColoradoIcon | null;
    next: string[];
}

export interface Chart {
    zones: { terrain: ColoradoTerrain; values: number[]; pool: ColoradoPool | null }[];
    pools: { id: ColoradoPool; medals: number[] }[];
    tipi: (ColoradoIcon | null)[];
    saloon: (ColoradoIcon | null)[];
    wanted: (ColoradoIcon | null)[];
    end_slot: number;
}

export interface Components {
    cards: Card[];
    canvas: { width: number; map_height: number; height: number };
    maps: MapFacts[];
    railroad: { legs: RailLeg[]; medal: number; medal_at: Spot };
    chart: Chart;
    numbers: Record<string, number>;
}

export interface Facts {
    lang: Lang;
    components: Components;
    suits: string[]; // in the order of the cards
    values: number[];
    card(id: string): Card;
    cardAt(suit: string, value: number): Card;
    map(id: string): MapFacts;
    region(id: string): Region;
    name(domain: string, id: string): string;
    about(domain: string, id: string): string;
    /** What a card shows, without suit and value: "pickaxe", "Abigail the Gold Digger". */
    title(card: string): string;
    categories: { id: string; name: string }[];
}

const byId = <T extends { id: string }>(list: T[] = []) => new Map(list.map((x) => [x.id, x]));

export function factsOf(catalogue: Catalogue, lang: Lang): Facts {
    const components = catalogue.components as unknown as Components;
    const cards = byId(components.cards);
    const maps = byId(components.maps);
    const regions = byId(components.maps.flatMap((m) => m.regions));
    const domains = new Map(Object.entries(catalogue.domains).map(([id, items]) => [id, byId(items as Item[])]));
    const name = (domain: string, id: string) => domains.get(domain)?.get(id)?.[lang] ?? id;
    const at = new Map(components.cards.map((c) => [`${c.suit} ${c.value}`, c]));
    return {
        lang,
        components,
        suits: [...new Set(components.cards.map((c) => c.suit))],
        values: [...new Set(components.cards.map((c) => c.value))],
        card: (id) => cards.get(id)!,
        cardAt: (suit, value) => at.get(`${suit} ${value}`)!,
        map: (id) => maps.get(id)!,
        region: (id) => regions.get(id)!,
        name,
        about: (domain, id) => domains.get(domain)?.get(id)?.[lang === 'fr' ? 'about_fr' : 'about_en'] ?? '',
        title: (card) => /\((.*)\)/.exec(name('card', card))?.[1] ?? name('card', card),
        categories: catalogue.categories.map((c) => ({ id: c.id, name: c[lang] })),
    };
}

/** A person on a card is called by what they do: the words after the article of "Abigail the Gold Digger". */
export function shortTitle(facts: Facts, card: string): string {
    const title = facts.title(card);
    return title.split(facts.lang === 'fr' ? / (?:le|la|l') ?/ : ' the ').at(-1)!;
}
