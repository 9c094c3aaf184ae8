/** One server process of the load tests: as `npm start` runs it, with limits off and an ear for its parent. */
import { runServer } from '../src/start.ts';
import { readSettings } from '../src/settings.ts';

export type ToParent =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'cpu'; readonly microseconds: number };

export type ToProcess = 'memory' | 'cpu';

const [page = '', ...words] = process.argv.slice(2);
const options = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
const { server } = await runServer(readSettings(options, {}), page);

const tell = (message: ToParent): void => void process.send?.(message);

/** Buffers outside the heap are freed in the background, after the collection that found them unused. */
async function collect(): Promise<void> {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  globalThis.gc?.();
}

async function answer(wanted: ToProcess): Promise<void> {
  switch (wanted) {
    case 'memory': {
      await collect();
      const { heapUsed, external } = process.memoryUsage();
      return tell({ kind: 'memory', bytes: heapUsed + external });
    }
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return tell({ kind: 'cpu', microseconds: user + system });
    }
  }
}

process.on('message', (wanted: ToProcess) => void answer(wanted));
process.on('disconnect', () => process.exit(0));
tell({ kind: 'listening', port: server.port });
