// colorado-walk.svelte.ts: Colorado's board walked through whole records, for the tests in Chromium: does every move find its piece,
// and does the drawing keep its own rules: nothing overlaps, nothing is cut off, no small text?
import '@fontsource/rye';
import '@fontsource-variable/source-sans-3';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { flushSync, mount, tick, unmount } from 'svelte';
import Board from '../src/games/colorado/Board.svelte';
import type { Position } from '../src/games/colorado/position';
import { typesetView } from '../src/i18n/typography';
import { share } from '../src/lib/share';
import type { Catalogue, Lang, View } from '../src/transport/protocol';
import { WorkerTransport } from '../src/transport/transport';

const LEAST = 11.9; // px
const quoted = (move: string) => CSS.escape(move);

function overlaps(a: DOMRect, b: DOMRect, slack: number): boolean {
    return a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
}

const nameOf = (e: Element) => e.closest('[data-mark]')?.getAttribute('data-mark') ?? `${e.tagName} ${e.textContent} ${e.getAttribute('class')}`;

function pairs(root: Element, what: string, selectors: string[], slack: number): string[] {
    const things = selectors.flatMap((s) => [...root.querySelectorAll<SVGGraphicsElement>(s)].map((e) => ({ e, box: e.getBoundingClientRect() })));
    const found: string[] = [];
    things.forEach((a, i) => {
        for (const b of things.slice(i + 1)) if (overlaps(a.box, b.box, slack)) found.push(`${what}: ${nameOf(a.e)} on ${nameOf(b.e)}`);
    });
    return found;
}

function smallTexts(root: Element): string[] {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent!.trim();
        const parent = walker.currentNode.parentElement!;
        if (!text || parent.closest('.visually-hidden, title')) continue;
        const svg = parent.closest('text') as SVGTextElement | null;
        const size = parseFloat(getComputedStyle(parent).fontSize) * (svg?.getScreenCTM()?.d ?? 1);
        if (size < LEAST) found.push(`text of ${size.toFixed(1)} px: ${text}`);
    }
    return found;
}

/** HTML that is wider or higher than its box and shows it. */
function cutOff(root: Element): string[] {
    const found: string[] = [];
    for (const e of root.querySelectorAll<HTMLElement>('*')) {
        if (!(e instanceof HTMLElement) || e.closest('.visually-hidden, .hand')) continue; // cards of a full hand lie over one another
        const { overflowX, display } = getComputedStyle(e);
        if (overflowX !== 'visible' || display === 'inline') continue;
        if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0) found.push(`${e.className} shows ${e.scrollWidth} in ${e.clientWidth} px`);
    }
    return found;
}

function findings(root: HTMLElement): string[] {
    const sheet = root.querySelector('[data-roadmap]');
    return [
        ...smallTexts(root),
        ...cutOff(root),
        ...(sheet ? pairs(sheet, 'on the map', ['.leg .box', 'text.name', '.medal .disc'], 1.5) : []),
        ...pairs(root, 'on the chart', ['.chart text'], 3.5),
        ...pairs(root, 'parts', ['.chart', '.other', '.map-box', '.mine', '.wire'], 0.5),
    ];
}

const NO_EVENTS = 1_000_000;
async function walkTo(transport: WorkerTransport, table: number, seat: number, ply: number, lang: Lang, since = 0): Promise<View<Position>> {
    const { view } = await transport.ask('view', { table, seat, ply, lang, since });
    return typesetView(lang, view as View<Position>);
}

/** Every move of a record on the board; what it did not find, and how much it looked at. */
export async function walk(record: string, lang: Lang, every: number): Promise<{ moves: number; missing: string[]; ugly: string[]; slowest: number }> {
    const transport = WorkerTransport.start();
    const target = document.getElementById('walk')!;
    const { table, plies } = await transport.ask('replay', { record });
    const { catalogue } = await transport.ask('catalogue', { game: 'colorado' });
    const moves = [...record.matchAll(/^(\d) (\S+)$/gm)].map((m, ply) => ({ seat: Number(m[1]), move: m[2]!, ply })); // docs/record.md
    if (moves.length !== plies) throw new Error(`${moves.length} lines for ${plies} moves`);
    const chosen: string[] = [];
    let shown = $state.raw(await walkTo(transport, table, moves[0]!.seat, 0, lang)); // a plain value, as in a session
    const props = {
        get view() {
            return shown;
        },
        catalogue: catalogue as Catalogue,
        lang,
        previewed: null,
        preview: () => undefined,
        choose: (move: string) => void chosen.push(move),
        whyNot: () => undefined,
        about: () => undefined,
        readonly: false,
    };
    const board = mount(Board, { target, props });
    await document.fonts.ready;
    const [missing, ugly] = [[] as string[], new Set<string>()];
    target.style.visibility = 'hidden'; // measured, not painted
    let slowest = 0;
    // Seat after seat: from one position of a seat to its next one little is drawn anew.  What is not measured is not laid out either.
    for (const { seat, move, ply } of moves.toSorted((a, b) => a.seat - b.seat || a.ply - b.ply)) {
        const measured = ply % every === 0;
        target.hidden = !measured;
        const view = share(shown, await walkTo(transport, table, seat, ply, lang, measured ? 0 : NO_EVENTS));
        const start = performance.now();
        shown = view;
        flushSync();
        slowest = Math.max(slowest, performance.now() - start);
        await tick();
        for (const { move: listed } of view.moves)
            if (!target.querySelector(`[data-move="${quoted(listed)}"], [data-moves~="${quoted(listed)}"]`)) missing.push(`${ply}: ${listed}`);
        play(target, move);
        if (chosen.splice(0).join() !== move) missing.push(`${ply}: ${move} was not played by a click`);
        if (measured) for (const f of findings(target)) ugly.add(f);
    }
    await unmount(board);
    transport.close();
    return { moves: moves.length, missing, ugly: [...ugly], slowest };
}

/** Clicks on the piece of a move; a pair of cards is two clicks. */
function play(target: HTMLElement, move: string): void {
    const click = (selector: string) => target.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (!target.querySelector(`[data-move="${quoted(move)}"]`)) {
        click(`[data-moves~="${quoted(move)}"]`);
        flushSync();
    }
    click(`[data-move="${quoted(move)}"]`);
    flushSync();
}
