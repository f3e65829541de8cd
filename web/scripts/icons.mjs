// icons.mjs: takes the game-icons glyphs that the page uses out of @iconify-json/game-icons into src/generated/icons.ts, with the
// list of their authors for the About screen (CC BY 3.0 asks for it).  Which ones: src/ui/icons.json, our name -> glyph, and the icon of each
// game's poster (src/games/GAME/poster.json).
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lists } from './art.mjs';
import { rounded } from './glyphs.mjs';

const here = new URL('.', import.meta.url);
const require = createRequire(import.meta.url);
const set = require('@iconify-json/game-icons/icons.json');
const info = require('@iconify-json/game-icons/info.json');
const list = (path) => JSON.parse(readFileSync(new URL(path, here), 'utf8'));
const posters = readdirSync(new URL('../src/games/', here)).filter((game) => existsSync(new URL(`../src/games/${game}/poster.json`, here)));
const wanted = { ...list('../src/ui/icons.json'), ...Object.fromEntries(posters.map((game) => [game, list(`../src/games/${game}/poster.json`).icon])) };
const drawn = lists().flatMap(([path]) => Object.values(list(path))); // on boards (art.mjs): their authors are named too

function glyph(name) {
    const alias = set.aliases?.[name];
    const icon = set.icons[alias ? alias.parent : name];
    if (!icon) throw new Error(`game-icons has no glyph "${name}" (src/ui/icons.json)`);
    return icon.body;
}

/** The bodies are one or more <path>: only their data is kept, so that no HTML is ever set from a string. */
function paths(name) {
    const data = [...glyph(name).matchAll(/<path\b[^>]*?\bd="([^"]+)"/g)].map((m) => m[1]);
    if (data.length === 0) throw new Error(`glyph "${name}" is not made of paths`);
    return data.map((d) => rounded(d)).join('');
}

const rows = Object.entries(wanted).map(([ours, name]) => `    ${JSON.stringify(ours)}: ${JSON.stringify(paths(name))},`);
const text = `// Made by scripts/icons.mjs from @iconify-json/game-icons ${info.version ?? ''} (${info.license?.title ?? 'CC BY 3.0'}). Do not edit.
export const ICONS = {
${rows.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
export const ICON_CREDITS = {
    set: ${JSON.stringify(info.name)},
    author: ${JSON.stringify(info.author?.name)},
    url: ${JSON.stringify(info.author?.url)},
    licence: ${JSON.stringify(info.license?.title)},
    licenceUrl: ${JSON.stringify(info.license?.url)},
    glyphs: ${JSON.stringify([...new Set([...Object.values(wanted), ...drawn])].sort())},
};
`;
mkdirSync(new URL('../src/generated/', here), { recursive: true });
writeFileSync(new URL('../src/generated/icons.ts', here), text);
