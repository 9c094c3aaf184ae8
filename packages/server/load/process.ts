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

process.on('message', (wanted: ToProcess) => {
  switch (wanted) {
    case 'memory': {
      // Without what is no longer used.
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      return tell({ kind: 'memory', bytes: heapUsed + external });
    }
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return tell({ kind: 'cpu', microseconds: user + system });
    }
  }
});
process.on('disconnect', () => process.exit(0));
tell({ kind: 'listening', port: server.port });
