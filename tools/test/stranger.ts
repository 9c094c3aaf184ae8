/** A project outside the repository, with our packages installed from tarballs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PACKED = ['ai', 'engine', 'play'] as const;

export interface PackedManifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export function run(program: string, words: readonly string[], where: string) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: where, encoding: 'utf8' });
  return { status, stdout, stderr };
}

export const pack = (...words: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/pack.ts', ...words], ROOT);

export interface Stranger {
  readonly project: string;
  readonly manifestOf: (name: string) => PackedManifest;
  /** Files of an installed package, relative to its folder. */
  readonly filesOf: (name: string) => readonly string[];
  readonly readFile: (name: string, file: string) => string;
  readonly leave: () => void;
}

/** What our packages need of others. */
function foreignDependencies(): readonly string[] {
  const needed = PACKED.flatMap((name) => {
    const manifest = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(manifest) as Pick<PackedManifest, 'dependencies'>).dependencies);
  });
  return [...new Set(needed)].filter((name) => !name.startsWith('@bluemoon/'));
}

/** Packs the packages, and installs the tarballs in an empty project without a network. */
export function newStranger(): Stranger {
  const scratch = mkdtempSync(join(tmpdir(), 'bluemoon-stranger-'));
  const tarballs = join(scratch, 'tarballs');
  const project = join(scratch, 'project');
  const packed = pack(tarballs);
  if (packed.status !== 0) throw new Error(packed.stderr);

  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  // npm would download them; copies are in our own node_modules.
  const copies = foreignDependencies().map((name) => join(ROOT, 'node_modules', name));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const installed = run('npm', ['install', ...quiet, ...files, ...copies], project);
  if (installed.status !== 0) throw new Error(`npm install failed. ${installed.stderr}`);

  const folder = (name: string): string => join(project, 'node_modules/@bluemoon', name);
  const readFile = (name: string, file: string): string => readFileSync(join(folder(name), file), 'utf8');
  return {
    project,
    manifestOf: (name) => JSON.parse(readFile(name, 'package.json')) as PackedManifest,
    filesOf: (name) => readdirSync(folder(name), { recursive: true }).map((file) => `./${String(file)}`),
    readFile,
    leave: () => rmSync(scratch, { recursive: true, force: true }),
  };
}
