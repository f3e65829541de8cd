// online-screens.mjs: the screens of online play for screenshots.mjs: tables with friends who are programs, each as a person finds it.
import { idOf, playItself } from './friends.mjs';

/** A friend who speaks to the server as programs do (docs/server-api.md), from a browser that shows only the icon. */
class Friend {
    static async enter(page, address, name) {
        const friend = new Friend();
        friend.page = await (await page.context().browser().newContext()).newPage();
        await friend.page.goto(`${address}icon.svg`);
        await friend.page.evaluate(async () => {
            const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`), waiting = new Map();
            let last = 0;
            socket.onmessage = ({ data }) => waiting.get(JSON.parse(data).id)?.(JSON.parse(data));
            await new Promise((resolve) => (socket.onopen = resolve));
            globalThis.ask = (verb, fields) => {
                const id = ++last;
                socket.send(JSON.stringify({ id, do: verb, ...fields }));
                return new Promise((resolve) => waiting.set(id, resolve));
            };
        });
        await friend.ask('enter', { name });
        return friend;
    }

    async ask(verb, fields = {}) {
        const answer = await this.page.evaluate(([v, f]) => globalThis.ask(v, f), [verb, fields]);
        if (!answer.ok) throw new Error(`${verb}: ${JSON.stringify(answer.error)}`);
        return answer;
    }

    /** A table of ours with this friend on its first chair. */
    async table(game, players, more = {}) {
        const { table } = await this.ask('new', { game, players, ...more });
        await this.ask('sit', { table, seat: 0 });
        return table;
    }

    /** Plays until somebody else is asked. */
    async playOn(table) {
        for (;;) {
            const { brief, outline } = await this.ask('watch', { table, brief: true });
            if (!brief || brief.over || !brief.pending.includes(outline.seat) || brief.moves.length === 0) return;
            await this.ask('move', { table, ply: brief.ply, undos: brief.undos, move: brief.moves[0] });
        }
    }
}

const ME = { en: 'Ann', fr: 'Anne' };
async function comeIn(page) {
    const name = ME[(await page.evaluate(() => document.documentElement.lang)) === 'fr' ? 'fr' : 'en'];
    await page.getByTestId('enter-name').fill(name);
    await page.getByTestId('enter-go').click();
    await page.getByTestId('enter-name').waitFor({ state: 'detached' });
}
async function go(page, address, hash) {
    await page.goto(`${address}${hash}`);
    await page.waitForLoadState('networkidle');
}
/** In the lobby, where some friends have tables of their own. */
async function lobby(page, address) {
    const friends = await Promise.all(['Bob', 'Cléo', 'Dan'].map((name) => Friend.enter(page, address, name)));
    await friends[0].table('gwt', 4, { listed: true, seats: [null, { bot: 'greedy' }] });
    await friends[1].table('colorado', 3, { listed: true, pace: { kind: 'day' } });
    const shown = await friends[2].table('goldriver', 2, { listed: true, seats: [null, { bot: 'greedy' }] });
    await friends[2].ask('start', { table: shown });
    await go(page, address, '#/online');
    await comeIn(page);
    return friends;
}
/** At a table of a friend, by its link; `begin`: it has begun, and the friend has played until we are asked. */
async function atTable(page, address, { game = 'goldriver', players = 3, begin = false, ...more }) {
    const bob = await Friend.enter(page, address, 'Bob');
    const table = await bob.table(game, players, { seats: [null, null, ...Array(players - 2).fill({ bot: 'greedy' })], ...more });
    await go(page, address, `t/${table}`);
    await comeIn(page);
    await page.getByTestId('chair-1').getByText(/^Anne?$/).waitFor();
    await bob.ask('watch', { table, brief: true });
    await bob.ask('say', { table, text: 'Howdy! Ready when you are.' });
    if (!begin) return { bob, table };
    await bob.ask('start', { table });
    await page.waitForSelector('.table[data-ply]');
    await bob.playOn(table);
    return { bob, table };
}
/** Until it is the friend who is asked. */
async function waitForOther(page, bob, table) {
    for (let i = 0; i < 40; i++) {
        await bob.playOn(table);
        const { brief } = await bob.ask('watch', { table, brief: true });
        if (brief.pending.includes(0) && !brief.pending.includes(1)) return;
        const choice = page.locator('.table[data-asked="true"] [data-testid="choices"] [data-move]:not([disabled])').first();
        if (await choice.count()) await choice.click();
        await page.waitForTimeout(150);
        if ((await bob.ask('watch', { table, brief: true })).brief.pending.every((seat) => seat === 0)) return;
    }
}
/** The same for who is in the lobby already. */
async function atTableHere(page, address) {
    const bob = await Friend.enter(page, address, 'Bob');
    const table = await bob.table('goldriver', 3, { seats: [null, null, { bot: 'greedy' }] });
    await go(page, address, `t/${table}`);
    await page.getByTestId('sit-1').click();
    await bob.ask('watch', { table, brief: true });
    await bob.ask('start', { table });
    await page.waitForSelector('.table[data-ply]');
    await bob.playOn(table);
    return { bob, table };
}
/** A short game against a bot, played to its end. */
async function alone(page, address) {
    await go(page, address, '#/online');
    await comeIn(page);
    await page.getByTestId('make-game').selectOption('goldriver');
    await page.getByTestId('make-players').selectOption('2');
    await page.getByTestId('make-rated').check();
    await page.getByTestId('make-go').click();
    const link = await page.getByTestId('link').textContent();
    await page.getByTestId('start').click();
    await page.waitForSelector('.table[data-ply]');
    await playItself(page, 3);
    return idOf(link.trim());
}
const open = (selector) => (page) => page.locator(selector).evaluate((details) => (details.open = true));

export const ONLINE_SCREENS = {
    'online-enter': (page, address) => go(page, address, '#/online'),
    'online-lobby': async (page, address) => {
        await lobby(page, address);
        await atTableHere(page, address);
        await go(page, address, '#/online');
        await page.getByTestId('waits').waitFor();
        await page.waitForTimeout(400);
    },
    'online-make': async (page, address) => {
        await lobby(page, address);
        await page.getByTestId('make-pace').selectOption('live');
        await page.getByTestId('make-time').waitFor();
        await page.getByTestId('make-table').scrollIntoViewIfNeeded();
    },
    'online-guest': async (page, address) => {
        const bob = await Friend.enter(page, address, 'Bob');
        const table = await bob.table('gwt', 4, { seats: [null, null, { bot: 'foreman' }, null], pace: { kind: 'day', time: 3 * 86_400_000 }, options: { rails_north: 'on' } });
        await go(page, address, `t/${table}`);
        await page.getByTestId('enter-name').waitFor();
    },
    'online-host': async (page, address) => {
        await go(page, address, '#/online');
        await comeIn(page);
        await page.getByTestId('make-players').selectOption('4');
        await page.getByTestId('make-fill').uncheck();
        await page.getByTestId('make-go').click();
        await page.getByTestId('link').waitFor();
        await page.waitForTimeout(400);
    },
    'online-room': async (page, address) => {
        await atTable(page, address, { players: 4, seats: [null, null, null, { bot: 'greedy' }], pace: { kind: 'live', time: 1_800_000, increment: 10_000 } });
        await page.getByTestId('said').getByText('Howdy').waitFor();
    },
    'online-waiting': async (page, address) => {
        const { bob, table } = await atTable(page, address, { begin: true, pace: { kind: 'live', time: 1_800_000, increment: 10_000 } });
        await waitForOther(page, bob, table);
        await page.getByTestId('talk').click();
        await page.waitForTimeout(1500);
    },
    'online-by-day': async (page, address) => {
        const { bob, table } = await atTable(page, address, { game: 'gwt', players: 2, begin: true, pace: { kind: 'day' } });
        await waitForOther(page, bob, table);
        await page.getByTestId('plan').click();
        await page.getByTestId('plan-if-0').waitFor();
    },
    'online-spectator': async (page, address) => {
        const [bob, cleo] = await Promise.all(['Bob', 'Cléo'].map((name) => Friend.enter(page, address, name)));
        const table = await bob.table('colorado', 2, { listed: true, pace: { kind: 'live', time: 1_800_000, increment: 10_000 } });
        await cleo.ask('sit', { table, seat: 1 });
        await bob.ask('start', { table });
        for (const friend of [bob, cleo, bob, cleo]) await friend.playOn(table);
        await bob.ask('say', { table, text: 'Well played!' });
        await go(page, address, `t/${table}`);
        await page.waitForSelector('.table[data-ply]');
        await page.getByTestId('talk').click();
        await page.waitForTimeout(1200);
    },
    'online-notes': async (page, address) => {
        await atTable(page, address, { begin: true });
        await page.getByTestId('notes').click();
        await page.getByTestId('note').fill('Bob bids high on horses.\nKeep the sheriff for the last round.');
        await page.getByTestId('note-keep').click();
        await page.waitForTimeout(400);
    },
    'online-replay': async (page, address) => {
        const table = await alone(page, address);
        await go(page, address, `#/replay/${table}`);
        await page.getByTestId('replay').waitFor();
        await page.waitForTimeout(600);
    },
    'online-rematch': async (page, address) => {
        await alone(page, address);
        await page.getByTestId('end').waitFor();
        await page.getByTestId('rematch').click();
        await page.getByTestId('link').waitFor();
        await page.waitForTimeout(400);
    },
    'online-kept': async (page, address) => {
        const { bob, table } = await atTable(page, address, { players: 2, begin: true, rated: true });
        let over = false;
        await Promise.all([playItself(page, 3).then(() => (over = true)), (async () => { for (; !over; await page.waitForTimeout(20)) await bob.playOn(table); })()]);
        await go(page, address, '#/online');
        await open('[data-testid="account"]')(page);
        await page.getByTestId('ratings').waitFor();
        await page.getByTestId('new-code').click();
        await page.getByTestId('code').waitFor();
        await page.getByTestId('account').evaluate((e) => e.scrollIntoView({ block: 'center' }));
    },
    'online-end': async (page, address) => {
        await alone(page, address);
        await page.getByTestId('end').waitFor();
        await page.waitForTimeout(800);
    },
    'online-over': async (page, address) => {
        await alone(page, address);
        await page.getByTestId('end').waitFor();
        await page.keyboard.press('Escape');
        await page.getByTestId('check-seal').click();
        await page.getByTestId('seal').waitFor();
    },
    'online-history': async (page, address) => {
        await alone(page, address);
        await go(page, address, '#/online');
        await page.getByTestId('past').scrollIntoViewIfNeeded();
    },
    'online-account': async (page, address) => {
        await go(page, address, '#/online');
        await comeIn(page);
        await open('[data-testid="notices"]')(page);
        await open('[data-testid="account"]')(page);
        await page.getByTestId('rename').waitFor();
        await page.waitForTimeout(400);
        await page.getByTestId('rename').evaluate((e) => e.scrollIntoView({ block: 'center' }));
    },
};
