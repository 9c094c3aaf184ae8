import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { codeOf, DatabaseFault } from '../fault.ts';
import { pause } from '../pause.ts';
import { freePort, readAccess, USER, writeAccess, type Access, type Cluster } from './cluster.ts';
import { draftOf } from './draft.ts';

/** A connection that every process of ours holds: it counts the users of a postmaster and notices its end. */
export type Keeper = Client;

export const KEEPER = 'bluemoon keeper';

export const urlOf = ({ port, password }: Access): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

const POLL = 25;

/** Connects to the cluster's postmaster: to the one that runs, or else to one that it starts. */
export async function reachPostmaster(cluster: Cluster): Promise<{ keeper: Keeper; adopted: boolean }> {
  const running = await knock(cluster);
  if (running !== null) return { keeper: running, adopted: true };
  await disownForeignPid(cluster);
  const failed = launch(cluster, await readAccess(cluster));
  for (;;) {
    const keeper = await knock(cluster);
    if (keeper !== null) return { keeper, adopted: false };
    const exit = await Promise.race([failed, pause(POLL).then(() => null)]);
    if (exit === null) continue;
    // Another process may have started one in the same moment.
    const theirs = await knock(cluster);
    if (theirs !== null) return { keeper: theirs, adopted: true };
    throw await startFault(cluster, exit);
  }
}

/**
 * Null if nobody opens, or another PostgreSQL does, which does not know our password. Waits while PostgreSQL says that
 * it is starting, recovering or stopping.
 */
async function knock(cluster: Cluster): Promise<Keeper | null> {
  const access = await accessNow(cluster);
  for (;;) {
    const keeper = new Client({
      connectionString: urlOf(access),
      application_name: KEEPER,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    // Its end is what we wait for, not an accident.
    keeper.on('error', () => {});
    try {
      await keeper.connect();
      return keeper;
    } catch (error) {
      void keeper.end().catch(() => {});
      if (codeOf(error) !== CANNOT_CONNECT_NOW) return null;
      await pause(POLL);
    }
  }
}

const CANNOT_CONNECT_NOW = '57P03';

/** A postmaster that runs names its port itself; of two that were started at once, one may have chosen another. */
async function accessNow(cluster: Cluster): Promise<Access> {
  const access = await readAccess(cluster);
  const port = Number((await pidFile(cluster))[PORT_LINE]);
  return port > 0 ? { ...access, port } : access;
}

/** The address of a postmaster that was reached; the data folder remembers it. */
export async function keptAddress(cluster: Cluster, { port }: Keeper): Promise<string> {
  const access = await readAccess(cluster);
  if (access.port !== port) await writeAccess(cluster, { ...access, port });
  return urlOf({ ...access, port });
}

class PortTaken extends DatabaseFault {
  constructor(port: number) {
    super(`Port ${port} of this machine, on which the database listened, is used by another program.`);
  }
}

/** Resolves when the postmaster ends, with the size that the log had before. */
function launch({ folder, log, owner, binaries }: Cluster, { port }: Access): Promise<number> {
  const full = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG;
  const output = openSync(log, full ? 'w' : 'a', 0o600);
  try {
    const logged = fstatSync(output).size;
    const settings = Object.entries(CONFIGURATION).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(
      binaries.postgres,
      ['-D', folder, '-p', String(port), ...settings],
      // A group of its own: Ctrl-C reaches every process of the terminal's group, and we still have to flush.
      { ...owner, detached: true, stdio: ['ignore', output, output], cwd: folder, env: { LC_ALL: 'C' } },
    );
    child.unref();
    return new Promise((resolve) => {
      child.once('error', () => resolve(logged));
      child.once('exit', () => resolve(logged));
    });
  } finally {
    closeSync(output);
  }
}

const MAX_LOG = 1_000_000;

const CONFIGURATION = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  max_wal_size: '1GB',
  log_min_messages: 'warning',
  // A client that vanished with its machine is noticed within a minute.
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
  // After a crash one call for all files instead of one for each of a thousand: a second or two of the recovery.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

async function startFault(cluster: Cluster, logged: number): Promise<DatabaseFault> {
  const lines = (await readFile(cluster.log, 'utf8')).slice(logged);
  if (/could not bind|could not create any TCP/i.test(lines)) {
    const access = await readAccess(cluster);
    await writeAccess(cluster, { ...access, port: await freePort() });
    return new PortTaken(access.port);
  }
  const reason = lines.match(/FATAL: +(?!the database system is|terminating)(.*)/)?.[1] ?? 'it ended at once';
  return new DatabaseFault(`PostgreSQL does not start: ${reason}. More in ${cluster.log}.`);
}

/** The process that the postmaster's own file names; null if the file is not there, as after a clean stop. */
export async function postmasterPid(cluster: Cluster): Promise<number | null> {
  const pid = Number((await pidFile(cluster))[0]);
  return pid > 0 ? pid : null;
}

const PID_FILE = 'postmaster.pid';
const PORT_LINE = 3;

const pidFile = async ({ folder }: Cluster): Promise<readonly string[]> =>
  (await readFile(join(folder, PID_FILE), 'utf8').catch(() => '')).split('\n');

/**
 * After a crash the file may name a process that is something else by now (in a container the numbers start again),
 * or one that is dead but not yet reaped; PostgreSQL then refuses to start. It accepts the number of its own parent,
 * and still checks by itself that no orphan of the old postmaster uses the files.
 */
async function disownForeignPid(cluster: Cluster): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === null) return;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const isPostgres = status === null || / \(postgres\) [^ZX]/.test(status);
  if (isPostgres) return;
  const path = join(cluster.folder, PID_FILE);
  const draft = draftOf(path);
  const lines = await readFile(path, 'utf8');
  await writeFile(draft, lines.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
  if (cluster.owner !== null) await chown(draft, cluster.owner.uid, cluster.owner.gid);
  await rename(draft, path);
}

/** Ends the postmaster; waits until it is gone. */
export async function endPostmaster(cluster: Cluster): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === null) return;
  // SIGINT: PostgreSQL ends all sessions, writes a checkpoint and stops.
  signal(pid, 'SIGINT');
  while ((await postmasterPid(cluster)) === pid && signal(pid, 0)) await pause(POLL);
}

function signal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
