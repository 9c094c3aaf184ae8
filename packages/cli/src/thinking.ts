import type { Output } from './io.ts';

const ERASED = '\r\u001B[K';

/** Says on a terminal that something takes its time, and wipes that away afterwards. */
export function whileThinking<T>({ isTerminal, write, paint }: Output, note: string, think: () => T): T {
  if (!isTerminal) return think();
  write(paint.quiet(note));
  try {
    return think();
  } finally {
    write(ERASED);
  }
}
