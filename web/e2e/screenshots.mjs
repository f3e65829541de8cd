// screenshots.mjs [FOLDER] [PATTERN]: every screen in both languages, phone and desktop, light and dark (make screenshots).
// PATTERN: only those whose name matches this regular expression.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Server } from './friends.mjs';
import { ONLINE_SCREENS } from './online-screens.mjs';
import { browser, byHint, DESKTOP, goOn, offered, PHONE, playedSoFar, playOut, ROOT, serve, settled, setUp, visitor } from './lib.mjs';

const folder = process.argv[2] ?? join(ROOT, 'docs/images');
const pattern = new RegExp(process.argv[3] ?? '');

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

/** A game where a question of this kind is asked after so many moves: bots have played until then. */
const records = new Map();
const askedIn = (game) => (kind, options = {}, players = 3, after = 150, more = async () => {}) => async (page, address) => {
    const key = JSON.stringify([game, kind, options, players, after]);
    let found = records.has(key);
    const until = (view, n) => (found = n >= after && view.decision?.kind === kind && view.moves.length > 1);
    for (let seed = 3; !found; seed++) {
        if (seed > 40) throw new Error(`nobody is asked for ${key}`);
        records.set(key, await playedSoFar({ game, players, options, seed, until }));
    }
    await goOn(page, address, records.get(key));
    await settled(page);
    await more(page);
    await page.waitForTimeout(250);
};
const asked = askedIn('gwt'), askedColorado = askedIn('colorado');
/** Played to its end, from the last choices of a person on. */
const ended = (game, options, players) => async (page, address) => {
    const key = JSON.stringify([game, options, players, 'end']);
    if (!records.has(key)) {
        const choices = [];
        await playedSoFar({ game, players, options, until: (_, n) => void choices.push(n) });
        records.set(key, await playedSoFar({ game, players, options, until: (_, n) => n >= choices.at(-3) }));
    }
    await goOn(page, address, records.get(key));
    await playOut(page, byHint());
    await page.getByTestId('end').waitFor();
    await page.waitForTimeout(2500); // the course of the game is looked up
};
/** Another part of the table, on a phone. */
const section = (selector) => async (page) => {
    if (await page.locator(selector).count()) await page.locator(selector).click();
};
const focusOn = (selector) => async (page) => {
    const piece = page.locator(`[data-testid="board"] ${selector}`).first();
    if (await piece.count()) await piece.focus();
};
const lookAt = (seat) => async (page) => {
    const other = page.getByTestId(`other-${seat}`);
    if (await other.isVisible()) await other.click();
    else await page.getByTestId('section-others').click();
};
const EVERYTHING = { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' };

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
    'colorado-begin': askedColorado('village', {}, 3, 0),
    'colorado-call': askedColorado('target', {}, 3, 40),
    'colorado-name': askedColorado('kind', {}, 3, 60, focusOn('[data-move^="name:"]')),
    'colorado-give': askedColorado('gift', {}, 3, 30),
    'colorado-nuggets': askedColorado('nuggets', {}, 3, 60),
    'colorado-cards': askedColorado('cards', {}, 3, 60),
    'colorado-third': askedColorado('third', {}, 3, 60),
    'colorado-leg': askedColorado('check', {}, 3, 100, focusOn('.leg[data-move]')),
    'colorado-play': askedColorado('play', {}, 3, 60),
    'colorado-tipi': askedColorado('tipi', {}, 3, 30),
    'colorado-discover': askedColorado('discovery', {}, 3, 80),
    'colorado-two': askedColorado('check', {}, 2, 60),
    'colorado-four-maps': askedColorado('discovery', { maps: 'four' }, 4, 120),
    'colorado-late-four': askedColorado('check', { maps: 'four' }, 4, 200),
    'colorado-hand': askedColorado('check', {}, 4, 100, section('[data-tab="hand"]')),
    'colorado-chart': askedColorado('check', {}, 4, 100, section('[data-tab="chart"]')),
    'colorado-others': askedColorado('check', {}, 4, 100, section('[data-tab="others"]')),
    'colorado-other': askedColorado('check', {}, 4, 100, async (page) => {
        await section('[data-tab="others"]')(page);
        await page.locator('.other .map').nth(1).click();
    }),
    'colorado-end': ended('colorado', { maps: 'four' }, 4),
    'gwt-begin': asked('turn_start', {}, 2, 0),
    'gwt-middle': asked('turn_start'),
    'gwt-late-four': asked('turn_start', { simmental: 'on', sides: 'random' }, 4, 560),
    'gwt-location': asked('phase_b'),
    'gwt-hire': asked('hire'),
    'gwt-buy': asked('buy'),
    'gwt-build': asked('build'),
    'gwt-site': asked('build_at'),
    'gwt-engine': asked('engine'),
    'gwt-foresight': asked('foresight'),
    'gwt-certificates': asked('certificates', {}, 3, 200),
    'gwt-deliver': asked('deliver', {}, 3, 200),
    'gwt-disc': asked('disc', {}, 3, 200),
    'gwt-objective': asked('take', {}, 3, 100),
    'gwt-other': asked('turn_start', {}, 3, 150, lookAt(1)),
    'gwt-solo': asked('turn_start', { solo: 'easy' }, 1, 60, lookAt(1)),
    'gwt-rails': asked('turn_start', EVERYTHING, 4, 500),
    'gwt-north': asked('store', EVERYTHING, 4, 150),
    'gwt-poker': asked('poker_lay', { poker: 'on' }, 3, 60),
    'gwt-simmental': asked('simmental', { simmental: 'on' }, 3, 100),
    'gwt-railroad': asked('turn_start', {}, 3, 250, section('[data-testid="section-rail"]')),
    'gwt-markets': asked('turn_start', {}, 3, 250, section('[data-testid="section-market"]')),
    'gwt-me': asked('turn_start', {}, 3, 250, section('[data-testid="section-me"]')),
    'gwt-end': ended('gwt', {}, 3),
    'gwt-end-four': ended('gwt', EVERYTHING, 4),
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
const club = await new Server().start(); // with people and tables
const chrome = await browser();
try {
    for (const [name, go] of Object.entries({ ...SCREENS, ...ONLINE_SCREENS }))
        for (const lang of ['en', 'fr'])
            for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
                const files = ['light', 'dark'].map((theme) => [theme, `${name}-${size}-${theme}-${lang}.png`]).filter(([, file]) => pattern.test(file));
                if (files.length === 0) continue;
                const { page } = await visitor(chrome, { viewport, lang, theme: files[0][0] });
                await go(page, (name in ONLINE_SCREENS ? club : server).address);
                for (const [theme, file] of files) {
                    await page.emulateMedia({ colorScheme: theme }); // the same table by day and by night
                    await page.screenshot({ path: join(folder, file) });
                    console.log(file);
                }
                for (const other of chrome.contexts()) await other.close(); // and those of friends
            }
} finally {
    await chrome.close();
    await server.stop();
    await club.stop();
}
