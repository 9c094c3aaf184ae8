/** Our packages as published: JavaScript and declarations instead of TypeScript. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A package.json in `packages/`. */
export interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects: boolean;
  /** Each subpath with its TypeScript file: `./src/index.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Workspace {
  /** Below `packages`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** What all packages have in common, from the repository's package.json. */
interface Release {
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The packages of these names, and our packages that they need. */
function workspacesFor(root: string, names: readonly string[]): readonly Workspace[] {
  const all = readdirSync(join(root, 'packages')).map((folder) => ({
    folder,
    manifest: readJson(join(root, 'packages', folder, 'package.json')) as Manifest,
  }));
  const wanted = new Set(names);
  // Iterating over a set includes items that are added on the way.
  for (const name of wanted) {
    const found = all.find(({ manifest }) => manifest.name === name);
    for (const needed of Object.keys(found?.manifest.dependencies ?? {})) {
      if (all.some(({ manifest }) => manifest.name === needed)) wanted.add(needed);
    }
  }
  return all.filter(({ manifest }) => wanted.has(manifest.name));
}

/** What is not part of a package's own code, such as the training of its bots, stays in the repository. */
const isPublished = (source: string): boolean => source.startsWith('./src/');

const built = (source: string, ending: string): string =>
  source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, ending);

/** The package.json of the tarball; in the repository, versions of our own packages are placeholders. */
export function publicManifest(manifest: Manifest, { version, engines }: Release, ours: ReadonlySet<string>) {
  const { name, description, license, sideEffects, exports, dependencies = {} } = manifest;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    engines,
    files: ['dist'],
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, source]) => isPublished(source))
        .map(([subpath, source]) => [
          subpath,
          { types: built(source, '.d.ts'), default: built(source, '.js') },
        ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([needed, range]) => [needed, ours.has(needed) ? version : range]),
    ),
  };
}

/** TypeScript keeps `.ts` file names in its declarations, which only recent compilers understand. */
export function nameBuiltFiles(declaration: string): string {
  return declaration.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]*)\.ts\2/g, '$1.js$2');
}

function run(command: string, words: readonly string[], where: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd: where,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error !== undefined) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`);
}

function compile(root: string, workspaces: readonly Workspace[], out: string): void {
  const sources = workspaces.map(({ folder }) => join(root, 'packages', folder, 'src/**/*.ts'));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      // `npm run lint` checks each package under its own options.
      noCheck: true,
      rootDir: join(root, 'packages'),
      outDir: out,
    },
    include: sources,
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config));
  // The native compiler writes the same modules and types in less than half of the time.
  const tsgo = createRequire(import.meta.url).resolve('@typescript/native-preview/package.json');
  run(process.execPath, [join(dirname(tsgo), 'bin/tsgo'), '-p', out], root);
}

function nameBuiltFilesBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, nameBuiltFiles(readFileSync(path, 'utf8')));
  }
}

/** Builds these packages and our packages that they need, and packs each into a tarball in `scratch`. */
export function packInto(scratch: string, root: string, names: readonly string[]): readonly string[] {
  const workspaces = workspacesFor(root, names);
  const ours = new Set(workspaces.map(({ manifest }) => manifest.name));
  const release = readJson(join(root, 'package.json')) as Release;
  const compiled = join(scratch, 'compiled');
  compile(root, workspaces, compiled);

  const staged = workspaces.map(({ folder, manifest }) => {
    const stage = join(scratch, 'staged', folder);
    cpSync(join(compiled, folder, 'src'), join(stage, 'dist'), { recursive: true });
    nameBuiltFilesBelow(join(stage, 'dist'));
    copyFileSync(join(root, 'packages', folder, 'README.md'), join(stage, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    const shown = publicManifest(manifest, release, ours);
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(shown, null, 2)}\n`);
    return stage;
  });

  const tarballs = join(scratch, 'tarballs');
  mkdirSync(tarballs);
  run('npm', ['pack', '--offline', '--ignore-scripts', '--pack-destination', tarballs, ...staged], scratch);
  return readdirSync(tarballs)
    .toSorted()
    .map((name) => join(tarballs, name));
}
