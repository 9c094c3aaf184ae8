import { createSubscriber } from 'svelte/reactivity';
import type { Keeper, Persistence } from './keeper.ts';

/**
 * What this browser has stored of one kind, for screens. The fields are reactive; nothing is read from the store while
 * no screen uses them.
 */
export interface StoredList<Kept> {
  /** The latest first. */
  readonly kept: readonly Kept[];
  /** More entries may follow. */
  readonly isReading: boolean;
  /** What can be restored, the latest first. */
  readonly removed: readonly Kept[];
  readonly persistence: Persistence;
}

/** Milliseconds until the first update of the screen. Each further one takes twice as long, since it shows more. */
const FIRST_UPDATE_MS = 60;

export function storedListOf<Kept>(
  keeper: Pick<Keeper<never, Kept>, 'all' | 'removed' | 'persistence' | 'onChange'>,
): StoredList<Kept> {
  let kept: readonly Kept[] = [];
  let isReading = true;
  let latest = 0;

  async function read(show: () => void): Promise<void> {
    const run = ++latest;
    const isFirst = kept.length === 0;
    const found: Kept[] = [];
    let shown = performance.now();
    let interval = FIRST_UPDATE_MS;
    for await (const one of keeper.all()) {
      if (run !== latest) return;
      found.push(one);
      if (!isFirst || performance.now() - shown < interval) continue;
      kept = [...found];
      show();
      interval *= 2;
      shown = performance.now();
    }
    if (run !== latest) return;
    kept = found;
    isReading = false;
    show();
  }

  const follow = createSubscriber((show) => {
    const stop = keeper.onChange(() => void read(show));
    void read(show);
    return () => {
      latest++;
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
    get persistence() {
      follow();
      return keeper.persistence;
    },
  };
}
