// The pictures that are taken of the page: every kind of question and every option of the games with a board of their own is on one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { listed, PICTURES } from '../e2e/pictures.mjs';
import { startEngine } from './parts.mjs';

/** Questions that are drawn as another one is: other spaces of the track, other stations. */
const DRAWN_AS = { engine_return: 'engine', engine_back_any: 'engine', upgrade_behind: 'upgrade' };
/** What is drawn as others are: where neutral buildings stand, who begins, the first city of the solo game. */
const SAME = { gwt: ['neutral', 'first_seat', 'first_city'], colorado: ['first_seat'] };

for (const game of ['colorado', 'gwt'])
    test(`${game}: every kind of question and every option has a picture`, async () => {
        const { catalogue } = (await startEngine([game])).ask({ do: 'catalogue', game });
        const pictures = Object.values(PICTURES).filter((p) => p.game === game);
        const kinds = new Set(pictures.map((p) => p.kind)), options = new Set(pictures.flatMap((p) => Object.keys(p.options ?? {})));
        assert.deepEqual(catalogue.decisions.map((d) => d.id).filter((id) => !kinds.has(DRAWN_AS[id] ?? id)), []);
        assert.deepEqual(catalogue.options.map((o) => o.id).filter((id) => !options.has(id) && !SAME[game].includes(id)), []);
    });

test('docs/pictures.md is the list', () => {
    assert.equal(readFileSync(new URL('../../docs/pictures.md', import.meta.url), 'utf8'), listed(), 'node e2e/screenshots.mjs --list');
});
