// guides.mjs: the playing guides of docs/playing as small JSON documents for the Learn screen, one per game and language, in
// src/generated/guides, and what our sources do not settle (docs/rules/reconstructed.md) in src/generated/facts.  Only what those guides use: headings, paragraphs, lists, tables, blocks of code, and figures:
//   <!-- figure: RECORD PLY SEAT caption -->             a position of a golden game, drawn by the game's own board
//   <!-- figure: RECORD PLY SEAT {SELECTOR} caption -->   the part of it that the selector finds
// The records of figures are copied to src/generated/records.  What is said for the terminal stays in the guide's file.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const docs = new URL('../../docs/playing/', import.meta.url);
const rules = new URL('../../docs/rules/', import.meta.url);
const golden = new URL('../../tests/golden/', import.meta.url);
const out = new URL('../src/generated/guides/', import.meta.url);
const facts = new URL('../src/generated/facts/', import.meta.url);
const records = new URL('../src/generated/records/', import.meta.url);
const games = new URL('../src/games/', import.meta.url);
/** The guides of each game (src/games/GAME/poster.json). */
const GUIDES = Object.fromEntries(
    readdirSync(games)
        .filter((game) => existsSync(new URL(`${game}/poster.json`, games)))
        .map((game) => [game, JSON.parse(readFileSync(new URL(`${game}/poster.json`, games), 'utf8')).guides ?? []]),
);
/** The game of a guide, or of a book of rules: its name begins with the game's, dashes aside. */
const gameOf = (name) => Object.keys(GUIDES).find((game) => GUIDES[game].includes(name) || name.replaceAll('-', '').startsWith(game));
const TERMINAL = /^(At the terminal|In the terminal|Au terminal|Dans le terminal)/;
const FIGURE = /^<!-- figure: (\S+) (\d+) (\d) (?:\{(.+?)\} )?(.*) -->$/;

/** Links to rules and guides lead to their screens; others keep their words. */
function linked(text) {
    return text.replace(/\[([^\]]+)\]\(([^)]*)\)/g, (_, words, to) => {
        const file = /(?:^|\/)(rules\/)?([a-z-]+?)(?:\.fr)?\.md$/.exec(to);
        if (!file) return words;
        const [, rules, name] = file;
        if (name === 'reconstructed') return `[${words}](#/reconstructed)`;
        const game = gameOf(name);
        return game ? `[${words}](#/${rules || !GUIDES[game].includes(name) ? 'rules' : 'learn'}/${game})` : words;
    });
}
const cells = (line) => line.trim().replace(/^\||\|$/g, '').split('|').map((c) => linked(c.trim()));
const isRule = (line) => /^\|[\s:|-]+\|$/.test(line.trim());

function figure(match) {
    const [, record, ply, seat, detail, caption] = match;
    copyFileSync(new URL(`${record}.sbg`, golden), new URL(`${record}.sbg`, records));
    return { kind: 'figure', record, ply: Number(ply), seat: Number(seat), ...(detail && { detail }), caption };
}

/** One block of lines between blank ones, or one list. */
export function blocks(text) {
    const found = [];
    const last = () => found.at(-1);
    let code = null;
    for (const line of text.split('\n')) {
        const heading = /^(#{1,4}) (.*)$/.exec(line);
        const item = /^\s*(?:[-*]|(\d+)\.) (.*)$/.exec(line);
        const drawn = FIGURE.exec(line);
        if (line.startsWith('```')) {
            if (code) found.push({ kind: 'code', text: code.join('\n') });
            code = code ? null : [];
        } else if (code) code.push(line);
        else if (line.trim() === '') found.push({ kind: 'gap' });
        else if (drawn) found.push(figure(drawn));
        else if (heading) found.push({ kind: 'h', level: heading[1].length, text: linked(heading[2]) });
        else if (line.startsWith('|')) {
            if (last()?.kind !== 'table') found.push({ kind: 'table', head: cells(line), rows: [] });
            else if (!isRule(line)) last().rows.push(cells(line));
        } else if (item) {
            const ordered = item[1] !== undefined;
            if (last()?.kind !== 'list' || last().ordered !== ordered) found.push({ kind: 'list', ordered, items: [] });
            last().items.push(linked(item[2]));
        } else if (last()?.kind === 'list') last().items.push(last().items.pop() + ' ' + linked(line.trim()));
        else if (last()?.kind === 'p') last().text += ' ' + linked(line.trim());
        else found.push({ kind: 'p', text: linked(line.trim()) });
    }
    return found.filter((b) => b.kind !== 'gap');
}

/** Without the chapters for the terminal. */
export function forThePage(all) {
    let skipped = 0; // level of the chapter that is left out
    return all.filter((b) => {
        if (b.kind === 'h' && (skipped === 0 || b.level <= skipped)) skipped = TERMINAL.test(b.text) ? b.level : 0;
        return skipped === 0;
    });
}

const read = (name, lang, folder) => blocks(readFileSync(new URL(name + (lang === 'fr' ? '.fr.md' : '.md'), folder), 'utf8'));

/** The introduction under a title speaks of files and other languages: not needed on a page. */
function guide(name, lang) {
    return forThePage(read(name, lang, docs).filter((b, i) => !(i === 1 && b.kind === 'p')));
}

/** Its introduction ends with the address of the other language, which the page has a button for. */
export function reconstructed(lang) {
    const all = read('reconstructed', lang, rules);
    all[1].text = all[1].text.replace(/ [^.]*\[[^\]]*\]\(#\/reconstructed\)\.$/, '');
    return all;
}

if (process.argv[1] === import.meta.filename) {
    mkdirSync(out, { recursive: true });
    mkdirSync(records, { recursive: true });
    mkdirSync(facts, { recursive: true });
    for (const [game, names] of Object.entries(GUIDES).filter(([, names]) => names.length > 0))
        for (const lang of ['en', 'fr'])
            writeFileSync(new URL(`${game}.${lang}.json`, out), JSON.stringify(names.flatMap((n) => guide(n, lang))));
    for (const lang of ['en', 'fr']) writeFileSync(new URL(`${lang}.json`, facts), JSON.stringify(reconstructed(lang)));
}
