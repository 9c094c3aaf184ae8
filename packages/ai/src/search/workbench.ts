import { MAX_OPTIONS, STATE_CELLS } from '@bluemoon/engine/simulation';
import type { Table } from '@bluemoon/engine/simulation';

const MOST_DEPTH = 64;

/** Remembers positions of a table along a line of play, without allocating. */
export interface Workbench {
  readonly depth: number;
  /** Keeps the position at that depth; returns its options. */
  save(t: Table, depth: number): Int32Array;
  restore(t: Table, depth: number): void;
}

export function newWorkbench(): Workbench {
  const cells = Array.from({ length: MOST_DEPTH }, () => new Int32Array(STATE_CELLS));
  const options = Array.from({ length: MOST_DEPTH }, () => new Int32Array(MAX_OPTIONS));
  const counts = new Int32Array(MOST_DEPTH);
  const engagements: (Int32Array | null)[] = Array.from({ length: MOST_DEPTH }, () => null);
  return {
    depth: MOST_DEPTH,
    save(t, depth) {
      cells[depth].set(t.cells);
      engagements[depth] = t.engagement;
      counts[depth] = t.optionCount;
      options[depth].set(t.options.subarray(0, t.optionCount));
      return options[depth];
    },
    restore(t, depth) {
      t.cells.set(cells[depth]);
      t.engagement = engagements[depth];
      t.optionCount = counts[depth];
      t.options.set(options[depth].subarray(0, counts[depth]));
      t.standing.fresh = false;
    },
  };
}
