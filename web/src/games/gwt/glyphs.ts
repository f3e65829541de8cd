// glyphs.ts: an action as a row of small signs: cost, arrow, gain.  Positions are in units of the sheet, the middle line is y = 0.
import type { ActionFacts } from './facts';

export type Part =
    | { is: 'icon'; name: string; x: number; y: number; size: number; flip?: boolean; fill?: string }
    | { is: 'coin'; x: number; text: string }
    | { is: 'text'; x: number; text: string }
    | { is: 'card'; x: number; kind: string }
    | { is: 'arrow'; x: number }
    | { is: 'auxiliary'; x: number; double: boolean }
    | { is: 'hazard'; x: number };

export interface Row {
    parts: Part[];
    width: number;
}

const PER: Record<string, string> = {
    forest: 'pine', cowboys: 'cowboy', builders: 'builder', engineers: 'engineer', hazards: 'hazard', stations: 'station',
    outlaw_pairs: 'outlaw', bells: 'bell', objectives: 'objective', certificates: 'certificate', workers: 'cowboy', buildings: 'building',
    medium_stores: 'store', value_3_to_5: 'cattle',
};
export const perIcon = (per: string | undefined) => (per ? PER[per] : undefined);

class Line {
    parts: Part[] = [];
    x = 0;

    icon(name: string, size = 20, more: { flip?: boolean; fill?: string } = {}) {
        this.parts.push({ is: 'icon', name, x: this.x, y: -size / 2, size, ...more });
        this.x += size + 1;
    }
    coin(text: string) {
        this.parts.push({ is: 'coin', x: this.x + 9, text });
        this.x += 20;
    }
    text(text: string) {
        this.parts.push({ is: 'text', x: this.x + 1, text });
        this.x += 4 + text.length * 7.5;
    }
    card(kind: string) {
        this.parts.push({ is: 'card', x: this.x, kind });
        this.x += kind === 'pair' || kind === 'two_value_2' ? 20 : 16;
    }
    arrow() {
        this.parts.push({ is: 'arrow', x: this.x + 1 });
        this.x += 7;
    }
    auxiliary(double: boolean) {
        this.parts.push({ is: 'auxiliary', x: this.x, double });
        this.x += double ? 21 : 13;
    }
    hazard() {
        this.parts.push({ is: 'hazard', x: this.x });
        this.x += 19;
    }
}

function cost(line: Line, a: ActionFacts) {
    if (a.discard) line.card(a.discard);
    if (a.pay) line.coin(`−${a.pay}`);
    if (a.back) {
        line.icon('engine', 19, { flip: true });
        line.text(String(a.back));
    }
    if (line.x > 0) line.arrow();
}

/** "as often as": after what is gained. */
function per(line: Line, a: ActionFacts) {
    const sign = perIcon(a.per);
    if (sign) line.icon(sign, 13, { fill: 'var(--per)' });
}

function gain(line: Line, a: ActionFacts) {
    if (a.certificates) {
        line.icon('certificate', 17);
        if (a.certificates > 1) line.text(a.certificates >= 5 ? 'max' : String(a.certificates));
    }
    if (a.money) line.coin(String(a.money));
    if (a.tokens) line.icon('exchange', 18);
    if (!a.effect) per(line, a);
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What follows, and how far or how many. */
const EFFECT: Record<string, (line: Line, a: ActionFacts) => void> = {
    hire: (line, a) => {
        line.icon('cowboy', 21);
        if (a.n) line.coin(signed(a.n));
    },
    build: (line, a) => {
        line.icon('build', 20);
        line.coin(a.n ? `${a.n}×` : '0');
    },
    engine: (line, a) => {
        line.icon('engine', 20);
        if (a.per) per(line, a);
        else line.text(String(a.n ?? 1));
    },
    engine_back_any: (line) => {
        line.icon('cow', 19);
        line.arrow();
        line.icon('city', 18);
    },
    upgrade_behind: (line) => {
        line.icon('station', 18);
        line.icon('again', 14);
    },
    take: (line) => line.card('objective'),
    bounty: (line) => line.icon('bounty', 20),
    aux: (line, a) => line.auxiliary(!a.n),
    buy: (line) => {
        line.icon('cow', 21);
        line.coin('$');
    },
    hazard: (line) => line.hazard(),
    herder: (line, a) => {
        line.icon('herder', 18);
        line.text(String(a.n ?? 1));
    },
    free_move: (line, a) => {
        line.icon('herder', 18);
        line.text(String(a.n ?? 1));
    },
    draw: (line, a) => {
        line.icon('draw', 18);
        if (a.per) per(line, a);
        else if ((a.n ?? 1) > 1) line.text(String(a.n));
    },
    remove: (line, a) => {
        line.icon('burn', 18);
        if ((a.n ?? 1) > 1) line.text(String(a.n));
    },
    store: (line, a) => {
        line.icon('store', 18);
        if ((a.n ?? 1) > 1) line.text(String(a.n));
    },
    take_cattle: (line) => line.card('value_3'),
    poker_lay: (line) => line.icon('poker', 19),
    poker_show: (line) => {
        line.icon('poker', 19);
        line.icon('again', 12);
    },
};

export function glyphsOf(a: ActionFacts): Row {
    const line = new Line();
    cost(line, a);
    gain(line, a);
    if (a.effect) EFFECT[a.effect]?.(line, a);
    return { parts: line.parts, width: line.x };
}

export interface Placed extends Row {
    at: number; // left edge
    action: string;
    or: boolean; // another way of the action before it
}

const GAP = 9, OR = 12;

/** Actions side by side; the options of one action are parted by a stroke, the actions by a line. */
export function rowOf(actions: string[][], facts: (id: string) => ActionFacts, gap = GAP): { cells: Placed[]; width: number } {
    const cells: Placed[] = [];
    let x = 0;
    for (const [k, options] of actions.entries())
        for (const [j, action] of options.entries()) {
            if (j > 0) x += OR;
            else if (k > 0) x += gap;
            const row = glyphsOf(facts(action));
            cells.push({ ...row, at: x, action, or: j > 0 });
            x += row.width;
        }
    return { cells, width: x };
}
