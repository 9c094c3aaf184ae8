import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A process of the server as one file, which makes the rules much faster, with the thread of the house bots beside it.
 * Libraries stay where they are, so the folder has to be inside the repository.
 */
export async function bundleServer(entry: string, folder: string): Promise<string> {
  await build({
    entryPoints: {
      process: entry,
      thinker: fileURLToPath(new URL('../src/bots/thinker.ts', import.meta.url)),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    plugins: [
      {
        name: 'libraries stay outside',
        setup: (bundling) =>
          bundling.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@bluemoon/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return join(folder, 'process.mjs');
}
