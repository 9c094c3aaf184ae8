/** A real process of the server: `start-process.ts PAGE OPTIONS-AS-JSON`. A message from the parent is a fault. */
import { readSettings } from '../src/settings.ts';
import { runServer } from '../src/start.ts';

const [, , page = '', options = '{}'] = process.argv;
const { server } = await runServer(readSettings(JSON.parse(options) as Record<string, string>, {}), page);

process.on('message', () => {
  setImmediate(() => {
    throw new Error('a fault that nobody expects');
  });
});
process.send?.({ port: server.port, address: server.address });
