// screenshots.mjs [FOLDER] [PATTERN]: every screen in both languages, phone and desktop, light and dark (make screenshots).
// PATTERN: only those whose name contains it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browser, byHint, DESKTOP, offered, PHONE, playOut, ROOT, serve, settled, setUp, visitor } from './lib.mjs';

const folder = process.argv[2] ?? join(ROOT, 'docs/images');
const pattern = process.argv[3] ?? '';

/** Plays by hints until the page has made so many choices, or `seen` is true. */
async function playOn(page, most, seen = async () => false) {
    let at = await settled(page);
    for (let i = 0; i < most && at.state !== 'over' && !(await seen()); i++) {
        if (at.state === 'handover') await page.getByTestId('handover-ready').click();
        else await byHint()(page, await offered(page));
        at = await settled(page, at.state === 'handover' ? at.ply - 1 : at.ply);
    }
}
const at = (hash) => async (page, address) => {
    await page.goto(address + hash);
    await page.waitForLoadState('networkidle');
};
const table = (game, kinds, most) => async (page, address) => {
    await setUp(page, address, game, kinds);
    await playOn(page, most);
};

/** Is a move of this kind offered, in this turn or later? */
async function isAskedTo(page, kind, turn = 4) {
    const moves = await offered(page);
    const at = Number(/\d+/.exec(await page.locator('.bar .title').innerText().catch(() => '')) ?? turn);
    return at >= turn && moves.some((m) => m.startsWith(`${kind}:`));
}

const SCREENS = {
    start: at('#/'),
    setup: at('#/setup/goldriver'),
    rules: at('#/rules/goldriver'),
    learn: at('#/learn/goldriver'),
    settings: at('#/settings'),
    about: at('#/about'),
    reconstructed: at('#/reconstructed'),
    'goldriver-auction': table('goldriver', ['human', 'greedy', 'greedy', 'greedy'], 14),
    'goldriver-late': table('goldriver', ['human', 'greedy', 'greedy', 'greedy'], 30),
    'goldriver-two': table('goldriver', ['human', 'greedy'], 9),
    'goldriver-handover': async (page, address) => {
        await setUp(page, address, 'goldriver', ['human', 'human']);
        await settled(page);
    },
    'goldriver-end': async (page, address) => {
        await setUp(page, address, 'goldriver', ['human', 'greedy', 'greedy', 'greedy']);
        await playOut(page, byHint());
        await page.getByTestId('end').waitFor();
        await page.waitForTimeout(600);
    },
    'goldriver-plain': async (page, address) => {
        await setUp(page, address, 'goldriver', ['human', 'greedy', 'greedy']);
        await playOn(page, 12);
        await page.getByTestId('plain').click();
    },
    'colorado-early': table('colorado', ['human', 'greedy'], 3),
    colorado: table('colorado', ['human', 'greedy', 'greedy'], 30),
    'colorado-call': async (page, address) => {
        await setUp(page, address, 'colorado', ['human', 'greedy', 'greedy']);
        await playOn(page, 60, () => isAskedTo(page, 'name'));
        await page.locator('[data-testid="board"] [data-move^="name:"]').first().focus();
    },
    'colorado-four-maps': async (page, address) => {
        await setUp(page, address, 'colorado', ['human', 'greedy', 'greedy', 'greedy'], { options: { maps: 'four' } });
        await playOn(page, 70, () => isAskedTo(page, 'discover', 6));
    },
    'colorado-leg': async (page, address) => {
        await setUp(page, address, 'colorado', ['human', 'greedy', 'greedy'], { seed: '3' });
        await playOn(page, 60, () => isAskedTo(page, 'leg', 9));
        await page.locator('[data-testid="board"] [data-move^="leg:"]').first().focus();
        await page.waitForTimeout(300);
    },
    'colorado-other': async (page, address) => {
        await setUp(page, address, 'colorado', ['human', 'greedy', 'greedy', 'greedy']);
        await playOn(page, 20);
        if (await page.locator('[data-tab="others"]').count()) await page.locator('[data-tab="others"]').click();
        await page.locator('.other .map').nth(1).click();
    },
    'colorado-end': async (page, address) => {
        await setUp(page, address, 'colorado', ['human', 'greedy', 'greedy', 'greedy'], { options: { maps: 'four' } });
        await playOut(page, byHint());
        await page.getByTestId('end').waitFor();
        await page.waitForTimeout(900);
    },
    gwt: table('gwt', ['human', 'greedy'], 40),
    replay: async (page, address) => {
        await page.goto(`${address}#/replay`);
        await page.getByTestId('replay-file').setInputFiles(join(ROOT, 'tests/golden/goldriver-4-greedy.sbg'));
        await page.getByTestId('replay').waitFor();
        await page.getByTestId('slider').fill('60');
        await page.waitForTimeout(400);
    },
};

mkdirSync(folder, { recursive: true });
const server = await serve();
const chrome = await browser();
try {
    for (const [name, go] of Object.entries(SCREENS))
        for (const lang of ['en', 'fr'])
            for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]])
                for (const theme of ['light', 'dark']) {
                    const file = `${name}-${size}-${theme}-${lang}.png`;
                    if (!file.includes(pattern)) continue;
                    const { context, page } = await visitor(chrome, { viewport, lang, theme });
                    await go(page, server.address);
                    await page.screenshot({ path: join(folder, file) });
                    await context.close();
                    console.log(file);
                }
} finally {
    await chrome.close();
    await server.stop();
}
