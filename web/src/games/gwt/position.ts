// position.ts: what a view of Great Western Trail holds (src/games/gwt/view.c), as types.

export interface Place {
    place: string;
    building?: string;
    seat?: number; // whose building
    tile?: string; // hazard or outlaw
    fee?: number; // for the viewer
}

export interface Station {
    station: string;
    space?: string;
    town?: string;
    cost: number;
    vp: number;
    station_master: string | null;
    appointed: string | null;
}

export interface Player {
    seat: number;
    automa?: boolean;
    money: number;
    exchange_tokens: number;
    certificates: number;
    certificate_limit: number;
    permanent_certificates: number;
    step_limit: number;
    hand_limit: number;
    herder: string | null;
    engine: string;
    workers: Record<string, number>;
    discs: string[];
    stations: string[];
    cities: Record<string, number>;
    station_masters: string[];
    tiles: string[];
    unbuilt: string[];
    stores_left?: number;
    bells?: number;
    stores?: string[];
    access?: string[];
    hand_size: number;
    stack_size: number;
    hand?: string[];
    known_hand?: string[];
    breeding_value?: number;
    delivery?: { value: number; certificates: number; cities: { city: string; certificates: number; transport: number }[] }; // what the herd would reach now
    tasks?: { card: string; met: boolean; tasks: { task: string; need: number; have: number }[] }[]; // of objective cards, under the best allocation
    unseen: string[];
    discard: string[];
    objectives: string[];
    poker?: { worker: string | null; bonus_token: string | null; cards: number; laid: string[] };
    score: Record<string, number>;
}

export interface Sam {
    seat: number;
    level: string;
    specialization: string;
    deck: string[];
    discard: string[];
    next_city: string;
    next_town?: string | null;
    expansions?: { expansion: string; back: string | null; revealed: boolean; active: boolean; towns: string[] }[];
    itinerary?: { strip: string[]; large: string[] };
    discs: number;
    engine_removed: boolean;
    hidden_objectives: number;
    display_order: string[];
}

export interface Position {
    turn: number;
    first: number;
    active?: number;
    phase: string;
    last_turns?: boolean;
    simmental: boolean;
    brahman: boolean;
    rails_north: boolean;
    trail: Place[];
    foresight: (string | null)[][];
    bags: number[];
    job_market: (string | null)[][];
    job_costs: number[];
    job_first_column: number;
    token_row: number;
    token_holder: number | null;
    market: string[];
    market_stack: number;
    supply: string[];
    display: string[];
    objective_stack: number;
    stations: Station[];
    cities: { city: string; value: number; transport?: number }[];
    towns?: { town: string; tile?: string; cells: (number | null)[] }[];
    gone: string[];
    removed: string[];
    poker?: { pot: number; bonus_tokens: string[] };
    sam?: Sam;
    players: Player[];
}

/** The seats clockwise, beginning on the left of the viewer; a spectator sees them from seat 0 on. */
export function othersOf(players: Player[], viewer: number | 'spectator'): Player[] {
    if (viewer === 'spectator') return players;
    return players.map((_, i) => players[(viewer + 1 + i) % players.length]!).filter((p) => p.seat !== viewer);
}

/** How often each thing is in a list, in the order in which they first come. */
export function counted(list: string[]): [string, number][] {
    const counts = new Map<string, number>();
    for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts];
}

/** Which signs of an objective card are met: as many of each task as there are elements left for it. */
export function metOf(player: Player, card: string): boolean[] | null {
    const known = player.tasks?.find((t) => t.card === card);
    return known ? known.tasks.flatMap((t) => Array.from({ length: t.need }, (_, i) => i < t.have)) : null;
}
