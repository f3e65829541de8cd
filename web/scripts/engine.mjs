// engine.mjs: brings the WebAssembly module that meson built (-Dwasm=enabled) to where the page's build finds it.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';

const built = process.env.SAGEBRUSH_BUILD ? `${process.env.SAGEBRUSH_BUILD}/sagebrush.wasm` : new URL('../../build/sagebrush.wasm', import.meta.url);
const wanted = new URL('../src/generated/sagebrush.wasm', import.meta.url);

if (!existsSync(built)) {
    console.error(`There is no ${built}: build it first (meson setup build -Dwasm=enabled && ninja -C build sagebrush.wasm catalogue).`);
    process.exit(1);
}
mkdirSync(new URL('.', wanted), { recursive: true });
copyFileSync(built, wanted);
