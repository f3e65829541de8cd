// api.ts: what the server says and is asked (docs/server-api.md), as types.
import type { View } from '../transport/protocol';

export type Phase = 'open' | 'running' | 'over' | 'left';
export type Policy = 'bot' | 'resign' | 'wait';
export type PaceKind = 'none' | 'live' | 'move' | 'day';

export interface Pace {
    kind: PaceKind;
    time?: number; // milliseconds
    increment?: number;
    policy?: Policy;
}

export interface Chair {
    seat: number;
    kind: 'open' | 'person' | 'bot';
    name?: string;
    bot?: string;
    away?: boolean; // a bot plays for the person
    resigned?: boolean;
    waiting_ms?: number; // owes a decision for so long
    left_ms?: number; // on the clock
}

/** A table, besides the game itself. */
export interface Outline {
    table: string;
    game: string;
    players: number;
    options: Record<string, string>;
    phase: Phase;
    pace: Pace;
    rated: boolean;
    listed: boolean;
    created: number;
    changed: number;
    seats: Chair[];
    pending?: number[];
    seat?: number | null; // one's own
    host?: boolean;
    paused?: boolean;
    hints?: boolean;
    watchers_talk?: boolean;
    wish?: { what: 'pause' | 'resume' | 'end'; by: number; yes: number[] };
    commitment?: string;
    here?: number[];
    watchers?: number;
    rematch?: string;
    from?: string;
    brought?: boolean; // begun on the host's device
    plan?: { dropped: boolean; answers: PlannedAnswer[] }; // one's own
    totals?: number[];
    winners?: number[];
}

/** What somebody else does, as this seat would see it: an event of a view. */
export interface Foreseen {
    event: string;
    seat?: number;
    text: string;
    [arg: string]: unknown;
}

/** An answer before the question: after these events this move. */
export interface PlannedAnswer {
    if: Foreseen[];
    move: string;
    asked?: string; // the question it is for
    or?: boolean; // another way for the same moment as the answer before
    text?: string;
}

export interface Foresight {
    ply: number;
    undos: number;
    asked: { asked: string; text: string; moves: { move: string; text: string }[] } | null;
    next: Foreseen[];
}

export interface Said {
    n: number;
    at: number;
    seat?: number;
    name: string;
    text: string;
}

export interface Person {
    name: string;
    login: string | null;
    has_password: boolean;
    has_recovery: boolean;
}

/** What is told of a table: by `watch`, and by pushes. */
export interface Told {
    table: string;
    seq: number;
    outline?: Outline;
    said?: Said[];
    view?: View;
}

export interface NewTable {
    game: string;
    players: number;
    options?: Record<string, string | number>;
    seats?: ({ bot: string } | null)[];
    pace?: Pace;
    policy?: Policy;
    listed?: boolean;
    rated?: boolean;
    absent_bot?: string;
    record?: string; // a game that goes on here
}

/** How we are told when we are away. */
export interface Reach {
    webhook: string;
    ntfy: string;
    mail: string;
    mail_ok: boolean;
    digest: boolean;
    browsers: number;
}
