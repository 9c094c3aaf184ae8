import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '@bluemoon/server/bundle';
import { builtPage } from '../build/built-page.ts';

/** A process of the server, as `npm start` runs it. */
export interface Process {
  readonly address: string;
  readonly port: number;
  /** Lines that are open. */
  lines(): Promise<number>;
  /** Ends it without warning, or asks it to end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Processes that share one PostgreSQL, which the first starts and the last stops. */
export interface Fleet {
  /** Runs until the end. */
  readonly first: Process;
  /** At any free port, or at the one that an earlier process had. */
  start(port?: number): Promise<Process>;
  close(): Promise<void>;
}

/** The name is that of the test file: fleets that run at the same time have a PostgreSQL each. */
export async function newFleet(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const page = await builtPage();
  // Inside the repository, where a bundle finds its libraries.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/bluemoon/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const bundles = mkdtempSync(join(cache, 'server-'));
  const program = await bundleServer(fileURLToPath(new URL('server-process.ts', import.meta.url)), bundles);
  const data = join(tmpdir(), `bluemoon-${name}-${process.pid}`);
  const running = new Set<Process>();

  async function start(port = 0): Promise<Process> {
    const options = { data, port: String(port), bots: '0', log: 'warn', ...settings };
    const child = fork(program, [page, JSON.stringify(options)]);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`A process of the server ended with code ${code}.`);
    });
    const [listening] = (await Promise.race([once(child, 'message'), ended])) as [number];
    ended.catch(() => undefined);
    const address = `http://127.0.0.1:${listening}/`;
    while (!(await fetch(`${address}readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
    const started: Process = {
      address,
      port: listening,
      async lines() {
        const figures = await (await fetch(`${address}metrics`)).text();
        return Number(/^bluemoon_connections (\d+)$/m.exec(figures)?.[1]);
      },
      async end(signal) {
        running.delete(started);
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      },
    };
    running.add(started);
    return started;
  }

  return {
    first: await start(),
    start,
    async close() {
      await Promise.all([...running].map((one) => one.end('SIGTERM')));
      for (const folder of [data, bundles]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
