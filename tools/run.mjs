/**
 * Runs a program of the repository as one bundle: `node tools/run.mjs FILE …`. The engine and the search read many
 * imported constants, which are much faster inside one file.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [entry, ...words] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'bluemoon');

const program = await rolldown({
  input: join(root, entry),
  cwd: root,
  platform: 'node',
  external: ['commander', 'rolldown', 'tsx', 'ws', '@bluemoon/server'],
  // The layout of a state is hundreds of constants: as numbers they cost nothing.
  optimization: { inlineConst: { mode: 'all', pass: 3 } },
});
const { output } = await program.generate({ format: 'esm', sourcemap: 'inline', codeSplitting: false });
const [{ code: contents }] = output;
await program.close();
const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
const bundle = join(folder, `${basename(entry, '.ts')}-${hash}.mjs`);
if (!existsSync(bundle)) {
  mkdirSync(folder, { recursive: true });
  // Another run may be writing the same bundle: it must never be read half-written.
  const draft = `${bundle}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, bundle);
}
process.argv = [process.argv[0], bundle, ...words];
await import(pathToFileURL(bundle).href);
