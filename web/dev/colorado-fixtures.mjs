// colorado-fixtures.mjs: real positions of Colorado for the harness page: one step per player count, map option and question, early and
// late, played by bots.  Usage: node dev/colorado-fixtures.mjs [ENGINE]; writes dev/fixtures/colorado/ (not kept in git).
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = spawn(process.argv[2] ?? '../build/sagebrush', ['engine']);
const waiting = [];
createInterface({ input: engine.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
const ask = (request) =>
    new Promise((resolve) => {
        waiting.push(resolve);
        engine.stdin.write(JSON.stringify({ id: 1, ...request }) + '\n');
    });

const NAMES = ['Stranger', 'Maude', 'Bartholomew', 'Rosa'];
const LATE = 12; // turns
const fixtures = {};

async function look(table, seat, since = 0) {
    const of = async (lang) => (await ask({ do: 'view', table, lang, since, seat })).view;
    return { en: await of('en'), fr: await of('fr') };
}

async function play(players, seed, maps) {
    const seats = NAMES.slice(0, players).map((name) => ({ name }));
    let { table, pending, over } = await ask({ do: 'new', game: 'colorado', players, seed, seats, options: { maps } });
    for (let n = 0; !over; n++) {
        const seat = pending.includes(0) ? 0 : pending[0];
        const plain = (await ask({ do: 'view', table, lang: 'en', seat })).view;
        const late = plain.position.turn >= LATE ? ' late' : '';
        const key = `${players}p ${plain.decision.kind}${late}${maps === 'four' ? ' four' : ''}`;
        const before = seat === 0 && !fixtures[key] ? await look(table, seat) : null;
        const { move } = await ask({ do: 'bot', table, seat, bot: n % 5 === 3 ? 'random' : 'greedy', seed: n + seed });
        ({ pending, over } = await ask({ do: 'apply', table, seat, move, lang: 'en' }));
        if (!before) continue;
        const [after, news] = [await look(table, seat), await look(table, seat, before.en.events_next)];
        fixtures[key] = {};
        for (const lang of ['en', 'fr']) fixtures[key][lang] = { before: before[lang], after: after[lang], events: news[lang].events };
    }
    const key = `${players}p over${maps === 'four' ? ' four' : ''}`;
    if (!fixtures[key]) {
        const last = await look(table, 0);
        fixtures[key] = { en: { before: last.en, after: last.en, events: [] }, fr: { before: last.fr, after: last.fr, events: [] } };
    }
    await ask({ do: 'close', table });
}

for (const players of [2, 3, 4]) for (const maps of ['standard', 'four']) for (let seed = 1; seed <= 6; seed++) await play(players, seed, maps);
const { catalogue } = await ask({ do: 'catalogue', game: 'colorado' });
mkdirSync('dev/fixtures/colorado', { recursive: true });
writeFileSync('dev/fixtures/colorado/index.json', JSON.stringify({ catalogue, names: Object.keys(fixtures) }));
for (const [key, step] of Object.entries(fixtures)) writeFileSync(`dev/fixtures/colorado/${key.replaceAll(' ', '-')}.json`, JSON.stringify(step));
console.log(Object.keys(fixtures).length, 'fixtures');
engine.kill();
