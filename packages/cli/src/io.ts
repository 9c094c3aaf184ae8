import { paintFor } from './paint.ts';
import type { Paint } from './paint.ts';
import { forTerminal, oneLine } from './terminal.ts';

/** Where something is written to. */
export interface Output {
  readonly write: (text: string) => void;
  /** Draws a line in place of the one at which a terminal is; an empty one wipes that away. */
  readonly redraw: (line: string) => void;
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
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

export function writeLines({ write }: Output, lines: readonly string[]): void {
  write(lines.map((line) => `${oneLine(line)}\n`).join(''));
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
   * command has to come to its end, and only the second one ends the program. The same goes for other signals to end.
   */
  readonly interruption: () => AbortSignal;
}

/** What a shell reports for a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;

interface Medium {
  readonly isTerminal: boolean;
  readonly isColoured: boolean;
  /** It may change. */
  readonly width: () => number | null;
}

/** `send` gets nothing that a terminal would act on but our own colours. */
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
