// record.ts: what the page itself reads in a record (docs/record.md): the head, and whose every move was.  The engine checks the rest.
export interface RecordedMove {
    seat: number;
    move: string;
}

export interface RecordHead {
    game: string;
    players: number;
    seats: { kind: string; bot?: string; name: string }[];
}

const MOVE = /^(\d+) (\S+)$/;
const AGREED = /^undo (\d+) agreed/;
const SEAT = /^seat (\d+) (?:(human)|(bot) (\S+)) "([^"]*)"$/; // a name holds no quote, and a backslash is one

/** The moves that stand, in order: those taken back by agreement are gone. */
export function recordedMoves(record: string): RecordedMove[] {
    const moves: RecordedMove[] = [];
    for (const line of record.split(/\r?\n/)) {
        const move = MOVE.exec(line);
        const back = AGREED.exec(line);
        if (move) moves.push({ seat: Number(move[1]), move: move[2]! });
        else if (back) moves.length = Math.min(moves.length, Number(back[1]));
    }
    return moves;
}

export function recordHead(record: string): RecordHead | null {
    const lines = record.split(/\r?\n/);
    if (!lines[0]?.startsWith('sagebrush ')) return null;
    const value = (key: string) => lines.find((l) => l.startsWith(key + ' '))?.slice(key.length + 1) ?? '';
    const seats: RecordHead['seats'] = [];
    for (const line of lines) {
        const m = SEAT.exec(line);
        if (m) seats[Number(m[1])] = { kind: (m[2] ?? m[3])!, bot: m[4], name: m[5]! };
    }
    return { game: value('game'), players: Number(value('players')), seats };
}

/** The ply before which the last move of one of these seats was made: where "take it back" goes. */
export function lastPlyOf(movers: number[], seats: number[]): number | null {
    const ply = movers.findLastIndex((seat) => seats.includes(seat));
    return ply < 0 ? null : ply;
}
