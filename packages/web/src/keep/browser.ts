import type { PageTime } from './yield-to-page.ts';
import { keepGames } from './games.ts';
import type { Games } from './games.ts';
import { idbStore } from './idb-store.ts';
import type { Kind } from './idb-store.ts';
import type { Environment } from './keeper.ts';
import { exitBackupFor } from './exit-backup.ts';
import { newId } from './new-id.ts';
import { whenIdle } from '../ui/when-idle.ts';

export const PAGE_TIME: PageTime = {
  yieldToPage: () => new Promise((resolve) => setTimeout(resolve)),
  clock: () => performance.now(),
};

export function environmentFor(kind: Kind): Environment {
  return {
    store: idbStore(kind),
    exitBackup: exitBackupFor(kind, newId),
    newId,
    ...PAGE_TIME,
  };
}

export function gamesOfThisBrowser(): Games {
  return keepGames({
    ...environmentFor('games'),
    summaries: idbStore('summaries'),
    untilIdle: () => new Promise((resolve) => whenIdle(resolve)),
  });
}
