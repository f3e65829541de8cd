// link.test.mjs: a screen that knows only the seat's protocol: the page's own client against the table as WebAssembly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, startEngine } from './parts.mjs';

const { Eyes, LocalLink } = await load('table/link.ts');
const { settle } = await load('transport/transport.ts');

/** The engine as a transport, in the same thread; counts what a seat is answered. */
async function transportOf() {
    const engine = await startEngine();
    const sizes = [];
    return {
        sizes,
        async ask(verb, request) {
            const text = engine.askText({ id: 1, do: verb, ...request });
            if (verb === 'seat') sizes.push(text.length);
            return settle(JSON.parse(text));
        },
        close() {},
    };
}

async function tableOf(transport, game, kinds, seed) {
    const seats = kinds.map((kind, i) => ({ name: `P${i}`, ...(kind === 'human' ? {} : { bot: kind }) }));
    const { table } = await transport.ask('new', { game, players: seats.length, seats, seed });
    return new LocalLink(transport, table);
}

for (const [game, players] of [['goldriver', 3], ['colorado', 3], ['gwt', 2]])
    test(`a person and bots play a whole game of ${game} through one link`, async (t) => {
        const transport = await transportOf();
        const link = await tableOf(transport, game, ['human', ...Array(players - 1).fill('greedy')], 4);
        const eyes = new Eyes(link, 0);
        let view = await eyes.look('en');
        for (let moves = 0; !view.over; moves++) {
            assert.ok(moves < 2000);
            if (view.thinks !== null) {
                await link.step();
                view = await eyes.look('en');
                continue;
            }
            assert.ok(view.pending.includes(0));
            const { move } = view.moves[moves % view.moves.length];
            const answer = await link.ask(0, 'apply', { ply: view.ply, undos: view.undos, since: eyes.since, move });
            view = await eyes.take(answer.view, 'en');
        }
        assert.ok(view.result.winners.length > 0);
        const mean = (list) => Math.round(list.reduce((a, b) => a + b, 0) / list.length);
        const sizes = transport.sizes.slice(1); // without the first view
        const third = Math.floor(sizes.length / 3);
        const [early, middle, last] = [0, 1, 2].map((i) => mean(sizes.slice(i * third, (i + 1) * third)));
        t.diagnostic(`${game}: ${sizes.length} answers, ${early}, ${middle}, ${last} bytes on average in the thirds of the game, at most ${Math.max(...sizes)}`);
        assert.ok(last < 1.5 * Math.max(early, middle), 'answers do not grow with the game');
        assert.ok(Math.max(...sizes) < 100_000);
        const late = new Eyes(link, 0);
        await late.look('en');
        assert.deepEqual(eyes.log, late.log);
    });

test('what was taken back leaves the log, and everybody has their own', async () => {
    const transport = await transportOf();
    const link = await tableOf(transport, 'template', ['human', 'human'], 7);
    const ann = new Eyes(link, 0);
    const bob = new Eyes(link, 1);
    let view = await ann.look('en');
    await bob.look('en');
    const before = ann.log.length;
    view = await ann.take((await link.ask(0, 'apply', { ply: 0, undos: 0, since: ann.since, move: 'play:marshal' })).view, 'en');
    assert.equal(ann.log.length, before + 1);
    assert.equal(view.take_back.seat, 0);
    await bob.look('en');
    await ann.take((await link.ask(0, 'undo', { ply: 1, undos: 0, since: ann.since })).view, 'en');
    assert.equal(ann.log.length, before);
    await bob.look('en');
    assert.ok(!bob.log.some((e) => e.event === 'chose'));
    assert.ok(!bob.log.some((e) => e.event === 'drew' && e.seat === 0));
    const { private: covered } = await link.ask(1, 'status', {});
    assert.equal(covered, true);
    await assert.rejects(link.ask(0, 'apply', { ply: 0, undos: 0, move: 'play:marshal' }), { code: 'stale' });
});

test('what happens beside the moves stands in the log, at its place', async () => {
    const transport = await transportOf();
    const link = await tableOf(transport, 'template', ['human', 'human'], 7);
    const ann = new Eyes(link, 0);
    const told = () => ann.lines.map((l) => l.event).filter((e) => e.startsWith('incident:') || e === 'chose');
    await ann.look('en');
    await link.ask(0, 'apply', { ply: 0, undos: 0, move: 'play:marshal' });
    await transport.ask('incident', { table: link.table, seat: 1, incident: 'bot' });
    const view = await ann.look('en');
    assert.deepEqual(view.seats[1], { seat: 1, name: 'P1', kind: 'bot', bot: 'greedy', person: 'away' });
    assert.equal(view.thinks, 1);
    await transport.ask('incident', { table: link.table, seat: 1, incident: 'back' });
    await ann.look('en');
    assert.deepEqual(told(), ['chose', 'incident:bot', 'incident:back']);
    assert.match(ann.lines.at(-1).text, /P1 plays again/);
    for (const seat of [0, 1]) await link.ask(seat, 'agree', { ply: 1, undos: 0, to: 0 });
    await ann.look('en');
    assert.deepEqual(told(), ['incident:bot', 'incident:back', 'incident:undo']);
    assert.match(ann.lines.at(-1).text, /by agreement/);
    const late = new Eyes(link, 0);
    await late.look('en');
    assert.deepEqual(late.lines, ann.lines);
});

const { Incoming } = await load('online/incoming.ts');

test('views that are pushed come in order, an answer overtakes those before it, and a gap is fetched', async () => {
    const transport = await transportOf();
    const link = await tableOf(transport, 'goldriver', ['greedy', 'greedy', 'greedy'], 4);
    const pushes = new Eyes(link, 'spectator'); // what the server thinks this client has
    const eyes = new Eyes(link, 'spectator');
    const incoming = new Incoming();
    const push = async () => {
        await link.step();
        const { view } = await link.ask('spectator', 'view', { since: pushes.since, undos: 0 });
        await pushes.take(view, 'en');
        return view;
    };
    await eyes.take(await push(), 'en');
    const before = eyes.log.length;
    for (let i = 0; i < 3; i++) incoming.pushed(await push());
    assert.deepEqual(incoming.seen, { since: pushes.since, undos: 0 });
    const asked = transport.sizes.length;
    const after = await eyes.takeAll(incoming.take(), 'en');
    assert.equal(transport.sizes.length, asked, 'nothing is asked for');
    assert.deepEqual(after.events, pushes.log.slice(before), 'the news of all three');
    assert.ok(incoming.isEmpty);

    incoming.pushed(await push());
    const { view } = await link.ask('spectator', 'view', { since: eyes.since, undos: 0 });
    incoming.answered(view);
    assert.ok(incoming.isEmpty, 'the answer has it, too');
    await eyes.take(view, 'en');
    assert.deepEqual(eyes.log, pushes.log);

    await push(); // lost
    await eyes.takeAll([await push()], 'en');
    assert.deepEqual(eyes.log, pushes.log, 'what was missing has been fetched');
    incoming.forget();
    assert.equal(incoming.seen, null);
});
