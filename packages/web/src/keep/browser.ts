import type { Breath } from './breath.ts';
import { keepGames } from './games.ts';
import type { Games } from './games.ts';
import { idbStore } from './idb-store.ts';
import type { Kind } from './idb-store.ts';
import type { Surroundings } from './keeper.ts';
import { lastWordsOf } from './last-words.ts';
import { newId } from './new-id.ts';

export const BREATH: Breath = {
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
  clock: () => performance.now(),
};

/** What a keeper needs of this browser. */
export function surroundingsFor(kind: Kind): Surroundings {
  return {
    store: idbStore(kind),
    lastWords: lastWordsOf(kind, newId),
    newId,
    ...BREATH,
  };
}

/** The games of this browser. */
export function gamesOfThisBrowser(): Games {
  return keepGames(surroundingsFor('games'));
}
