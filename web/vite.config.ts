// The page's build.  Everything is served from one origin; no inline script or style (Content-Security-Policy).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What is only wanted by who asks: texts and screens away from the tables.  It is kept for offline use when the page is at rest. */
const LATER = /\.sbp$|(?:^|\/)(?:About|Learn|Puzzles|Replay|Rules|Settings|Setup|HelpPanel|RuleText|Chart|[a-z]+\.(?:en|fr))-/;
const STATIC = ['manifest.webmanifest', 'icon.svg', 'icon-192.png'];

/** What a table of the game shows from its first moment on; start page, end, lesson and sounds have their own. */
function boardOf(game: string): { name: string; test: RegExp } {
    return { name: `${game}-board`, test: new RegExp(`/src/games/${game}/(?!End|Course|turning|Scene|lesson|poster|sounds)`) };
}

/** Writes sw.js with the list of files that this build made. */
function serviceWorker(): Plugin {
    return {
        name: 'service-worker',
        apply: 'build',
        generateBundle(_options, bundle) {
            const files = Object.keys(bundle).filter((f) => f !== 'index.html');
            const core = ['./', ...files.filter((f) => !LATER.test(f)), ...STATIC];
            const rest = files.filter((f) => LATER.test(f));
            const hash = createHash('sha256').update(files.join());
            for (const file of ['index.html', 'sw/sw.js', ...STATIC.map((f) => `public/${f}`)]) hash.update(readFileSync(file));
            const version = hash.digest('hex').slice(0, 12);
            const head = `const CORE = ${JSON.stringify(core)};\nconst REST = ${JSON.stringify(rest)};\nconst VERSION = '${version}';\n`;
            this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync('sw/sw.js', 'utf8') });
        },
    };
}

export default defineConfig({
    plugins: [svelte(), serviceWorker()],
    base: './',
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        sourcemap: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            checks: { bundlerTimings: false }, // a slow machine is no news
            // A board and what it shares with its end screen is one file, not five: each costs a request.
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: ['colorado', 'goldriver', 'gwt'].map(boardOf) } },
        },
    },
    worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
});
