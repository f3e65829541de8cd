// engine.mjs: brings the WebAssembly modules that meson built (-Dwasm=enabled) to where the page's build finds them.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = join(process.env.SAGEBRUSH_BUILD ?? here('../../build'), 'src/wasm');
const wanted = here('../src/generated/modules');

if (!existsSync(join(built, 'sagebrush.wasm'))) {
    console.error(`There is no ${built}/sagebrush.wasm: build it first (meson setup build -Dwasm=enabled && ninja -C build src/wasm/sagebrush.wasm catalogue).`);
    process.exit(1);
}
rmSync(wanted, { recursive: true, force: true });
mkdirSync(wanted, { recursive: true });
for (const file of readdirSync(built).filter((name) => name.endsWith('.wasm'))) copyFileSync(join(built, file), join(wanted, file));
