/** A real process of the server: `start-process.ts PAGE OPTIONS [TIMES]`. A message from the parent is a fault. */
import { readSettings } from '../src/settings.ts';
import { runServer } from '../src/start.ts';
import type { StoppingTimes } from '../src/start.ts';

const [, , page = '', options = '{}', times] = process.argv;
const settings = readSettings(JSON.parse(options) as Record<string, string>, {});
const { server } =
  times === undefined
    ? await runServer(settings, page)
    : await runServer(settings, page, JSON.parse(times) as StoppingTimes);

process.on('message', () => {
  setImmediate(() => {
    throw new Error('a fault that nobody expects');
  });
});
process.send?.({ port: server.port, address: server.address });
