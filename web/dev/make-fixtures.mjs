// make-fixtures.mjs: real positions of Gold River for the harness page: one step per player count and question, played by bots.
// Usage: node dev/make-fixtures.mjs [ENGINE]   (default ../build/sagebrush); writes dev/fixtures/ (not kept in git).
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = spawn(process.argv[2] ?? '../build/sagebrush', ['engine']);
const waiting = [];
createInterface({ input: engine.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));

function ask(request) {
    return new Promise((resolve) => {
        waiting.push(resolve);
        engine.stdin.write(JSON.stringify({ id: 1, ...request }) + '\n');
    });
}

const NAMES = ['Ann', 'Bartholomew', 'Cid', 'Dora', 'Eli'];
const fixtures = {};

async function view(table, viewer, lang, since = 0) {
    const who = typeof viewer === 'number' ? { seat: viewer } : { viewer };
    return (await ask({ do: 'view', table, lang, since, ...who })).view;
}

/** One game by bots; keeps the first step of every question that is not kept yet, with both languages. */
async function play(players, seed, options) {
    const seats = NAMES.slice(0, players).map((name) => ({ name }));
    const made = await ask({ do: 'new', game: 'goldriver', players, seed, seats, options });
    let { table, pending, over } = made;
    let n = 0;
    while (!over) {
        const seat = pending[0];
        const before = { en: await view(table, seat, 'en'), fr: await view(table, seat, 'fr') };
        const bot = await ask({ do: 'bot', table, seat, bot: n % 7 === 3 ? 'random' : 'greedy', seed: n + seed });
        const made = await ask({ do: 'apply', table, seat, move: bot.move, lang: 'en' });
        ({ pending, over } = made);
        const since = before.en.events_next;
        const kind = before.en.decision.kind;
        const late = before.en.position.round > 5;
        const { auction } = before.en.position;
        const keys = [`${players}p ${kind}`];
        if (late) keys.push(`${players}p ${kind} late`);
        if (auction?.passed.length && auction.high > 3) keys.push(`${players}p auction hot`);
        if (made.events.filter((e) => e.event === 'produce').length > 2) keys.push(`${players}p produce`);
        for (const key of keys)
            if (!fixtures[key]) {
                fixtures[key] = {};
                for (const lang of ['en', 'fr']) {
                    const after = await view(table, seat, lang);
                    const events = (await view(table, seat, lang, since)).events;
                    fixtures[key][lang] = { before: before[lang], after, events };
                }
            }
        n++;
    }
    const key = `${players}p over`;
    if (!fixtures[key]) {
        fixtures[key] = {};
        for (const lang of ['en', 'fr']) {
            const last = await view(table, 0, lang);
            fixtures[key][lang] = { before: last, after: last, events: [] };
        }
    }
    await ask({ do: 'close', table });
}

for (const players of [2, 3, 4, 5]) for (let seed = 1; seed <= 12; seed++) await play(players, seed, {});
const { catalogue } = await ask({ do: 'catalogue', game: 'goldriver' });
mkdirSync('dev/fixtures', { recursive: true });
writeFileSync('dev/fixtures/index.json', JSON.stringify({ catalogue, names: Object.keys(fixtures) }));
for (const [key, step] of Object.entries(fixtures)) writeFileSync(`dev/fixtures/${key.replaceAll(' ', '-')}.json`, JSON.stringify(step));
console.log(Object.keys(fixtures).length, 'fixtures');
engine.kill();
