import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { paintFor } from './paint.ts';
import type { Paint } from './paint.ts';

/** Where something is written to. */
export interface Output {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Letters in a line; null where nothing has to fit a line, as in a pipe. */
  readonly width: number | null;
  /** Plain where colours are not wanted. */
  readonly paint: Paint;
}

/** What those need to know who lay out lines. */
export type Page = Pick<Output, 'width' | 'paint'>;

/** Where something is read from: line by line, or as a whole. */
export interface Input {
  readonly isTerminal: boolean;
  readonly lines: () => AsyncIterable<string>;
  readonly text: () => Promise<string>;
}

export function writeLines({ write }: Output, lines: readonly string[]): void {
  write(lines.map((line) => `${line}\n`).join(''));
}

/** All that a command knows of the world outside, so that tests can stand for it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Where the user is: names of files are meant from here. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that only go up. */
  readonly now: () => number;
  /** A seed where the user gives none. */
  readonly chance: () => number;
  /**
   * Ctrl-C ends the program at once, until a command asks for this signal: then the first Ctrl-C aborts it and the
   * command has to come to its end, and only the second one ends the program.
   */
  readonly interruption: () => AbortSignal;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // Whoever reads the output may leave first, as `head` does.
  for (const stream of [stdout, stderr]) stream.on('error', () => process.exit());
  return {
    stdin: {
      isTerminal: isTerminal(stdin),
      lines: () => linesOf(stdin),
      text: () => text(stdin),
    },
    stdout: outputTo(stdout, env),
    stderr: outputTo(stderr, env),
    // npm runs scripts in the root of the repository.
    cwd: env['INIT_CWD'] ?? process.cwd(),
    env,
    now: () => performance.now(),
    chance: () => Math.floor(Math.random() * 1_000_000),
    interruption: interruptionOf(),
  };
}

/** Whoever stops reading lets go of the stream: an open terminal would keep the program from ending. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const reader = createInterface({ input, crlfDelay: Infinity });
  try {
    yield* reader;
  } finally {
    reader.close();
  }
}

/** In a pipe `isTTY` is missing altogether, though its type says otherwise. */
const isTerminal = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY ?? false;

function outputTo(stream: NodeJS.WriteStream, env: Io['env']): Output {
  const fits = isTerminal(stream);
  return {
    write: (text) => void stream.write(text),
    isTerminal: fits,
    get width() {
      return fits ? stream.columns : null;
    },
    paint: paintFor(fits && (env['NO_COLOR'] ?? '') === ''),
  };
}

/** What a shell reports for a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;

function interruptionOf(): () => AbortSignal {
  let asked: AbortController | undefined;
  return () => {
    if (asked !== undefined) return asked.signal;
    const controller = new AbortController();
    asked = controller;
    process.on('SIGINT', () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
    return controller.signal;
  };
}
