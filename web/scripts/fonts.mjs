// fonts.mjs: the two faces with the letters that English and French need, as WOFF2, into src/generated/fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../src/generated/fonts/', import.meta.url);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const ACCENTS = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ';
const SIGNS = '’‘“”«»–—…·×−\u00a0\u202f';
const FACES = [
    { file: '@fontsource/rye/files/rye-latin-400-normal.woff', name: 'rye', letters: range(0x20, 0x7e) + ACCENTS + SIGNS },
    {
        file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
        name: 'source-sans-3',
        letters: range(0x20, 0x7e) + range(0xa0, 0xff) + ACCENTS + SIGNS + '•›‹→←↑↓✓€',
    },
];

mkdirSync(out, { recursive: true });
for (const { file, name, letters } of FACES) {
    const font = await subsetFont(readFileSync(require.resolve(file)), letters, { targetFormat: 'woff2' });
    writeFileSync(new URL(`${name}.woff2`, out), font);
}
