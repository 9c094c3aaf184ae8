/** A real process of the server: `server-process.ts PAGE OPTIONS`. It ends with the test run. */
import { readSettings } from '@bluemoon/server/settings';
import { runServer } from '@bluemoon/server/start';

const [, , page = '', options = '{}'] = process.argv;
const { server, stop } = await runServer(
  readSettings(JSON.parse(options) as Record<string, string>, {}),
  page,
);
process.on('disconnect', () => stop(0));
process.send?.(server.port);
