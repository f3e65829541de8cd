// wordings.test.mjs: lists of choices of games played by chance: what the page makes of their sentences reads well in both languages.
// The sentences themselves: tests/test_wordings.py.
import test from 'node:test';
import assert from 'node:assert/strict';
import { chance } from './engine-checks.mjs';
import { load, startEngine } from './parts.mjs';

const { groupMoves, wordsOf } = await load('table/choices.ts');

// A title may end before the thing of each line ("Turn to": "Bob"), but then the line is that thing alone, not the rest of a sentence:
// "Pay for": "green 3 and play it".
const OPEN = {
    en: /\b(a|an|the|and|or|of|for|to|from|with|on|in|at|by|your)$/i,
    fr: /(\b(un|une|le|la|les|et|ou|de|du|des|pour|avec|sur|dans|par|en|au|aux|votre)|(?<= )à|['’])$/i,
};
const GOES_ON = { en: /\b(and|then|to)\b/, fr: /(?<= )(et|puis|pour|à)(?= )/ };
const isTorn = ({ title, label, lang }) => OPEN[lang].test(title) && GOES_ON[lang].test(label.replace(/\(.*?\)/g, ''));

async function titlesOf(game, players, seed, options, most = 300) {
    const engine = await startEngine([game]);
    const { catalogue } = engine.ask({ do: 'catalogue', game });
    const { one } = chance(seed), found = new Map();
    let { table, pending, over } = engine.ask({ do: 'new', game, players, seed, options, seats: ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, players) });
    for (let n = 0; !over && n < most; n++) {
        const seat = one(pending);
        let moves = [];
        for (const lang of ['en', 'fr']) {
            moves = engine.ask({ do: 'view', table, seat, lang }).view.moves;
            for (const g of groupMoves(moves, wordsOf(catalogue, lang)))
                if (g.title) found.set(`${lang} ${g.title}`, { lang, title: g.title, label: g.choices[0].label });
        }
        ({ pending, over } = engine.ask({ do: 'apply', table, seat, move: one(moves).move }));
    }
    return [...found.values()];
}

for (const [game, players, options] of [['goldriver', 4, {}], ['colorado', 3, {}], ['gwt', 2, { rails_north: 'on' }]])
    test(`${game}: a title of a list and its lines are phrases of their own`, async () => {
        const titles = await titlesOf(game, players, 1, options);
        assert.ok(titles.length > 5, `${titles.length} titles`);
        assert.deepEqual(titles.filter(isTorn), []);
    });

test('a title that is torn off is found', () => {
    const grouped = (...texts) => {
        const [{ title, choices }] = groupMoves(texts.map((text) => ({ move: text, kind: 'pay', args: {}, role: 'answer', text })));
        return { title, label: choices[0].label };
    };
    assert.ok(isTorn({ ...grouped('Pay for green 3 and play it', 'Pay for red 2 and play it'), lang: 'en' }));
    assert.ok(isTorn({ ...grouped('Payer pour Vert 3 et le poser', 'Payer pour Rouge 2 et le poser'), lang: 'fr' }));
    assert.ok(!isTorn({ ...grouped('Pay and play the green 3', 'Pay and play the red 2'), lang: 'en' }));
    assert.ok(!isTorn({ ...grouped('Turn to Ann', 'Turn to Bob'), lang: 'en' }));
});
