/**
 * The pure packages as tests get them: built once, as modules that Node loads by itself, in which games are much faster
 * than in modules that Vitest wraps one by one. A module that a test names by its path is the same as the one in the
 * package, `@bluemoon/engine`. In watch mode everything is source.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import type { Manifest } from './packages.ts';

export function bundledPackages(root: string, packages: readonly string[]): Plugin {
  const packagesFolder = join(root, 'packages');
  const sources = packages.flatMap((name) => {
    const source = join(packagesFolder, name, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.ts')).map((file) => join(source, file));
  });
  const isSource = new Set(sources);
  const exported = new Map<string, string>(
    packages.flatMap((name) => {
      const folder = join(packagesFolder, name);
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
        entryPoints: sources,
        outbase: packagesFolder,
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
    resolveId: (named, importer) => {
      const source = exported.get(named) ?? resolve(dirname(importer ?? root), named);
      if (isWatching || !isSource.has(source)) return null;
      return { id: join(folder, relative(packagesFolder, source).replace(/ts$/, 'mjs')), external: true };
    },
  };
}
