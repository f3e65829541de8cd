// screenshots.mjs [FOLDER] [PATTERN]: every screen of pictures.mjs in both languages, phone and desktop, light and dark (make screenshots).
// PATTERN: only those whose name matches this regular expression.  --list: writes docs/pictures.md and takes none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, DESKTOP, PHONE, ROOT, serve, visitor } from './lib.mjs';
import { listed, PICTURES } from './pictures.mjs';

if (process.argv[2] === '--list') {
    writeFileSync(join(ROOT, 'docs/pictures.md'), listed());
    process.exit(0);
}
const folder = process.argv[2] ?? join(ROOT, 'docs/images');
const pattern = new RegExp(process.argv[3] ?? '');

mkdirSync(folder, { recursive: true });
const server = await serve();
const chrome = await browser();
const failed = [];
try {
    for (const [name, { go }] of Object.entries(PICTURES))
        for (const lang of ['en', 'fr'])
            for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
                const files = ['light', 'dark'].map((theme) => [theme, `${name}-${size}-${theme}-${lang}.png`]).filter(([, file]) => pattern.test(file));
                if (files.length === 0) continue;
                const { context, page } = await visitor(chrome, { viewport, lang, theme: files[0][0] });
                try {
                    await go(page, server.address);
                    for (const [theme, file] of files) {
                        await page.emulateMedia({ colorScheme: theme }); // the same table by day and by night
                        await page.screenshot({ path: join(folder, file) });
                        console.log(file);
                    }
                } catch (e) {
                    failed.push(`${name}, ${size}, ${lang}: ${e.message}`); // the others are taken all the same
                }
                await context.close();
            }
} finally {
    await chrome.close();
    await server.stop();
}
if (failed.length > 0) {
    console.error(failed.join('\n'));
    process.exit(1);
}
