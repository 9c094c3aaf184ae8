import { createSubscriber } from 'svelte/reactivity';
import type { Games, Keeping } from './games.ts';
import type { Kept } from './stored-game.ts';

/**
 * The games of this browser as screens show them. Reading its fields while rendering follows every change; while
 * nobody does so, nothing is read.
 */
export interface Shelf {
  /** The latest first. */
  readonly kept: readonly Kept[];
  /** More may follow. */
  readonly isReading: boolean;
  /** What can be brought back, the latest first. */
  readonly removed: readonly Kept[];
  readonly keeping: Keeping;
}

/** The first games are shown after so many milliseconds; then it takes twice as long each time, as there is more to show. */
const A_WHILE = 60;

export function shelfOf(games: Games): Shelf {
  let kept: readonly Kept[] = [];
  let isReading = true;
  let wanted = 0;

  async function read(show: () => void): Promise<void> {
    const mine = ++wanted;
    const isFirst = kept.length === 0;
    const found: Kept[] = [];
    let shown = performance.now();
    let patience = A_WHILE;
    for await (const one of games.all()) {
      if (mine !== wanted) return;
      found.push(one);
      if (!isFirst || performance.now() - shown < patience) continue;
      kept = [...found];
      show();
      patience *= 2;
      shown = performance.now();
    }
    if (mine !== wanted) return;
    kept = found;
    isReading = false;
    show();
  }

  const follow = createSubscriber((show) => {
    const stop = games.onChange(() => void read(show));
    void read(show);
    return () => {
      wanted++;
      stop();
    };
  });

  return {
    get kept() {
      follow();
      return kept;
    },
    get isReading() {
      follow();
      return isReading;
    },
    get removed() {
      follow();
      return games.removed;
    },
    get keeping() {
      follow();
      return games.keeping;
    },
  };
}
