import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the repository, where bundles find their libraries. */
export const CACHE = join(root, 'node_modules', '.cache', 'bluemoon');
const configFile = join(root, 'packages', 'web', 'vite.config.ts');

/** The folder with the built app. Builds it only if a source file has changed since the last build. */
export async function builtPage(): Promise<string> {
  const folder = join(CACHE, `table-${hashOfSources()}`);
  if (existsSync(folder)) return folder;
  removeOldBuilds();
  console.log('Building the game, which takes a few seconds …');
  // A test runner sets another mode, which builds a slower app without a service worker.
  process.env['NODE_ENV'] = 'production';
  // Another process may build the same folder, so it is built elsewhere and renamed when complete.
  const { build } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await build({ configFile, logLevel: 'error', build: { outDir: unfinished } });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

function hashOfSources(): string {
  const packages = readdirSync(join(root, 'packages'));
  const web = ['package.json', 'index.html', 'svelte.config.js', 'vite.config.ts', 'build'];
  const hash = createHash('sha256');
  for (const path of [
    'package-lock.json',
    ...packages.map((name) => `packages/${name}/src`),
    ...web.map((name) => `packages/web/${name}`),
  ])
    for (const file of filesAt(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const A_DAY = 24 * 60 * 60 * 1000;

/** A build that is older than a day is not in use any more. */
function removeOldBuilds(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (name.startsWith('table-') && statSync(folder).mtimeMs < Date.now() - A_DAY)
      rmSync(folder, { recursive: true, force: true });
  }
}
