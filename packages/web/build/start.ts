/** Builds the game and serves it on this machine: `npm start [-- --port N]`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFolder } from '@bluemoon/server/files';

const USAGE = 'Usage: npm start [-- --port NUMBER]';
const HELP = `Builds the game and serves it on this machine.

${USAGE}

  --port NUMBER  the port to use (4173); the next free one if it is taken; 0 for any free port`;

function parseCommand(): { readonly port: number } | 'help' {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '4173' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return 'help';
    const port = Number(values.port);
    if (/^\d+$/.test(values.port) && port <= 65_535) return { port };
    return refuse(`“${values.port}” is not a port: use a number from 0 to 65535.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of the message is for programmers.
    return refuse(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}

function refuse(why: string): never {
  console.error(`${why} ${USAGE}`);
  process.exit(1);
}

const POLL_MS = 500;

/** npm passes signals only to the shell that runs the script, so this ends when its shell ends. */
function endWithShell(): void {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.exit();
  }, POLL_MS).unref();
}

async function serve(wanted: number): Promise<void> {
  const { build } = await import('vite');
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  console.log('Building the game, which takes a few seconds …');
  await build({ configFile, logLevel: 'error' });
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const { address, port } = await serveFolder(folder, wanted).catch((error: Error) =>
    refuse(`Port ${wanted} cannot be used: ${error.message}.`),
  );
  if (wanted !== 0 && port !== wanted) {
    console.log(
      `\nPort ${wanted} is taken, so this is port ${port}. The browser keeps games and decks for each address, ` +
        `so those of port ${wanted} are not available here.`,
    );
  }
  console.log(`\nBlue Moon is running at ${address} — open it in a browser. Press Ctrl-C to stop.`);
  console.log('To play in the terminal instead: npm run -s bluemoon -- play');
}

const asked = parseCommand();
if (asked === 'help') console.log(HELP);
else {
  if (process.env['npm_lifecycle_event'] === 'start') endWithShell();
  await serve(asked.port);
}
