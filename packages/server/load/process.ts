/** One server process of the load tests: as `npm start` runs it, with limits off and an ear for its parent. */
import { runServer } from '../src/start.ts';
import { readSettings } from '../src/settings.ts';

export type ToParent =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'memory'; readonly bytes: number };

const [page = '', ...words] = process.argv.slice(2);
const options = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
const { server } = await runServer(readSettings(options, {}), page);

const tell = (message: ToParent): void => void process.send?.(message);

/** Without what is no longer used. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  tell({ kind: 'memory', bytes: heapUsed + external });
});
process.on('disconnect', () => process.exit(0));
tell({ kind: 'listening', port: server.port });
