import type { Output } from './io.ts';

/** Shows a note on a terminal while `think` runs. */
export function whileThinking<T>({ isTerminal, redraw, paint }: Output, note: string, think: () => T): T {
  if (!isTerminal) return think();
  redraw(paint.quiet(note));
  try {
    return think();
  } finally {
    redraw('');
  }
}
