// protocol.ts: the engine protocol's messages as types (docs/protocol.md, docs/views.md are the reference).

export type Lang = 'en' | 'fr';
export type Viewer = number | 'spectator';

export interface SeatInfo {
    seat: number;
    name: string;
    kind: 'human' | 'bot';
    bot?: string;
}

/** What `new` takes for a seat. */
export interface SeatWish {
    name?: string;
    kind?: 'human' | 'bot';
    bot?: string;
}

/** What a move is to the question: how lists are laid out. */
export type Role = 'answer' | 'decline' | 'done' | 'aside' | 'step';

/** A number or a seat is a number, an item its id, a list a list of ids: the catalogue's `moves` says which. */
export type Args = Record<string, number | string | string[]>;

export interface Move {
    move: string; // the canonical text: what is played
    kind: string; // the id of its word
    args: Args;
    role: Role;
    text: string; // the sentence people read
    note?: string; // price, effect, target
    order?: number; // where it stands on the board, where the list has such an order
    facts?: Record<string, number | string>; // what people plan with, by the catalogue's `facts`
}

/** A move that somebody would expect and that is not possible. */
export interface Blocked extends Omit<Move, 'note' | 'order' | 'facts'> {
    code: string; // the id of the reason, one of the catalogue's `reasons`
    reason: string; // the sentence
    rule: string | null;
}

export interface GameEvent {
    number?: number; // in a view
    event: string;
    seat?: number;
    rule?: string;
    text?: string;
    [argument: string]: unknown;
}

export interface Decision {
    kind: string;
    rule: string | null;
    args?: Args; // of a view: the numbers and ids of the sentence
    text: string;
}

export interface ScoreRow {
    seat: number;
    automa?: string;
    place?: number; // once the game is over: from 1, equals share one
    total: number;
    categories: Record<string, number>;
}

export interface Result {
    over: boolean;
    scores: ScoreRow[];
    winners: number[];
}

/** What a viewer sees.  `P` is the game's own position. */
export interface View<P = unknown> {
    game: string;
    rules_version: number;
    table: string;
    players: number;
    viewer: Viewer;
    options: Record<string, string | number>;
    seats: SeatInfo[];
    automas: { seat: number; name: string }[]; // opponents whom the game itself plays
    commitment: string;
    turn: number;
    ply: number;
    undos: number;
    agreed_undos: number;
    over: boolean;
    pending: number[];
    decision: Decision | null;
    moves: Move[];
    blocked: Blocked[];
    can_undo: boolean;
    can_redo: boolean;
    thinks: number | null; // the bot that must move before people are asked
    take_back: { ply: number; seat: number } | null; // the last move of a person
    proposal: { to: number; by: number; agreed: number[] } | null; // somebody wants to take back together
    private: boolean; // something here is for the viewer's eyes only
    events_from: number;
    events: GameEvent[];
    events_next: number;
    position: P;
    result?: Result;
    seed?: string;
}

export interface OptionInfo {
    id: string;
    values: (string | number)[];
    default: string | number | null;
    players: number[];
    excludes?: string[];
    en: string;
    fr: string;
}

export interface GameInfo {
    id: string;
    en: string;
    fr: string;
    rules_version: number;
    players: number[];
    options: OptionInfo[];
    example: boolean;
}

export interface BotInfo {
    id: string;
    en: string;
    fr: string;
}

export interface Position {
    hash: string;
    pending: number[];
    over: boolean;
}

/** What a move would do, as far as the seat can know: until somebody decides, chance is used, something hidden is shown, or the end. */
export interface Preview {
    events: GameEvent[];
    stops: 'decision' | 'chance' | 'hidden' | 'over';
    change: Record<string, number>; // by the catalogue's `measures`, and `score`; what is not certain is left out
}

/** How a game is expected to end for a seat. */
export interface Forecast {
    chance: number; // to win, percent
    points: number;
    other: number; // of the best other
    categories: Record<string, number>;
}

/** A move as the coach sees it; `line` is the rest of the turn. */
export interface Advised extends Partial<Forecast> {
    move: string;
    text: string;
    value: number;
    why?: string;
    line: string[];
    line_texts: string[];
}

export interface Advice {
    bot: string;
    foresees: boolean; // the moves have forecasts and reasons
    moves: Advised[];
}

export interface Slip {
    ply: number;
    turn: number;
    lost: number;
    move: string;
    text: string;
    was: Forecast;
    better: string;
    better_text: string;
    could: Forecast;
    why: string;
}

/** One seat's way through a game, in percent: start + own + others + luck = end. */
export interface SeatReview {
    seat: number;
    decisions: number;
    start: number;
    own: number;
    others: number;
    luck: number;
    end: number;
    curve: { ply: number; chance: number }[];
    slips: Slip[];
}

export interface Review {
    done: number;
    of: number;
    bot: string;
    seats?: SeatReview[]; // when all is done
}

/** Every request: its fields and its answer. */
export interface Requests {
    hello: [Record<never, never>, { protocol: number; version: string; games: GameInfo[]; bots: BotInfo[] }];
    new: [
        { game: string; players: number; options?: Record<string, string | number>; seed?: string | number; seats?: SeatWish[]; nonces?: boolean },
        Partial<Position> & { table: number; commitment: string; waiting?: number[] }, // waiting: not dealt yet
    ];
    nonce: [{ table: number; seat: number; nonce: string; viewer?: Viewer }, { commitment: string; waiting: number[] }];
    legal: [{ table: number; seat: number; lang?: Lang }, { moves: string[]; texts?: string[]; decision: Decision | null }];
    apply: [
        { table: number; seat: number; move: string; lang?: Lang; viewer?: Viewer },
        Position & { events: GameEvent[] },
    ];
    why: [
        { table: number; seat: number; move: string; lang?: Lang },
        { legal: boolean; code?: string; rule?: string; message?: string },
    ];
    preview: [{ table: number; seat: number; move: string; lang?: Lang }, Preview];
    undo: [{ table: number; seat?: number; ply?: number; agreed?: number[] }, Position & { plies: number }];
    redo: [{ table: number; seat: number }, Position & { plies: number }];
    reset: [{ table: number; seat: number }, Position & { plies: number }];
    view: [
        { table: number; seat?: number; viewer?: 'spectator'; since?: number; lang?: Lang; ply?: number },
        { view: View },
    ];
    result: [{ table: number }, Result];
    record: [{ table: number }, { record: string }];
    replay: [{ record: string; ply?: number }, Position & { table: number; commitment: string; game: string; players: number; plies: number }];
    /** A seat's request inside the host's: the page is both. */
    seat: [{ table: number; seat?: number; viewer?: 'spectator'; request: { do: SeatVerb; [field: string]: unknown } }, Record<string, unknown>];
    step: [{ table: number; playouts?: number; viewer?: Viewer }, { seat: number | null; pending: number[]; over: boolean; plies: number }];
    bot: [
        { table: number; seat: number; bot: string; playouts?: number; seed?: number },
        { move: string; value?: number; candidates?: { move: string; value: number }[] },
    ];
    review: [{ table: number; bot?: string; plies?: number; playouts?: number; lang?: Lang }, Review];
    catalogue: [{ game: string }, { catalogue: Catalogue }];
    close: [{ table: number }, Record<never, never>];
}
export type Verb = keyof Requests;

/** What a seat had seen when it asked for a change, and which events it has. */
export interface Seen {
    ply: number;
    undos: number;
    since?: number;
    lang?: Lang;
}

/** The seat's protocol: every request of a player, its fields and its answer. */
export interface SeatRequests {
    view: [{ since?: number; undos?: number; lang?: Lang; ply?: number }, { view: View }];
    events: [{ since: number; lang?: Lang }, { undos: number; events_from: number; events: GameEvent[]; events_next: number }];
    status: [
        Record<never, never>,
        { ply: number; undos: number; events_next: number; over: boolean; pending: number[]; may_move: boolean; private: boolean },
    ];
    apply: [Seen & { move: string }, { view: View }];
    undo: [Seen, { view: View }];
    redo: [Seen, { view: View }];
    reset: [Seen, { view: View }];
    agree: [Seen & { to: number; agree?: boolean }, { view: View }];
    why: [{ move: string; lang?: Lang }, { legal: boolean; code?: string; rule?: string; message?: string }];
    preview: [{ move: string; lang?: Lang }, Preview];
    coach: [{ bot?: string; playouts?: number; move?: string; lang?: Lang }, Advice];
    hint: [
        { bot?: string; playouts?: number },
        { bot: string; move: string; value?: number; candidates?: { move: string; value: number }[] },
    ];
}
export type SeatVerb = keyof SeatRequests;

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

/** A refusal of the engine. */
export class EngineError extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly rule?: string,
        readonly field?: string,
    ) {
        super(message);
    }
}

/** One interface, two ways: a worker with the C table in it, later a WebSocket to a server. */
export interface Transport {
    ask<V extends Verb>(verb: V, request: Requests[V][0]): Promise<Requests[V][1]>; // rejects with EngineError
    close(): void;
}
