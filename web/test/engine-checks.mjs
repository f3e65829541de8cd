// engine-checks.mjs: what must hold for the table wherever it runs.  Each check takes `ask`, a function from a request to its
// answer as JSON text (or a promise of it), so that the same checks run in Node, in a page and against the native program.

/** mulberry32: the same seed, the same game, in every place. */
export function chance(seed) {
    let a = seed >>> 0;
    const next = () => {
        a = (a + 0x6d2b79f5) >>> 0;
        let t = Math.imul(a ^ (a >>> 15), a | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return (t ^ (t >>> 14)) >>> 0;
    };
    const below = (n) => next() % n;
    return { below, one: (list) => list[below(list.length)] };
}

function expect(what, told, found) {
    if (JSON.stringify(told) !== JSON.stringify(found))
        throw new Error(`${what}: expected ${JSON.stringify(told)}, found ${JSON.stringify(found)}`);
}

async function answered(ask, request) {
    const answer = JSON.parse(await ask(request));
    if (!answer.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)} is refused: ${JSON.stringify(answer.error)}`);
    return answer;
}

/** `result` and `winners` lines of a record, as `result` answers them. */
function resultOf(record) {
    const lines = record.split('\n');
    const scores = lines.filter((line) => line.startsWith('result ')).map((line) => {
        const [, seat, total, ...categories] = line.split(' ');
        return { seat: +seat, total: +total, categories: Object.fromEntries(categories.map((c) => c.split('=')).map(([k, v]) => [k, +v])) };
    });
    const winners = lines.find((line) => line.startsWith('winners ')).slice('winners '.length);
    return { scores, winners: winners === '-' ? [] : winners.split(',').map(Number) };
}

/** A finished game replays to its hash and its scores, and is written again to the same bytes, with all hashes in between. */
export async function checkRecord(ask, record) {
    const [, plies, hash] = /^end (\d+) ([0-9a-f]{16}) [0-9a-f]{16}$/m.exec(record);
    const replayed = await answered(ask, { do: 'replay', record });
    expect('hash', hash, replayed.hash);
    expect('plies', +plies, replayed.plies);
    expect('over', true, replayed.over);
    const result = await answered(ask, { do: 'result', table: replayed.table });
    const scores = result.scores.map(({ seat, total, categories }) => ({ seat, total, categories }));
    expect('result', resultOf(record), { scores, winners: result.winners });
    const written = await answered(ask, { do: 'record', table: replayed.table });
    if (written.record !== record) throw new Error('the record is not written as it was read');
    await answered(ask, { do: 'close', table: replayed.table });
    return replayed.plies;
}

/** A setup for every game and player count: the defaults, then options by chance (also such as exclude each other). */
export async function* setups(ask, perCount, seed) {
    const { games } = await answered(ask, { do: 'hello' });
    const { below, one } = chance(seed);
    for (const game of games)
        for (const players of game.players)
            for (let i = 0; i < perCount; i++) {
                const offered = i === 0 ? [] : game.options.filter((option) => option.players.includes(players) && below(2));
                const values = offered.map((option) => [option.id, one(option.values.filter((v) => typeof v === 'string' || v < players))]);
                yield { game: game.id, players, options: Object.fromEntries(values), seed: below(1e9) };
            }
}

/** Questions besides playing, by chance. */
function sideQuestion({ below, one }, table, players) {
    const seat = below(players), lang = one(['en', 'fr']);
    return one([
        { do: 'view', table, seat, lang, since: below(400) },
        { do: 'view', table, viewer: 'spectator', lang },
        { do: 'state', table },
        { do: 'result', table },
        { do: 'bot', table, seat, bot: one(['greedy', 'random']), playouts: 1 + below(50), seed: below(1e9) },
        { do: 'undo', table, seat },
        { do: 'redo', table, seat },
        { do: 'reset', table, seat },
        { do: 'undo', table, ply: below(40), agreed: Array.from({ length: below(players + 1) }, (_, i) => i) },
        { do: 'legal', table, seat: one([seat, -1, players, 'x', 1.5, null]) },
        { do: 'apply', table, seat, move: one(['', 'bid:7', 'end', 'pass', '\u{1f920}:1']), lang },
        { do: 'why', table, seat, move: one(['bid:3', 'end', 'move:a', 'play:marshal']), lang },
        { do: 'perft', table, depth: below(3) },
        { do: one(['views', 'new', 'load']), id: one([null, true, 'é"\\', 0.25, -1.5, -7, [1]]), table },
        { do: 'load', game: 'goldriver', state: { players: [{}], round: below(9) } },
    ]);
}

/** Plays a whole game by chance; the answer is everything that was asked and answered, as texts. */
export async function playSession(ask, setup, sideQuestions = 0.2) {
    const random = chance(setup.seed);
    const transcript = [];
    const say = async (request) => {
        const answer = await ask(request);
        transcript.push([JSON.stringify(request), answer]);
        return JSON.parse(answer);
    };
    let position = await say({ id: 0, do: 'new', ...setup });
    if (!position.ok) return { transcript, decisions: 0 };
    const table = position.table;
    let decisions = 0;
    for (let id = 1; !position.over; id++) {
        if (random.below(1000) < sideQuestions * 1000) {
            const answer = await say(sideQuestion(random, table, setup.players));
            if (answer.ok && answer.pending && !answer.table) position = answer; // an undo
            continue;
        }
        const seat = random.one(position.pending);
        const { moves } = await say({ id, do: 'legal', table, seat, ...(random.below(4) ? {} : { lang: 'fr' }) });
        const move = random.one(moves);
        position = await say({ id, do: 'apply', table, seat, move, ...(random.below(4) ? {} : { lang: 'en', viewer: 'spectator' }) });
        decisions++;
        if (!position.ok) throw new Error(`a listed move is refused: ${transcript.at(-1).join(' -> ')}`);
    }
    await say({ do: 'view', table, viewer: 'spectator', lang: 'fr' });
    await say({ do: 'result', table });
    const { record } = await say({ do: 'record', table });
    const replayed = await say({ do: 'replay', record });
    const { state, game, hash } = await say({ do: 'state', table });
    const loaded = await say({ do: 'load', game, state });
    expect('hash of the replayed game', hash, replayed.hash);
    expect('hash of the loaded position', hash, loaded.hash);
    for (const number of [table, replayed.table, loaded.table]) await say({ do: 'close', table: number });
    return { transcript, decisions };
}
