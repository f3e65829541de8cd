// protocol.ts: the engine protocol's messages as types.  They are made from the protocol's own description (src/protocol/describe.h,
// by scripts/gen_page_data.py); here they get the names that the page uses (docs/protocol.md, docs/views.md are the reference).
import type { Bot, Event, Game, Move, Option, Requests, Seat, SeatRequests, View } from '../generated/protocol';

export type { Advice, Advised, Args, Blocked, Catalogue, Decision, EarlyRequests, Facts, Field, Incident, Item, Lang, Move, Preview, PuzzleHead, Requests, Result, Review, ScoreRow, SeatRequests, SeatReview, SeatWish, Slip, Verdict, Viewer, Word } from '../generated/protocol';
export type { View };

export type SeatInfo = Seat;
export type GameEvent = Event;
export type GameInfo = Game;
export type OptionInfo = Option;
export type BotInfo = Bot;

/** What a move is to the question: how lists are laid out. */
export type Role = Move['role'];
export type Verb = keyof Requests;
export type SeatVerb = keyof SeatRequests;

/** What a seat had seen when it asked for a change, and which events it has. */
export type Seen = SeatRequests['undo'][0];

/** A refusal of the engine. */
export class EngineError extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly rule?: string,
        readonly field?: string,
        readonly view?: View, // who is too late is shown what is
    ) {
        super(message);
    }
}

/** One interface, two ways: a worker with the C table in it, later a WebSocket to a server. */
export interface Transport {
    ask<V extends Verb>(verb: V, request: Requests[V][0]): Promise<Requests[V][1]>; // rejects with EngineError
    close(): void;
    /** One more way, to tables of its own: it may be closed while somebody thinks there. */
    spare?(): Transport;
    /** Thoughts within a limit of time that were asked for so far end with the best answer they have. */
    hurry?(): void;
}
