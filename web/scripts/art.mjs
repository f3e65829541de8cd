// art.mjs: takes the game-icons glyphs (CC BY 3.0) that the boards use into src/generated/art.ts.  Which ones: src/art/icons.json, our
// name -> glyph.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rounded } from './glyphs.mjs';

const GRID = 4; // glyphs on boards are 128 units wide (Glyph.svelte): small ones, and the biggest is about as many pixels
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const set = read('../node_modules/@iconify-json/game-icons/icons.json').icons;
const lines = Object.entries(read('../src/art/icons.json')).map(([ours, name]) => {
    const data = [...(set[name]?.body ?? '').matchAll(/<path\b[^>]*?\bd="([^"]+)"/g)].map((m) => m[1]);
    if (data.length === 0) throw new Error(`game-icons has no glyph "${name}" (src/art/icons.json)`);
    return `    ${ours}: '${data.map((d) => rounded(d, 1 / GRID)).join('')}',`;
});
mkdirSync(new URL('../src/generated/', import.meta.url), { recursive: true });
writeFileSync(
    new URL('../src/generated/art.ts', import.meta.url),
    `// Made by scripts/art.mjs from game-icons.net glyphs (CC BY 3.0).  Do not edit.\nexport const ART: Record<string, string> = {\n${lines.join('\n')}\n};\n`,
);
