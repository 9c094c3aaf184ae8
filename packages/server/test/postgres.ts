/** A PostgreSQL for the tests: started by the first that needs one, gone with the test run however that ends. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../src/database/postgres.ts';

const quiet = (): void => {};

// Workers of one run are threads of one process; they share the folder, and so its postmaster.
const SHARED = join(tmpdir(), `bluemoon-test-${process.pid}`);

/** Kept between test files that share a worker, which load this file again. */
const worker = globalThis as { bluemoonTestServer?: Promise<string> };

const sharedServer = (): Promise<string> =>
  (worker.bluemoonTestServer ??= startEmbedded({ data: guarded(SHARED), log: quiet }).then(({ url }) => url));

/** The address of a new, empty database. */
export async function emptyDatabase(): Promise<string> {
  const server = await sharedServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A data folder for a server of the test's own. */
export const ownFolder = (): string =>
  guarded(join(tmpdir(), `bluemoon-test-${process.pid}-${randomBytes(6).toString('hex')}`));

/** When the process of the test run is gone, killed or not, the folder's postmaster ends and the folder goes. */
function guarded(folder: string): string {
  const script = `
    while kill -0 "$1"; do sleep 0.2; done
    kill -INT "$(head -n 1 "$2/postgres/postmaster.pid")"
    for _ in $(seq 100); do [ -e "$2/postgres/postmaster.pid" ] || break; sleep 0.1; done
    rm -rf "$2"`;
  spawn('sh', ['-c', script, 'sh', String(process.pid), folder], { detached: true, stdio: 'ignore' }).unref();
  return folder;
}
