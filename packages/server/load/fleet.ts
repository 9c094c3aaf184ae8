import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../build/bundle.ts';
import { migrate } from '../src/database/migrations.ts';
import { connect } from '../src/database/pool.ts';
import type { Database } from '../src/database/pool.ts';
import { startEmbedded } from '../src/database/postgres.ts';
import type { ToParent, ToProcess } from './process.ts';

/** Server processes on one database, all of them started here and gone at the end. */
export interface Fleet {
  readonly database: Database;
  /** Of the processes that listen. */
  readonly ports: () => readonly number[];
  /** What all processes hold in memory, in bytes. */
  memory(): Promise<number>;
  /** How long all processes have kept a core busy, in microseconds. */
  cpu(): Promise<number>;
  /** Ends one process without warning; another one takes its place. */
  killProcess(number: number): Promise<void>;
  /** Ends PostgreSQL without warning; it is started again by its supervisor. */
  killDatabase(): void;
  /** How often PostgreSQL was killed and answered again, in the order in which that happened. */
  readonly outages: readonly Outage[];
  close(): Promise<void>;
}

export interface Outage {
  readonly from: number;
  /** Null while it lasts. */
  to: number | null;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Inside the repository, so that the bundle finds the libraries. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

export async function startFleet(processes: number, say: (line: string) => void): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'bluemoon-load-'));
  // As root, PostgreSQL runs as another user, who has to get through.
  chmodSync(folder, 0o711);
  const data = join(folder, 'data');
  const page = mkdtempSync(join(folder, 'page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>load</title>');
  mkdirSync(CACHE, { recursive: true });
  const bundles = mkdtempSync(join(CACHE, 'load-'));
  const running: (Running | null)[] = Array.from({ length: processes }, () => null);
  // However it ends: nothing of it goes on, and nothing stays on the disk.
  process.once('exit', () => {
    for (const one of running) one?.child.kill('SIGKILL');
    killPostmaster(data);
    for (const made of [folder, bundles]) rmSync(made, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const bundle = await bundleServer(fileURLToPath(new URL('process.ts', import.meta.url)), bundles);
  const outages: Outage[] = [];
  const embedded = await startEmbedded({
    data,
    log: say,
    onUp: () => {
      for (const one of outages) one.to ??= performance.now();
    },
  });
  const database = connect(embedded.url, 'bluemoon load');
  await migrate(database);

  async function start(number: number): Promise<void> {
    const child = fork(
      bundle,
      [page, 'port=0', 'bots=0', 'limits=off', 'log=silent', `database=${embedded.url}`],
      {
        // As in `npm start`: what a request needs is gone before it becomes old, which halves the work of collecting it.
        execArgv: ['--expose-gc', '--max-semi-space-size=64', '--heap-growing-percent=300'],
      },
    );
    const port = await new Promise<number>((resolve, reject) => {
      child.on('message', (message: ToParent) => {
        if (message.kind === 'listening') resolve(message.port);
      });
      child.once('exit', (code) => reject(new Error(`a server process ended with code ${code}`)));
    });
    await ready(port);
    running[number] = { child, port };
  }

  for (let number = 0; number < processes; number++) await start(number);

  async function sumOf(figure: (child: ChildProcess) => Promise<number>): Promise<number> {
    const parts = running.flatMap((one) => (one === null ? [] : [figure(one.child)]));
    return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
  }

  return {
    database,
    ports: () => running.flatMap((one) => (one === null ? [] : [one.port])),
    memory: () => sumOf(async (child) => (await asked(child, 'memory')).bytes),
    cpu: () => sumOf(async (child) => (await asked(child, 'cpu')).microseconds),
    async killProcess(number) {
      const one = running[number % processes];
      if (one == null) return;
      running[number % processes] = null;
      one.child.kill('SIGKILL');
      await start(number % processes);
    },
    outages,
    killDatabase() {
      outages.push({ from: performance.now(), to: null });
      killPostmaster(data);
    },
    async close() {
      const ended = running.map(
        (one) =>
          new Promise<void>((resolve) => {
            if (one === null || one.child.exitCode !== null) return resolve();
            one.child.once('exit', () => resolve());
            one.child.kill('SIGTERM');
          }),
      );
      await Promise.all(ended);
      await database.close();
      await embedded.stop();
    },
  };
}

/** Nothing happens if none runs. */
function killPostmaster(data: string): void {
  try {
    const [pid] = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It is being started again.
  }
}

function asked<K extends ToProcess>(
  child: ChildProcess,
  wanted: K,
): Promise<Extract<ToParent, { readonly kind: K }>> {
  type Answer = Extract<ToParent, { readonly kind: K }>;
  return new Promise((resolve) => {
    const hear = (message: ToParent): void => {
      if (message.kind !== wanted) return;
      child.off('message', hear);
      resolve(message as Answer);
    };
    child.on('message', hear);
    child.send(wanted);
  });
}

async function ready(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
