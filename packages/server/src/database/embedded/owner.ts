import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFault } from '../fault.ts';

const run = promisify(execFile);

/** The system's user as whom PostgreSQL runs, if not as ourselves. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; for root it runs as the one who owns its files, else as the user postgres. */
export async function ownerOf(cluster: string): Promise<Owner | null> {
  const own = process.getuid?.();
  if (own === undefined) return null;
  const files = await stat(cluster).catch(() => null);
  if (own === 0)
    return files === null || files.uid === 0 ? postgresUser() : { uid: files.uid, gid: files.gid };
  if (files !== null && files.uid !== own)
    throw new DatabaseFault(
      `The database in ${cluster} belongs to another user (uid ${files.uid}): start the server as that user, or choose another folder with --data.`,
    );
  return null;
}

async function postgresUser(): Promise<Owner> {
  const known = await lookUp('postgres');
  if (known !== null) return known;
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]).catch(() => null);
  const made = await lookUp('postgres');
  if (made !== null) return made;
  throw new DatabaseFault(
    'PostgreSQL does not run as root, and a user “postgres” could not be made: start the server as an ordinary user, or name a database with DATABASE_URL.',
  );
}

async function lookUp(name: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** The folder on the way to `path`, itself included, that keeps `owner` out; null if they get there. */
export async function closedTo(owner: Owner | null, path: string): Promise<string | null> {
  if (owner === null) return null;
  const parent = dirname(path);
  const closedParent = parent === path ? null : await closedTo(owner, parent);
  if (closedParent !== null) return closedParent;
  const { uid, gid, mode } = await stat(path);
  const enter = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  return (mode & enter) === 0 ? path : null;
}
