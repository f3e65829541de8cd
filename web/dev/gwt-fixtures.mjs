// gwt-fixtures.mjs: real positions of Great Western Trail for the harness page: for several tables one step per question, early and
// late, played by bots.  Usage: node dev/gwt-fixtures.mjs [ENGINE]   (default ../build/sagebrush); writes dev/fixtures/gwt/ (not kept in git).
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = spawn(process.argv[2] ?? '../build/sagebrush', ['engine']);
const waiting = [];
createInterface({ input: engine.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
const ask = (request) =>
    new Promise((resolve) => {
        waiting.push((answer) => (answer.error ? (console.error(JSON.stringify(request), answer.error), resolve(answer)) : resolve(answer)));
        engine.stdin.write(JSON.stringify({ id: 1, ...request }) + '\n');
    });

const NAMES = ['Ann', 'Bartholomew', 'Cid', 'Dora'];
const TABLES = {
    '2p': { players: 2, options: {} },
    '3p': { players: 3, options: { sides: 'random', neutral: 'random' } },
    '4p': { players: 4, options: { simmental: 'on', sides: 'random' } },
    solo: { players: 1, options: { solo: 'easy' } },
    rails: { players: 3, options: { rails_north: 'on' } },
    all: { players: 4, options: { rails_north: 'on', poker: 'on', brahman: 'on', sides: 'random' } },
    solorails: { players: 1, options: { solo: 'hard', rails_north: 'on' } },
};
const fixtures = {};
const view = async (table, seat, lang, since = 0) => (await ask({ do: 'view', table, lang, since, seat })).view;

async function keep(key, table, seat, move, before) {
    fixtures[key] = {};
    for (const lang of ['en', 'fr']) {
        const after = await view(table, seat, lang);
        const events = (await view(table, seat, lang, before[lang].events_next)).events;
        before[lang].events = before[lang].events.slice(-40);
        fixtures[key][lang] = { before: before[lang], after: { ...after, events: after.events.slice(-40) }, events };
    }
}

async function play(name, { players, options }, seed) {
    const seats = NAMES.slice(0, players).map((n) => ({ name: n }));
    let { table, pending, over } = await ask({ do: 'new', game: 'gwt', players, seed, seats, options });
    let n = 0;
    while (!over) {
        const seat = pending[0];
        const { decision, kind } = await ask({ do: 'legal', table, seat }).then((a) => ({ decision: a.decision, kind: a.decision.kind }));
        const stage = n < 60 * players ? 'early' : n > 160 * players ? 'late' : 'mid';
        const key = `${name} ${kind} ${stage}`;
        const wanted = !fixtures[key];
        const before = wanted && { en: await view(table, seat, 'en'), fr: await view(table, seat, 'fr') };
        const bot = await ask({ do: 'bot', table, seat, bot: n % 9 === 4 ? 'random' : 'greedy', seed: n + seed });
        const made = await ask({ do: 'apply', table, seat, move: bot.move, lang: 'en' });
        ({ pending, over } = made);
        if (wanted && decision) await keep(key, table, seat, bot.move, before);
        n++;
    }
    if (!fixtures[`${name} over`]) {
        const last = { en: await view(table, 0, 'en'), fr: await view(table, 0, 'fr') };
        fixtures[`${name} over`] = { en: { before: last.en, after: last.en, events: [] }, fr: { before: last.fr, after: last.fr, events: [] } };
    }
    await ask({ do: 'close', table });
}

for (const [name, wish] of Object.entries(TABLES)) for (let seed = 1; seed <= 4; seed++) await play(name, wish, seed);
const { catalogue } = await ask({ do: 'catalogue', game: 'gwt' });
mkdirSync('dev/fixtures/gwt', { recursive: true });
writeFileSync('dev/fixtures/gwt/index.json', JSON.stringify({ catalogue, names: Object.keys(fixtures) }));
for (const [key, step] of Object.entries(fixtures)) writeFileSync(`dev/fixtures/gwt/${key.replaceAll(' ', '-')}.json`, JSON.stringify(step));
console.log(Object.keys(fixtures).length, 'fixtures');
engine.kill();
