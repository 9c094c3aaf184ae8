import type { Games, Keeping } from './games.ts';
import type { Kept } from './stored-game.ts';

/** The games of this browser as screens show them. Reading its fields while rendering follows every change. */
export interface Shelf {
  /** The latest first. */
  readonly kept: readonly Kept[];
  /** More may follow. */
  readonly isReading: boolean;
  /** What can be brought back, the latest first. */
  readonly removed: readonly Kept[];
  readonly keeping: Keeping;
  /** Ends following the changes. */
  end(): void;
}

/** What is read is shown this often, in milliseconds, while the rest is still being read. */
const A_WHILE = 60;

export function shelfOf(games: Games): Shelf {
  let kept = $state.raw<readonly Kept[]>([]);
  let removed = $state.raw<readonly Kept[]>([]);
  let keeping = $state.raw<Keeping>(games.keeping);
  let isReading = $state(true);
  let wanted = 0;

  async function read(): Promise<void> {
    const mine = ++wanted;
    const isFirst = kept.length === 0;
    const found: Kept[] = [];
    let shown = performance.now();
    for await (const one of games.all()) {
      if (mine !== wanted) return;
      found.push(one);
      if (!isFirst || performance.now() - shown < A_WHILE) continue;
      kept = [...found];
      shown = performance.now();
    }
    if (mine !== wanted) return;
    kept = found;
    removed = games.removed;
    keeping = games.keeping;
    isReading = false;
  }

  const stop = games.onChange(() => void read());
  void read();

  return {
    get kept() {
      return kept;
    },
    get isReading() {
      return isReading;
    },
    get removed() {
      return removed;
    },
    get keeping() {
      return keeping;
    },
    end() {
      wanted++;
      stop();
    },
  };
}
