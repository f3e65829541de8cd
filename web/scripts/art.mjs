// art.mjs: takes the game-icons glyphs (CC BY 3.0) that the boards use into src/generated/.  Which ones: our name -> glyph, in
// src/art/icons.json (shared, into art.ts) and in icons.json beside a board (of that game alone, into art-GAME.ts).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rounded } from './glyphs.mjs';

const GRID = 4; // glyphs on boards are 128 units wide (Glyph.svelte): small ones, and the biggest is about as many pixels
const src = fileURLToPath(new URL('../src', import.meta.url));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const set = read(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)).icons;

function line(ours, name, list) {
    const data = [...(set[name]?.body ?? '').matchAll(/<path\b[^>]*?\bd="([^"]+)"/g)].map((m) => m[1]);
    if (data.length === 0) throw new Error(`game-icons has no glyph "${name}" (${list})`);
    return `    ${ours}: '${data.map((d) => rounded(d, 1 / GRID)).join('')}',`;
}

function take(list, file) {
    const lines = Object.entries(read(list)).map(([ours, name]) => line(ours, name, list));
    writeFileSync(
        `${src}/generated/${file}.ts`,
        `// Made by scripts/art.mjs from game-icons.net glyphs (CC BY 3.0).  Do not edit.\nexport const ART: Record<string, string> = {\n${lines.join('\n')}\n};\n`,
    );
}

mkdirSync(`${src}/generated`, { recursive: true });
take(`${src}/art/icons.json`, 'art');
const gamesWithGlyphs = readdirSync(`${src}/games`).filter((game) => existsSync(`${src}/games/${game}/icons.json`));
for (const game of gamesWithGlyphs) take(`${src}/games/${game}/icons.json`, `art-${game}`);
