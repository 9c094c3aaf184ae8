import { paintFor } from '../src/paint.ts';
import { runBluemoon } from '../src/program.ts';
import type { Io, Output } from '../src/io.ts';

export interface Given {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Io['env'];
  readonly isColoured?: boolean;
  readonly interruption?: AbortSignal;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in a world made of strings. */
export async function bluemoon(words: readonly string[], given: Given = {}): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const outputTo = (name: keyof typeof written): Output => ({
    write: (text) => {
      written[name] += text;
    },
    isTerminal: false,
    width: null,
    paint: paintFor(given.isColoured ?? false),
  });
  const code = await runBluemoon(words, {
    stdin: {
      isTerminal: false,
      lines: () => linesOf(given.input ?? ''),
      text: async () => given.input ?? '',
    },
    stdout: outputTo('stdout'),
    stderr: outputTo('stderr'),
    cwd: given.cwd ?? process.cwd(),
    env: given.env ?? {},
    now: () => performance.now(),
    chance: () => 42,
    interruption: () => given.interruption ?? new AbortController().signal,
  });
  return { code, ...written };
}

async function* linesOf(text: string): AsyncGenerator<string> {
  for (const line of text.split('\n').filter((line) => line !== '')) yield line;
}
