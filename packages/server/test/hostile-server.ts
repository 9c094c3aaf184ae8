/** A server in a process of its own, which tells its parent where it is and how much memory it needs. */
import { serve } from './serving.ts';

const server = await serve();

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port, address: server.address });
