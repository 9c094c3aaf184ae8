/** Other releases of Node to test the packages on: each is an npm package with one program in it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** One release of every major version that the packages support. */
export const NODE_RELEASES = ['20.19.0', '22.23.3', '24.21.0'] as const;
export type NodeRelease = (typeof NODE_RELEASES)[number];

/** Where `npm run nodes` installs a release; a cache, so that `npm ci` stays small. */
function folderOf(root: string, release: NodeRelease): string {
  return join(root, 'node_modules/.cache/bluemoon/nodes', release);
}

function packageName(): string {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  // The shorter name is taken by another package.
  return system === 'darwin-arm64' ? `node-bin-${system}` : `node-${system}`;
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** The program of a release; null if it is not installed. The current Node is used for its own major version. */
export function nodeProgram(root: string, release: NodeRelease): string | null {
  if (majorOf(release) === majorOf(process.versions.node)) return process.execPath;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const path = join(folderOf(root, release), 'node_modules', packageName(), program);
  return existsSync(path) ? path : null;
}

/** Installs a release beside the others; returns the reason if that fails. */
export function fetchNode(root: string, release: NodeRelease): string | null {
  const folder = folderOf(root, release);
  mkdirSync(folder, { recursive: true });
  const quiet = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=0',
  ];
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', ...quiet, '--prefix', folder, `${packageName()}@${release}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0 && nodeProgram(root, release) !== null) return null;
  return error?.message ?? /^npm error (?!code)(.+)$/m.exec(stderr)?.[1] ?? 'npm could not install it';
}
