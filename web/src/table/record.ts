// record.ts: what the page itself reads in a record (docs/record.md): the head.  The engine checks the rest.
export interface RecordHead {
    game: string;
    players: number;
    seats: { kind: string; bot?: string; name: string }[];
}

const SEAT = /^seat (\d+) (?:(human)|(bot) (\S+)) "([^"]*)"$/; // a name holds no quote, and a backslash is one

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
