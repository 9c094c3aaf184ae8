/** Blue Moon in the terminal: `npm start`. */
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readArguments } from './arguments.ts';
import { paintFor } from './paint.ts';
import { play } from './play.ts';

const { stdin, stdout, stderr, env } = process;

// Whoever reads the output may leave first, as `head` does.
stdout.on('error', () => process.exit());

const request = readArguments(process.argv.slice(2), randomInt(1_000_000));
if (request.kind === 'tell') {
  (request.exitCode === 0 ? stdout : stderr).write(request.text);
  process.exitCode = request.exitCode;
} else {
  const isTerminal = stdin.isTTY && stdout.isTTY;
  // In a pipe `isTTY` is missing, which a chain of && would hand on instead of false.
  const isPlain = !stdout.isTTY || (env['NO_COLOR'] ?? '') !== '';
  const lines = createInterface({ input: stdin, crlfDelay: Infinity });
  await play(request.setup, {
    lines,
    paint: paintFor(!isPlain),
    write: (text) => stdout.write(text),
    prompt: () => {
      if (isTerminal) stdout.write('> ');
    },
    // npm runs scripts in the root of the repository; files belong where the player is.
    save: (file, text) => saveNew(resolve(env['INIT_CWD'] ?? '.', file), text),
  });
  lines.close();
}

async function saveNew(file: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
