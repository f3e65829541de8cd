// art.mjs: takes the game-icons glyphs (CC BY 3.0) that the boards use into src/generated: art.ts for what several boards share, and
// art-GAME.ts for each game with a list of its own, so that nobody fetches the glyphs of another game.  Which ones: src/art/icons.json
// and src/games/GAME/icons.json, our name -> glyph.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rounded } from './glyphs.mjs';

const GRID = 4; // glyphs on boards are 128 units wide (Glyph.svelte): small ones, and the biggest is about as many pixels
const at = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));
const set = read('../node_modules/@iconify-json/game-icons/icons.json').icons;

/** The lists of glyphs: where each stands, and what is made of it. */
export function lists() {
    const games = readdirSync(at('../src/games/')).filter((game) => existsSync(at(`../src/games/${game}/icons.json`)));
    return [['../src/art/icons.json', 'art'], ...games.map((game) => [`../src/games/${game}/icons.json`, `art-${game}`])];
}

function write(from, to) {
    const lines = Object.entries(read(from)).map(([ours, name]) => {
        const data = [...(set[name]?.body ?? '').matchAll(/<path\b[^>]*?\bd="([^"]+)"/g)].map((m) => m[1]);
        if (data.length === 0) throw new Error(`game-icons has no glyph "${name}" (${from})`);
        return `    ${ours}: '${data.map((d) => rounded(d, 1 / GRID)).join('')}',`;
    });
    const text = `// Made by scripts/art.mjs from game-icons.net glyphs (CC BY 3.0).  Do not edit.\nexport const ART: Record<string, string> = {\n${lines.join('\n')}\n};\n`;
    writeFileSync(at(`../src/generated/${to}.ts`), text);
}

mkdirSync(at('../src/generated/'), { recursive: true });
for (const [from, to] of lists()) write(from, to);
