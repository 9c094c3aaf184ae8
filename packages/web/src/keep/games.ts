import type { Sitting } from '../game/sitting.ts';
import type { GameStore } from './game-store.ts';
import { listGames } from './game-list.ts';
import type { GameList, ListTime } from './game-list.ts';
import { keeperOf } from './keeper.ts';
import type { Keeper, Environment } from './keeper.ts';
import { listedGame } from './listed-game.ts';
import type { ListedGame } from './listed-game.ts';
import { isSameEntry, readEntry, toStored } from './stored-game.ts';
import type { Kept } from './stored-game.ts';
import { summariesIn, toStoredSummary } from './summaries.ts';
import type { Summaries } from './summaries.ts';
import { summaryIfKnown, summaryOfSitting } from './summary.ts';

export type { Change, Persistence } from './keeper.ts';

export interface Games extends Keeper<Sitting, Kept> {
  readonly list: GameList;
}

export interface GameEnvironment extends Environment, ListTime {
  /** The summaries of the games, by id. */
  readonly summaries: GameStore;
}

/** `read` replays the game. */
export function keepGames(environment: GameEnvironment, read: typeof readEntry = readEntry): Games {
  const summaries = summariesIn(environment.summaries);
  /** By what is stored of the game. */
  const listed = new WeakMap<object, ListedGame>();

  /** Saving must not replay the game: if nothing has its summary ready, the next list makes it. */
  function toStoredWithSummary(sitting: Sitting): unknown {
    const stored = toStored(sitting);
    const isKnown = summaryIfKnown(sitting.record) !== null;
    if (isKnown) listed.set(stored, listedGame(sitting, summaryOfSitting(sitting)));
    return stored;
  }

  const keeper = keeperOf(
    { toStored: toStoredWithSummary, read, isSame: isSameEntry },
    { ...environment, store: withSummaries(environment.store, summaries, listed) },
  );
  return Object.assign(keeper, { list: listGames(keeper, summaries, environment) });
}

/** Each change of a game also changes its summary. */
function withSummaries(
  store: GameStore,
  summaries: Summaries,
  listed: WeakMap<object, ListedGame>,
): GameStore {
  return {
    ...store,
    async update(id, change) {
      let next: unknown;
      await store.update(id, (present) => (next = change(present)));
      if (next === undefined) return;
      const game = typeof next === 'object' && next !== null ? listed.get(next) : undefined;
      if (game === undefined) await summaries.remove(id);
      // A copy has another id than the game that was saved.
      else await summaries.write(id, toStoredSummary({ ...game, id }, next));
    },
    async remove(id) {
      await store.remove(id);
      await summaries.remove(id);
    },
  };
}
