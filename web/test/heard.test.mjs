// heard.test.mjs: what boards and the strip above the choices make of the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './parts.mjs';

const { heard } = await load('games/heard.ts');
const { continued, nothingYet } = await load('games/goldriver/story.ts');
const { linesAbout } = await load('table/since.ts');

const event = (number, event, more = {}) => ({ number, event, ...more });
const view = (events, events_next) => ({ events, events_next });

test('a board hears news, all of it again, or of something taken back', () => {
    const first = heard([], view([event(0, 'round'), event(1, 'bid')], 2));
    const later = heard(first, view([event(2, 'price'), event(3, 'share')], 4));
    assert.deepEqual(later.map((e) => e.number), [0, 1, 2, 3]);
    assert.deepEqual(heard(later, view([], 2)).map((e) => e.number), [0, 1], 'taken back');
    assert.deepEqual(heard(later, view([], 4)).map((e) => e.number), [0, 1, 2, 3], 'nothing new');
    assert.deepEqual(heard(later, view([event(1, 'pass')], 2)).map((e) => e.event), ['round', 'pass'], 'taken back and played otherwise');
    assert.deepEqual(heard(later, view(first, 2)), first, 'told anew, as in the other language');
});

test('what was taken back and played again is paid once', () => {
    const start = heard([], view([event(0, 'round'), event(1, 'sale', { card: 'a' })], 2));
    const pay = [event(2, 'price', { seat: 0, amount: 3 }), event(3, 'share', { seat: 1, amount: 2 })];
    const paid = heard(start, view(pay, 4));
    const again = heard(heard(paid, view([], 2)), view(pay, 4));
    assert.deepEqual(continued(nothingYet(), again).shares, [{ seat: 1, amount: 2 }]);
});

test('since your turn: what names you by its types, without marks and what is not told', () => {
    const lines = [
        { event: 'destroy', seat: 1, owner: 0, text: 'Ann loses the Saloon.' },
        { event: 'round', seat: 0, text: 'Round 2: Ann is first player.', mark: true },
        { event: 'place', seat: 0, text: 'Ann now owns the Bank.', quiet: true },
        { event: 'paid', seat: 0, amount: 2, text: 'Ann pays 2.' },
        { event: 'paid', seat: 1, amount: 0, text: 'Buck pays nothing, says Ann.' },
        { event: 'wait', seat: 0 },
        { event: 'incident:bot', seat: 0, text: 'A bot plays for Ann' },
    ];
    const events = [{ id: 'destroy', args: [{ name: 'owner', type: 'seat' }, { name: 'card', type: 'card' }] }, { id: 'paid', args: [{ name: 'amount', type: 'number' }] }];
    assert.deepEqual(linesAbout(lines, 0, { events }).map((l) => [l.event, l.seat]), [['destroy', 1], ['paid', 0], ['incident:bot', 0]]);
});
