import type { Sitting } from '../game/sitting.ts';
import type { Entry } from './entry.ts';
import { sortTimeOf } from './entry.ts';
import type { Change, Keeper } from './keeper.ts';
import { listedFrom } from './listed-game.ts';
import type { Listed } from './listed-game.ts';
import type { Kept } from './stored-game.ts';
import { fits, toStoredSummary } from './summaries.ts';
import type { StoredSummary, Summaries } from './summaries.ts';
import { pauseWhenDue } from './yield-to-page.ts';
import type { PageTime } from './yield-to-page.ts';

/**
 * Lists games by their stored summaries. Games without a usable one are read, which replays them, and get one. After
 * each use of the list, all games are compared with their summaries in idle time.
 */
export interface GameList extends Pick<
  Keeper<never, Listed>,
  'all' | 'removed' | 'persistence' | 'onChange'
> {
  /** Resolves when all games have been compared. */
  compared(): Promise<void>;
}

export interface ListTime extends PageTime {
  readonly untilIdle: () => Promise<void>;
}

/** How many games are read at once to be compared. */
const BATCH = 50;

export function listGames(
  games: Keeper<Sitting, Kept>,
  summaries: Summaries,
  { yieldToPage, clock, untilIdle }: ListTime,
): GameList {
  const listeners = new Set<(change: Change) => void>();
  /** As last listed. */
  let known = new Map<string, StoredSummary>();
  /** Since the last change in another tab, which may not have written a summary. */
  let isCompared = false;
  let comparing: Promise<void> | null = null;

  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  games.onChange((change) => {
    if (change.kind === 'elsewhere') isCompared = false;
    tell(change);
  });

  const read = (entry: Entry): Listed => listedFrom(games.read(entry));

  function summarise(entry: Entry): Listed {
    const listed = read(entry);
    if (listed.kind === 'game') {
      const summary = toStoredSummary(listed, entry.value);
      known.set(entry.id, summary);
      void summaries.write(entry.id, summary);
    } else if (known.delete(entry.id)) void summaries.remove(entry.id);
    return listed;
  }

  async function compareAll(): Promise<void> {
    const pause = pauseWhenDue({ yieldToPage: untilIdle, clock });
    await untilIdle();
    isCompared = true;
    let isAnyWrong = false;
    const { stored } = await games.overview();
    for (let from = 0; from < stored.length; from += BATCH) {
      for (const entry of await games.entries(stored.slice(from, from + BATCH))) {
        const summary = known.get(entry.id);
        if (summary === undefined || !fits(summary, entry.value)) {
          summarise(entry);
          isAnyWrong ||= summary !== undefined;
        }
        await pause();
      }
    }
    const ids = new Set(stored);
    for (const id of await summaries.ids()) if (!ids.has(id)) await summaries.remove(id);
    if (isAnyWrong) tell({ kind: 'kept' });
  }

  function compareSoon(): void {
    if (isCompared || comparing !== null) return;
    comparing = compareAll().finally(() => {
      comparing = null;
      compareSoon();
    });
  }

  return {
    async *all() {
      try {
        const { stored, unwritten } = await games.overview();
        known = new Map(await summaries.all());
        // Before anything else is awaited: what is missing now may be summarised meanwhile.
        const summarised = stored.flatMap((id) => {
          const summary = known.get(id);
          return summary === undefined
            ? []
            : [{ touched: summary.game.touched, list: (): Listed => ({ id, ...summary.game }) }];
        });
        const missing = await games.entries(stored.filter((id) => !known.has(id)));
        const rows = [
          ...unwritten.map((entry) => ({ touched: sortTimeOf(entry), list: () => read(entry) })),
          ...missing.map((entry) => ({ touched: sortTimeOf(entry), list: () => summarise(entry) })),
          ...summarised,
        ];
        const pause = pauseWhenDue({ yieldToPage, clock });
        for (const { list } of rows.toSorted((a, b) => b.touched - a.touched)) {
          yield list();
          await pause();
        }
      } finally {
        compareSoon();
      }
    },

    get removed() {
      return games.removed.map(listedFrom);
    },

    get persistence() {
      return games.persistence;
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async compared() {
      await comparing;
    },
  };
}
