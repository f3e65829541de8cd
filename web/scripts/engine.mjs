// engine.mjs: brings the WebAssembly modules and the weights that meson built (-Dwasm=enabled) to where the page's build finds them.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = join(process.env.SAGEBRUSH_BUILD ?? here('../../build'), 'src/wasm');
const wanted = { '.wasm': here('../src/generated/modules'), '.sbw': here('../src/generated/weights') };

if (!existsSync(join(built, 'sagebrush.wasm'))) {
    console.error(`There is no ${built}/sagebrush.wasm: build it first (meson setup build -Dwasm=enabled && ninja -C build src/wasm/sagebrush.wasm catalogue).`);
    process.exit(1);
}
for (const [ending, folder] of Object.entries(wanted)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(built).filter((name) => name.endsWith(ending))) copyFileSync(join(built, file), join(folder, file));
}
