// scale.test.mjs: the table from a small phone to a very large screen, on its side and magnified: the board uses its room, the question and
// what is always possible are in sight, nothing lies over something else, names are names.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, goOn, playedSoFar, resized, serve, settled, visitor } from './lib.mjs';

const SIZES = [[360, 740], [640, 400], [844, 390], [1280, 800], [1920, 1080], [3840, 2160]]; // 640x400: 1280x800 at 200 %
const MORE = { goldriver: [[390, 844], [2560, 1440]] };
const GAMES = {
    goldriver: { players: 4, until: (view, n) => n >= 60 && view.decision?.kind === 'auction' && view.moves.length > 3 },
    colorado: { players: 3, until: (view, n) => n >= 100 && view.decision?.kind === 'check' && view.moves.length > 1 },
    gwt: { players: 3, until: (view, n) => n >= 150 && view.decision?.kind === 'turn_start' && view.moves.length > 1 },
};
/** The whole of what each game draws, and its smallest pieces, with the least width in pixels that they may have. */
const DRAWN = { goldriver: '.goldriver', colorado: '.desk', gwt: '.gwt .all' };
const PIECES = { goldriver: ['[data-tag]', 30], colorado: ['.sheet .leg', 14], gwt: ['[data-move], [data-moves]', 14] };

let server, chrome;
before(async () => {
    server = await serve();
    chrome = await browser();
});
after(async () => {
    await chrome?.close();
    await server?.stop();
});

/** What can be measured of the table on the screen. */
function measure([drawn, pieces]) {
    const box = (e) => {
        const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
    };
    const find = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0);
    const inView = (e) => {
        const b = box(e);
        const seen = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
        return b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1 && seen !== null && (e.contains(seen) || seen.contains(e));
    };
    const room = box(document.querySelector('.table > .board'));
    const whole = find(drawn).map(box);
    const edge = (side, of) => of(...whole.map((b) => b[side]));
    const used = whole.length ? { left: edge('left', Math.min), top: edge('top', Math.min), right: edge('right', Math.max), bottom: edge('bottom', Math.max) } : room;
    const within = (from, to, least, most) => Math.max(0, Math.min(to, most) - Math.max(from, least));
    const prompt = document.querySelector('[data-testid="prompt"] p');
    const choices = find('[data-testid="choices"] [data-move]');
    return {
        sideways: document.documentElement.scrollWidth - innerWidth,
        share: (within(used.left, used.right, room.left, room.right) * within(used.top, used.bottom, room.top, room.bottom)) / (room.width * room.height),
        across: within(used.left, used.right, room.left, room.right) / room.width,
        smallest: Math.min(...find(`[data-testid="board"] :is(${pieces})`).map((e) => box(e).width)),
        asked: inView(prompt) && prompt.scrollHeight < prompt.clientHeight * 1.2,
        choices: choices.filter(inView).length,
        pinned: find('[data-testid="choices"] .pinned [data-move]').every(inView),
        lots: find('[data-sale] [data-card]').filter((e) => inView(e) && box(e).bottom <= room.bottom + 1).length,
        parts: ['.table > .board', '.table > .side > .head', '.table .choices-pane', '.table .tools'].flatMap((s) => find(s).map((e) => ({ s, ...box(e) }))),
        bar: find('.bar .seats li, .bar .menu button').map((e) => ({ s: e.innerText.trim() || e.title, ...box(e) })),
        names: find('.bar .seats .name').map((e) => ({ name: e.innerText, seen: e.clientWidth, needs: e.scrollWidth })),
    };
}

const overlapping = (boxes) =>
    boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1).map((b) => `${a.s} and ${b.s}`));

function faultsOf(game, [width, height], m) {
    const large = width >= 1280;
    const faults = {
        'scrolls sideways': m.sideways > 0,
        [`the board uses ${Math.round(m.share * 100)} % of its room`]: m.share < (large ? 0.8 : 0.6),
        [`the board uses ${Math.round(m.across * 100)} % of the width`]: m.across < 0.85,
        [`a piece is ${m.smallest} pixels wide`]: m.smallest < PIECES[game][1] * (large ? Math.max(1, Math.min(width / 1500, height / 880)) : 1),
        'the question is not in sight': !m.asked,
        'no choice is in sight': m.choices === 0,
        'what is always possible is not in sight': !m.pinned,
        [`${m.lots} cards of the sale are in sight`]: game === 'goldriver' && m.lots < 3,
    };
    return [
        ...Object.keys(faults).filter((text) => faults[text]),
        ...overlapping(m.parts).map((t) => `over each other: ${t}`),
        ...overlapping(m.bar).map((t) => `over each other: ${t}`),
        ...m.names.filter((n) => n.seen < n.needs).map((n) => `${n.name} is cut: ${n.seen} of ${n.needs} pixels`),
    ];
}

for (const [game, { players, until }] of Object.entries(GAMES))
    test(`${game} from 360 pixels to 4K, on its side and at 200 %`, async (t) => {
        const { context, page, complaints } = await visitor(chrome, {});
        await goOn(page, server.address, await playedSoFar({ game, players, until }));
        await settled(page);
        const found = {};
        for (const [width, height] of [...SIZES, ...(MORE[game] ?? [])]) {
            await resized(page, { width, height });
            const m = await page.evaluate(measure, [DRAWN[game], PIECES[game][0]]);
            t.diagnostic(`${width}x${height}: ${Math.round(m.share * 100)} % of the room, smallest piece ${m.smallest.toFixed(0)} px`);
            const faults = faultsOf(game, [width, height], m);
            if (faults.length > 0) found[`${width}x${height}`] = faults;
        }
        assert.deepEqual(found, {});
        assert.deepEqual(complaints, []);
        await context.close();
    });
