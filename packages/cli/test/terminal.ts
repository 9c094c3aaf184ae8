import type { GameSetup } from '@bluemoon/engine';
import { paintFor } from '../src/paint.ts';
import { play } from '../src/play.ts';

/** What stood on the screen when the game was left, and what was saved. */
export interface Played {
  readonly screen: string;
  readonly saved: ReadonlyMap<string, string>;
}

/** Looks at what was written since the last line was typed, and types the next one; undefined ends the input. */
export type Typist = (seen: string) => string | undefined;

export function typing(...lines: readonly string[]): Typist {
  const left = [...lines];
  return () => left.shift();
}

/** Plays a game through a terminal made of strings. */
export async function atTerminal(setup: GameSetup, typist: Typist, isColoured = false): Promise<Played> {
  let screen = '';
  let read = 0;
  const saved = new Map<string, string>();
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const line = typist(screen.slice(read));
      read = screen.length;
      if (line === undefined) return;
      yield line;
    }
  }
  await play(setup, {
    lines: lines(),
    paint: paintFor(isColoured),
    write: (text) => {
      screen += text;
    },
    prompt: () => {},
    save: async (file, text) => {
      if (saved.has(file)) return 'it exists';
      saved.set(file, text);
      return undefined;
    },
  });
  return { screen, saved };
}
