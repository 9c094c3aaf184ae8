/**
 * The packages as the tests get them that name them, `@bluemoon/engine`: built once, with all modules of a package in
 * one file, which makes games several times faster than in modules that Vitest wraps one by one. Tests get the modules of
 * their own package by path, and so from the source. In watch mode everything is source.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import type { Manifest } from './packages.ts';

export function bundledPackages(root: string, packages: readonly string[]): Plugin {
  const sources = new Map<string, string>(
    packages.flatMap((name) => {
      const folder = join(root, 'packages', name);
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return Object.entries(exports).map(
        ([subpath, source]) => [`@bluemoon/${name}${subpath.slice(1)}`, join(folder, source)] as const,
      );
    }),
  );
  let folder: string;
  let isWatching = false;
  return {
    name: 'bundled-packages',
    enforce: 'pre',
    configureVitest: ({ vitest }: VitestPluginContext) => {
      isWatching = vitest.config.watch;
    },
    async buildStart() {
      const cache = join(root, 'node_modules/.cache/bluemoon');
      mkdirSync(cache, { recursive: true });
      folder = mkdtempSync(join(cache, 'tests-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      await build({
        entryPoints: Object.fromEntries(sources),
        outdir: folder,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: 'inline',
        plugins: [
          {
            name: 'libraries stay outside',
            setup: (bundling) =>
              bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
                kind === 'entry-point' || path.startsWith('@bluemoon/')
                  ? undefined
                  : { path, external: true },
              ),
          },
        ],
      });
    },
    resolveId: (source) =>
      sources.has(source) && !isWatching ? { id: join(folder, `${source}.mjs`), external: true } : null,
  };
}
