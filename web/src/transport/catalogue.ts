// catalogue.ts: what can be known of a game before it is played, as types (docs/protocol.md, catalogue).
import type { Role } from './protocol';

/** Names of everything a game speaks of, from the C tables. */
export interface Item {
    id: string;
    en: string;
    fr: string;
    about_en?: string;
    about_fr?: string;
}

/** A kind of move, event, question or refusal, and what its arguments are: `number`, `seat` or the id of a domain. */
export interface Word {
    id: string;
    rule: string | null;
    args: { name: string; type: string; list?: true }[];
    role?: Role; // of a move
    en: string;
    fr: string;
}

/** A member of a view: what it is and what it is called; `[]` and `{}` are the parts of lists and maps. */
export interface Field {
    path: string;
    type: 'number' | 'bool' | 'seat' | 'item' | 'object' | 'list' | 'map' | 'scores';
    domain?: string;
    optional?: true;
    nullable?: true;
    by_seat?: true;
    folded?: true;
    elsewhere?: true;
    first?: true;
    en?: string;
    fr?: string;
}

export interface Catalogue {
    game: string;
    en: string;
    fr: string;
    domains: Record<string, Item[]>;
    moves: Word[];
    events: Word[];
    decisions: Word[];
    reasons: Word[];
    facts: Word[];
    measures: Word[];
    fields: Field[];
    categories: Item[]; // of the score; the last one is the total
    components: Record<string, unknown>;
}
