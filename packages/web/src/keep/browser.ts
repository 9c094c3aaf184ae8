import { keepGames } from './games.ts';
import type { Games } from './games.ts';
import { idbStore } from './idb-store.ts';
import { newId } from './new-id.ts';

/** The games of this browser. */
export function gamesOfThisBrowser(): Games {
  return keepGames({
    store: idbStore(),
    newId,
    breathe: () => new Promise((resolve) => setTimeout(resolve)),
    clock: () => performance.now(),
  });
}
