import { outputTo } from '../src/io.ts';
import type { Io, Output } from '../src/io.ts';
import { runBluemoon } from '../src/program.ts';

/** Sees the output since the last typed line, and types the next one; undefined ends the input. */
export type Typist = (seen: string) => string | undefined;

export interface Given {
  readonly input?: string | Typist;
  /** Instead of `input`, for commands that read it as a whole. */
  readonly bytes?: Iterable<Uint8Array>;
  readonly cwd?: string;
  readonly env?: Io['env'];
  readonly isColoured?: boolean;
  /** Width of the terminal; without it, output goes to a pipe. */
  readonly width?: number;
  readonly interruption?: AbortSignal;
  /** Hears all of the standard output so far, whenever there is more. */
  readonly onOutput?: (stdout: string) => void;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in a simulated world. */
export async function bluemoon(words: readonly string[], given: Given = {}): Promise<Ran> {
  const { input = '', width = null } = given;
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written): Output =>
    outputTo(
      (text) => {
        written[name] += text;
        given.onOutput?.(written.stdout);
      },
      { isTerminal: width !== null, isColoured: given.isColoured ?? false, width: () => width },
    );
  async function* typed(typist: Typist): AsyncGenerator<string> {
    let read = 0;
    for (;;) {
      const line = typist(written.stdout.slice(read));
      read = written.stdout.length;
      if (line === undefined) return;
      yield line;
    }
  }
  const code = await runBluemoon(words, {
    stdin: {
      isTerminal: width !== null,
      lines: () => typed(typeof input === 'string' ? typing(...linesOf(input)) : input),
      bytes: async function* () {
        yield* given.bytes ?? [Buffer.from(typeof input === 'string' ? input : '')];
      },
    },
    stdout: output('stdout'),
    stderr: output('stderr'),
    cwd: given.cwd ?? process.cwd(),
    env: given.env ?? {},
    now: () => performance.now(),
    chance: () => 42,
    interruption: () => given.interruption ?? new AbortController().signal,
  });
  return { code, ...written };
}

/** The output after the last of the lines. */
export async function answerTo(
  words: readonly string[],
  lines: readonly string[],
  given: Given = {},
): Promise<string> {
  let answer = '';
  const left = [...lines, 'quit'];
  const input: Typist = (seen) => {
    if (left.length === 1) answer = seen;
    return left.shift();
  };
  await bluemoon(words, { ...given, input });
  return answer;
}

export function typing(...lines: readonly string[]): Typist {
  const left = [...lines];
  return () => left.shift();
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
