// guides.mjs: the playing guides of docs/playing as small JSON documents for the Learn screen, one per game and language, in
// src/generated/guides.  Only what those guides use: headings, paragraphs, lists, tables.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const docs = new URL('../../docs/playing/', import.meta.url);
const out = new URL('../src/generated/guides/', import.meta.url);
const GUIDES = {
    goldriver: ['gold-river'],
    colorado: ['colorado'],
    gwt: ['great-western-trail', 'gwt-solo', 'gwt-rails-north', 'gwt-poker'],
};

const plain = (text) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
const cells = (line) => line.trim().replace(/^\||\|$/g, '').split('|').map((c) => plain(c.trim()));
const isRule = (line) => /^\|[\s:|-]+\|$/.test(line.trim());

/** One block of lines between blank ones, or one list. */
function blocks(text) {
    const found = [];
    const last = () => found.at(-1);
    for (const line of text.split('\n')) {
        const heading = /^(#{1,4}) (.*)$/.exec(line);
        const item = /^\s*(?:[-*]|(\d+)\.) (.*)$/.exec(line);
        if (line.trim() === '') found.push({ kind: 'gap' });
        else if (heading) found.push({ kind: 'h', level: heading[1].length, text: plain(heading[2]) });
        else if (line.startsWith('|')) {
            if (last()?.kind !== 'table') found.push({ kind: 'table', head: cells(line), rows: [] });
            else if (!isRule(line)) last().rows.push(cells(line));
        } else if (item) {
            const ordered = item[1] !== undefined;
            if (last()?.kind !== 'list' || last().ordered !== ordered) found.push({ kind: 'list', ordered, items: [] });
            last().items.push(plain(item[2]));
        } else if (last()?.kind === 'list') last().items.push(last().items.pop() + ' ' + plain(line.trim()));
        else if (last()?.kind === 'p') last().text += ' ' + plain(line.trim());
        else found.push({ kind: 'p', text: plain(line.trim()) });
    }
    return found.filter((b) => b.kind !== 'gap');
}

/** The introduction under a title speaks of files and other languages: not needed on a page. */
function guide(name, lang) {
    const suffix = lang === 'fr' ? '.fr.md' : '.md';
    const all = blocks(readFileSync(new URL(name + suffix, docs), 'utf8'));
    return all.filter((b, i) => !(i === 1 && b.kind === 'p'));
}

mkdirSync(out, { recursive: true });
for (const [game, names] of Object.entries(GUIDES))
    for (const lang of ['en', 'fr'])
        writeFileSync(new URL(`${game}.${lang}.json`, out), JSON.stringify(names.flatMap((n) => guide(n, lang))));
