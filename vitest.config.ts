import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './tools/lib/bundled-packages.ts';

export default defineConfig({
  plugins: [
    bundledPackages(import.meta.dirname, ['ai', 'analysis', 'art', 'engine', 'lessons', 'play', 'wire']),
    // What follows a game in progress is written with runes.
    svelte({ configFile: 'packages/web/svelte.config.js' }),
  ],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    // The code under test is pure, so files can share a worker: loading the cards once per worker
    // instead of once per file is most of the running time on a small machine.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    // Nothing fails for want of time: where other work shares the cores, everything takes longer.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
