import { paintFor } from './paint.ts';
import type { Paint } from './paint.ts';
import { forTerminal, oneLine } from './terminal.ts';

export interface Output {
  readonly write: (text: string) => void;
  /** Replaces the current line of a terminal; an empty line clears it. */
  readonly redraw: (line: string) => void;
  readonly isTerminal: boolean;
  /** Characters per line; null if lines have no limit, as in a pipe. */
  readonly width: number | null;
  /** Leaves text plain if colours are not wanted. */
  readonly paint: Paint;
}

/** What layout code needs to know. */
export type Page = Pick<Output, 'width' | 'paint'>;

export interface Input {
  readonly isTerminal: boolean;
  readonly lines: () => AsyncIterable<string>;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

export function writeLines({ write }: Output, lines: readonly string[]): void {
  write(lines.map((line) => `${oneLine(line)}\n`).join(''));
}

/** Everything that a command knows of the outside world, so that tests can replace it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The user's folder: file names are relative to it. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** A seed if the user gives none. */
  readonly chance: () => number;
  /**
   * Ctrl-C ends the program immediately, until a command asks for this signal: then the first Ctrl-C aborts the
   * signal, the command finishes by itself, and only the second one ends the program. SIGTERM and SIGHUP do the same.
   */
  readonly interruption: () => AbortSignal;
}

/** The exit code that shells use for a program ended by Ctrl-C. */
export const INTERRUPTED = 130;

interface Medium {
  readonly isTerminal: boolean;
  readonly isColoured: boolean;
  /** A function, since it may change. */
  readonly width: () => number | null;
}

/** Removes everything that a terminal would act on, except our own colours. */
export function outputTo(send: (text: string) => void, { isTerminal, isColoured, width }: Medium): Output {
  return {
    write: (text) => send(forTerminal(text)),
    redraw: (line) => send(`\r\u001B[K${forTerminal(oneLine(line))}`),
    isTerminal,
    get width() {
      return width();
    },
    paint: paintFor(isColoured),
  };
}
