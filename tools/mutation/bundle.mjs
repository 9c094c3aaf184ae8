/** Tests and everything they import as one script, which can be run afresh for every mutant in a moment. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';

/** When run, it puts a function for each test file, which loads that file, into `testFiles` of the global object. */
export async function bundleOf(files) {
  const loaders = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `globalThis.testFiles = { ${loaders.join(', ')} };`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    target: 'node20',
    external: ['esbuild', 'fast-check'],
    logLevel: 'error',
    plugins: [{ name: 'bluemoon', setup }],
  });
  globalThis.require = createRequire(import.meta.url);
  return new Script(outputFiles[0].text, { filename: 'tests.js' });
}

function setup(building) {
  building.onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'own' }));
  building.onLoad({ filter: /.*/, namespace: 'own' }, () => ({
    contents: 'module.exports = globalThis.vitest',
  }));
  // Links in node_modules lead out of the folder in which Stryker has changed the code.
  building.onResolve({ filter: /^@bluemoon\// }, ({ path }) => ({ path: packaged(path) }));
  building.onLoad({ filter: /\/test\/.*\.ts$/ }, async ({ path }) => {
    const code = await readFile(path, 'utf8');
    return {
      contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    };
  });
}

function packaged(path) {
  const [, name, ...inside] = path.split('/');
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return resolve('packages', name, exports[['.', ...inside].join('/')]);
}
