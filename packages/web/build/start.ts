/** Builds the table and serves it on this machine: `npm start [-- --port N]`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`“${values.port}” is no port. Give a number, for instance: npm start -- --port 8080`);
  process.exit(1);
}
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

console.log('Building the table, which takes a few seconds …');
await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, preview: { port }, logLevel: 'error' });
console.log(`\nThe table is laid. Open ${server.resolvedUrls?.local[0] ?? ''} in a browser.`);
console.log('Ctrl-C ends it. To play in the terminal instead: npm run -s bluemoon -- play');
