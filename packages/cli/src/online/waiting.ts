import type { Io } from '../io.ts';

/** Shows for whom and how long: one line that is redrawn on a terminal, a line from time to time elsewhere. */
export interface Waiting {
  /** Null: for nobody. */
  show(what: string | null): void;
}

const MILLISECONDS_BETWEEN_DRAWINGS = 1000;
const MILLISECONDS_BETWEEN_LINES = 30_000;

export function waitingOn({ stderr, now }: Pick<Io, 'stderr' | 'now'>): Waiting {
  let shown: string | null = null;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  function draw(): void {
    const line = `${shown} … ${Math.round((now() - since) / 1000)} s`;
    if (stderr.isTerminal) stderr.redraw(line.slice(0, (stderr.width || Infinity) - 1));
    else stderr.write(`${line}\n`);
  }

  return {
    show(what) {
      if (what === shown) return;
      clearInterval(timer);
      if (shown !== null && stderr.isTerminal) stderr.redraw('');
      shown = what;
      since = now();
      if (what === null) return;
      if (stderr.isTerminal) draw();
      timer = setInterval(
        draw,
        stderr.isTerminal ? MILLISECONDS_BETWEEN_DRAWINGS : MILLISECONDS_BETWEEN_LINES,
      );
      timer.unref();
    },
  };
}
