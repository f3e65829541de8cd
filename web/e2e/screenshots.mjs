// screenshots.mjs [FOLDER] [PATTERN]: every screen of pictures.mjs and online-screens.mjs in both languages, phone and desktop, light and dark
// (make screenshots).  PATTERN: only those whose name matches this regular expression.  --list: writes docs/pictures.md and takes none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server } from './friends.mjs';
import { browser, DESKTOP, PHONE, ROOT, serve, visitor } from './lib.mjs';
import { ONLINE_SCREENS } from './online-screens.mjs';
import { listed, PICTURES } from './pictures.mjs';

if (process.argv[2] === '--list') {
    writeFileSync(join(ROOT, 'docs/pictures.md'), listed());
    process.exit(0);
}
const folder = process.argv[2] ?? join(ROOT, 'docs/images');
const pattern = new RegExp(process.argv[3] ?? '');

mkdirSync(folder, { recursive: true });
const server = await serve();
const club = await new Server().start(); // with people and tables
const chrome = await browser();
const failed = [];
const all = [...Object.entries(PICTURES).map(([name, p]) => [name, p.go, server]), ...Object.entries(ONLINE_SCREENS).map(([name, go]) => [name, go, club])];
try {
    for (const [name, go, where] of all)
        for (const lang of ['en', 'fr'])
            for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
                const files = ['light', 'dark'].map((theme) => [theme, `${name}-${size}-${theme}-${lang}.png`]).filter(([, file]) => pattern.test(file));
                if (files.length === 0) continue;
                try {
                    const { page } = await visitor(chrome, { viewport, lang, theme: files[0][0] });
                    await go(page, where.address);
                    for (const [theme, file] of files) {
                        await page.emulateMedia({ colorScheme: theme }); // the same table by day and by night
                        await page.screenshot({ path: join(folder, file) });
                        console.log(file);
                    }
                } catch (e) {
                    failed.push(`${name}, ${size}, ${lang}: ${e.message}`); // the others are taken all the same
                }
                for (const other of chrome.contexts()) await other.close(); // and those of friends
            }
} finally {
    await chrome.close();
    await server.stop();
    await club.stop();
}
if (failed.length > 0) {
    console.error(failed.join('\n'));
    process.exit(1);
}
