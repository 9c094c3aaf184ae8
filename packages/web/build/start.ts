/** Builds the game, serves it and plays it online: `npm start [-- --port N]`. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { cachedServerBundle } from '@bluemoon/server/bundle';
import { isSettingFault, KNOWN_SETTINGS, readSettings, settingsHelp } from '@bluemoon/server/settings';
import type { Settings } from '@bluemoon/server/settings';
import { builtPage, CACHE } from './built-page.ts';

const USAGE = 'Usage: npm start [-- --port NUMBER]';
const HELP = `Builds the game, serves it on this machine, and plays it online with others.

${USAGE}

All settings, in [] the environment variable that can be set instead:
${settingsHelp()}`;

function parseCommand(): Settings | 'help' {
  try {
    const known = Object.values(KNOWN_SETTINGS).map(({ option }) => [option, { type: 'string' }] as const);
    const { values } = parseArgs({
      args: withNegatives(process.argv.slice(2)),
      options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    });
    if (values['help'] === true) return 'help';
    return readSettings(values as Readonly<Record<string, string | undefined>>, process.env);
  } catch (error) {
    if (isSettingFault(error)) return refuse(error.message);
    if (!(error instanceof TypeError)) throw error;
    // The rest of the message is for programmers.
    return refuse(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}

/** `--bots -1` as `--bots=-1`, so that the number is refused and not the way it is written. */
const withNegatives = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => {
    if (isNegative(word) && words[i - 1]?.startsWith('--') === true) return [];
    const next = words[i + 1] ?? '';
    return word.startsWith('--') && isNegative(next) ? [`${word}=${next}`] : [word];
  });

const isNegative = (word: string): boolean => /^-\d/.test(word);

function refuse(why: string): never {
  console.error(`${why} ${USAGE}`);
  process.exit(1);
}

const POLL_MS = 500;

/** npm passes signals only to the shell that runs the script, so this ends when its shell ends. */
function endWithShell(): void {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) end();
  }, POLL_MS).unref();
}

let end = (): void => process.exit();

/** What load tests measure, too: the rules are much faster in one file. */
async function bundledStart(): Promise<typeof import('@bluemoon/server/start')> {
  const entry = fileURLToPath(import.meta.resolve('@bluemoon/server/start'));
  return import(pathToFileURL(await cachedServerBundle(entry, CACHE)).href);
}

async function serve(settings: Settings): Promise<void> {
  const page = await builtPage();
  const { runServer, whereabouts } = await bundledStart();
  const { port: wanted } = settings;
  const { server, stop } = await runServer(settings, page).catch((error: Error) =>
    refuse(
      isSettingFault(error)
        ? error.message
        : `Port ${wanted} of ${settings.host} cannot be used: ${error.message}.`,
    ),
  );
  end = () => stop(0);
  if (wanted !== 0 && server.port !== wanted) {
    console.log(
      `\nPort ${wanted} is taken, so this is port ${server.port}. The browser keeps games and decks for each address, ` +
        `so those of port ${wanted} are not available here.`,
    );
  }
  console.log(`\n${whereabouts(server, settings).join('\n')}`);
  console.log('To play in the terminal instead: npm run -s bluemoon -- play');
}

const asked = parseCommand();
if (asked === 'help') console.log(HELP);
else {
  if (process.env['npm_lifecycle_event'] === 'start') endWithShell();
  await serve(asked);
}
