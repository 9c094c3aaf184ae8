import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, DatabaseFault, messageOf } from '../fault.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { draftOf } from './draft.ts';
import { closedTo, ownerOf, type Owner } from './owner.ts';

const run = promisify(execFile);

/** A folder in which PostgreSQL keeps its files, and how it is run. */
export interface Cluster {
  readonly folder: string;
  readonly log: string;
  readonly owner: Owner | null;
  readonly binaries: Binaries;
}

/** How to reach the postmaster of a cluster. Kept inside it, readable to its owner alone. */
export interface Access {
  readonly port: number;
  readonly password: string;
}

export const USER = 'bluemoon';

/** Opens the cluster in the data folder; makes it on first use. */
export async function openCluster(data: string): Promise<Cluster> {
  await makeFolder(data);
  const folder = join(data, 'postgres');
  const owner = await ownerOf(folder);
  const closed = await closedTo(owner, data);
  if (closed !== null)
    throw new DatabaseFault(
      `For root, PostgreSQL runs as the user postgres, who cannot enter ${closed}: choose another folder, such as --data /var/lib/bluemoon.`,
    );
  const cluster = {
    folder,
    log: join(data, 'postgres.log'),
    owner,
    binaries: await findBinaries(data, owner),
  };
  await removeDrafts(data);
  if (!(await exists(folder))) await makeCluster(cluster);
  return cluster;
}

async function makeFolder(data: string): Promise<void> {
  try {
    if ((await makeWithParents(data)) === 'made') await chmod(data, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    throw new DatabaseFault(
      `The data folder ${data} cannot be made (${codeOf(error)}): choose another one with --data.`,
    );
  }
}

/** Node's own way to make parents never ends where the system denies that there is a parent, as below /proc. */
async function makeWithParents(folder: string): Promise<'made' | 'there'> {
  if (await exists(folder)) return 'there';
  if (dirname(folder) !== folder) await makeWithParents(dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may have been first.
    if (!(await exists(folder))) throw error;
  });
  return 'made';
}

/** Made under another name and then renamed: of two processes that begin at once, one wins and both use its cluster. */
async function makeCluster({ folder, owner, binaries }: Cluster): Promise<void> {
  const draft = `${folder}.draft-${randomBytes(6).toString('hex')}`;
  const access: Access = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, access.password, { mode: 0o600 });
    if (owner !== null) for (const path of [draft, passwordFile]) await chown(path, owner.uid, owner.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...owner, env: {} },
    );
    await writeAccess({ folder: draft, owner }, access);
    await rename(draft, folder).catch((error: unknown) => {
      if (!/^(ENOTEMPTY|EEXIST|EPERM)$/.test(codeOf(error))) throw error;
    });
  } catch (error) {
    throw new DatabaseFault(
      `A database cannot be made in ${folder} (${reasonOf(error)}): choose another folder with --data.`,
    );
  } finally {
    for (const path of [draft, passwordFile]) await rm(path, { recursive: true, force: true });
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && typeof error.stderr === 'string'
    ? (error.stderr.match(/(?:error|FATAL): *(.*)/)?.[1] ?? messageOf(error))
    : messageOf(error);

export async function readAccess({ folder }: Pick<Cluster, 'folder'>): Promise<Access> {
  try {
    return JSON.parse(await readFile(join(folder, ACCESS), 'utf8')) as Access;
  } catch (error) {
    throw new DatabaseFault(
      `${join(folder, ACCESS)}, which holds the password of the database, cannot be read (${messageOf(error)}): put it back from your backup.`,
    );
  }
}

export async function writeAccess(
  { folder, owner }: Pick<Cluster, 'folder' | 'owner'>,
  access: Access,
): Promise<void> {
  const path = join(folder, ACCESS);
  const draft = draftOf(path);
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  if (owner !== null) await chown(draft, owner.uid, owner.gid);
  await rename(draft, path);
}

const ACCESS = 'bluemoon-access.json';

/** Below the range from which systems take the ports of outgoing connections, so that it is free next time too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await canListen(port)) return port;
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const HOUR = 3_600_000;

/** What a crash during the first start left behind. */
async function removeDrafts(data: string): Promise<void> {
  for (const name of await readdir(data)) {
    const path = join(data, name);
    if (!name.startsWith('postgres.draft-')) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - HOUR) await rm(path, { recursive: true, force: true });
  }
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;
