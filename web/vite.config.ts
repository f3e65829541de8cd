// The page's build.  Everything is served from one origin; no inline script or style (Content-Security-Policy).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [svelte()],
    base: './',
    build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, sourcemap: false },
    worker: { format: 'es' },
});
