import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { early } from './build/early.ts';
import { fonts } from './build/fonts.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative URLs: the built app works in any folder of any server.
  base: './',
  plugins: [svelte(), fonts(), early(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  server: { host: '127.0.0.1' },
});
