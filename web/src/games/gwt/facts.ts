// facts.ts: what the catalogue says of the components of Great Western Trail, by id.  No fact of the game is written in TypeScript.
import type { Catalogue, Item, Lang } from '../../transport/protocol';

interface Spot {
    x: number;
    y: number;
}
export interface PlaceFacts extends Spot {
    id: string;
    kind: 'start' | 'neutral' | 'site' | 'hazard' | 'outlaw' | 'kansas_city';
    wide: Spot;
    next: string[];
    number?: number;
    hazard?: string;
    money?: number;
    tokens?: number;
    risk?: string;
    addition?: string;
    forest?: boolean;
}
export interface ActionFacts {
    id: string;
    discard?: string;
    pay?: number;
    back?: number;
    money?: number;
    certificates?: number;
    tokens?: number;
    per?: string;
    effect?: string;
    n?: number;
}
export interface BuildingFacts {
    id: string;
    neutral: boolean;
    number?: number;
    builders?: number;
    vp?: number;
    green_hands?: number;
    black_hands?: number;
    actions: string[][];
    copies?: boolean;
}
export interface CattleFacts {
    id: string;
    breed: string;
    value: number;
    vp?: number;
}
export interface ObjectiveFacts {
    id: string;
    vp: number;
    penalty: number;
    immediate?: string;
    tasks: Record<string, number>;
}
export interface TileFacts {
    id: string;
    family: string;
    vp?: number;
    green_hands?: number;
    black_hands?: number;
}
export interface SpaceFacts {
    id: string;
    number: number;
    turnout?: boolean;
    station?: string;
    crossings: number;
}
export interface StationFacts {
    id: string;
    space?: string;
    town?: string;
    white: boolean;
    master?: boolean;
}
export interface MasterFacts {
    id: string;
    permanent?: number;
    actions: string[][];
    vp?: number;
    per?: string;
    every?: number;
}
export interface CityFacts {
    id: string;
    value: number;
    crossings: number;
    white: boolean;
    repeatable?: boolean;
    vp?: number;
    bell_vp?: number;
    money?: number;
    objective?: boolean;
    town?: string;
    rails: string[];
}
export interface Arrow {
    from: string;
    to: string;
    gives: 'objective' | 'token' | null;
    vp?: number;
}
export interface Box {
    cities: CityFacts[];
    arrows: Arrow[];
    auxiliary_actions: number;
    stations: number;
}
export interface CellFacts {
    cost?: number;
    money?: number;
    tokens?: number;
    certificates?: number;
    objective?: boolean;
}
export interface TownFacts {
    id: string;
    kind: 'small' | 'medium' | 'station' | 'large';
    wide: Spot;
    station?: string;
    city?: string;
    rails: string[];
    town_hall?: boolean;
    cells: CellFacts[];
}
export interface OfferFacts {
    id: string;
    cards: number;
    cowboys: number;
    cost: number;
    kinds: string[];
}
export interface SamCard {
    id: string;
    number: number;
    movement: string;
    steps?: number;
    place_store_before_moving?: boolean;
    action_by_specialty: Record<string, string>;
}

interface Components {
    sheet: { width: number; height: number };
    north_sheet: { width: number; height: number };
    places: PlaceFacts[];
    actions: ActionFacts[];
    buildings: BuildingFacts[];
    cattle: CattleFacts[];
    objectives: ObjectiveFacts[];
    tiles: TileFacts[];
    spaces: SpaceFacts[];
    stations: StationFacts[];
    station_masters: MasterFacts[];
    base: Box;
    rails_north: Box;
    towns: TownFacts[];
    town_tiles: { id: string; actions: string[][] }[];
    slots: { id: string; white: boolean; cost?: number; money?: number; vp?: number }[];
    auxiliary: { single: string; double: string; slots: string[] }[];
    workers: Record<string, (string | null)[]>;
    certificates: number[];
    offers: OfferFacts[];
    job_rows: { cost: number; arrow: 'black' | 'yellow' | 'green' | null }[];
    bonus_tokens: { id: string; vp: number; money: number }[];
    sam: { cards: SamCard[] };
}

type Described = Item & { rules?: string };
const byId = <T extends { id: string }>(list: T[] = []) => new Map(list.map((x) => [x.id, x]));

export function factsOf(catalogue: Catalogue, lang: Lang) {
    const c = catalogue.components as unknown as Components;
    const places = byId(c.places), actions = byId(c.actions), buildings = byId(c.buildings), cattle = byId(c.cattle);
    const objectives = byId(c.objectives), tiles = byId(c.tiles), spaces = byId(c.spaces), stations = byId(c.stations);
    const masters = byId(c.station_masters), towns = byId(c.towns), slots = byId(c.slots), offers = byId(c.offers);
    const townTiles = byId(c.town_tiles), bonuses = byId(c.bonus_tokens), samCards = byId(c.sam.cards);
    const domains = new Map(Object.entries(catalogue.domains).map(([id, items]) => [id, byId(items as Described[])]));
    const item = (domain: string, id: string) => domains.get(domain)?.get(id);
    return {
        lang,
        ...c,
        place: (id: string) => places.get(id)!,
        action: (id: string): ActionFacts => actions.get(id) ?? { id },
        building: (id: string) => buildings.get(id)!,
        beast: (id: string) => cattle.get(id),
        objective: (id: string) => objectives.get(id),
        tile: (id: string) => tiles.get(id)!,
        space: (id: string) => spaces.get(id)!,
        station: (id: string) => stations.get(id)!,
        master: (id: string) => masters.get(id)!,
        town: (id: string) => towns.get(id)!,
        townTile: (id: string) => townTiles.get(id),
        slot: (id: string) => slots.get(id)!,
        offer: (id: string) => offers.get(id)!,
        bonus: (id: string) => bonuses.get(id),
        samCard: (id: string) => samCards.get(id),
        name: (domain: string, id: string) => item(domain, id)?.[lang] ?? id,
        about: (domain: string, id: string) => item(domain, id)?.[lang === 'fr' ? 'about_fr' : 'about_en'] ?? '',
        rules: (domain: string, id: string) => item(domain, id)?.rules,
        categories: catalogue.categories.map((x) => ({ id: x.id, name: x[lang] })),
    };
}
export type Facts = ReturnType<typeof factsOf>;

/** The letter or number people call a building by: "B", "7a". */
export const signOf = (building: string) => building.replace(/^neutral_|^pb_/, '').replace(/^[a-g]$/, (letter) => letter.toUpperCase());

/** A name that fits into so many units at this size: the whole, or its beginning with a full stop. */
export function fit(name: string, width: number, size: number): string {
    const most = Math.floor(width / (size * 0.505));
    return name.length <= most ? name : `${name.slice(0, Math.max(3, most - 1)).trimEnd()}.`;
}
