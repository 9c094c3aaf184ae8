import { createSubscriber } from 'svelte/reactivity';
import type { Keeper, Keeping } from './keeper.ts';

/**
 * What this browser keeps of one kind, as screens show it. Reading its fields while rendering follows every change; while
 * nobody does so, nothing is read.
 */
export interface Shelf<Kept> {
  /** The latest first. */
  readonly kept: readonly Kept[];
  /** More may follow. */
  readonly isReading: boolean;
  /** What can be brought back, the latest first. */
  readonly removed: readonly Kept[];
  readonly keeping: Keeping;
}

/** The first are shown after so many milliseconds; then it takes twice as long each time, as there is more to show. */
const A_WHILE = 60;

export function shelfOf<Kept>(
  keeper: Pick<Keeper<never, Kept>, 'all' | 'removed' | 'keeping' | 'onChange'>,
): Shelf<Kept> {
  let kept: readonly Kept[] = [];
  let isReading = true;
  let wanted = 0;

  async function read(show: () => void): Promise<void> {
    const mine = ++wanted;
    const isFirst = kept.length === 0;
    const found: Kept[] = [];
    let shown = performance.now();
    let patience = A_WHILE;
    for await (const one of keeper.all()) {
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
    const stop = keeper.onChange(() => void read(show));
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
      return keeper.removed;
    },
    get keeping() {
      follow();
      return keeper.keeping;
    },
  };
}
