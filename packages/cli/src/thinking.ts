import type { Output } from './io.ts';

/** Says on a terminal that something takes its time, and wipes that away afterwards. */
export function whileThinking<T>({ isTerminal, redraw, paint }: Output, note: string, think: () => T): T {
  if (!isTerminal) return think();
  redraw(paint.quiet(note));
  try {
    return think();
  } finally {
    redraw('');
  }
}
