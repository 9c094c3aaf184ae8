import { growOptions, keepEngagement, MAX_OPTIONS, STATE_CELLS } from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';

const MAX_DEPTH = 64;

/** A stack of positions along a line of play, without allocations. */
export interface PositionStack {
  readonly depth: number;
  /** Saves the position at that depth; returns its options. */
  save(t: Workbench, depth: number): Int32Array;
  restore(t: Workbench, depth: number): void;
}

export function newPositionStack(): PositionStack {
  const cells = Array.from({ length: MAX_DEPTH }, () => new Int32Array(STATE_CELLS));
  const options = Array.from({ length: MAX_DEPTH }, () => new Int32Array(MAX_OPTIONS));
  const counts = new Int32Array(MAX_DEPTH);
  const engagements = Array.from({ length: MAX_DEPTH }, () => new Int32Array(STATE_CELLS));
  const engaged = new Uint8Array(MAX_DEPTH);
  return {
    depth: MAX_DEPTH,
    save(t, depth) {
      cells[depth].set(t.cells);
      engaged[depth] = t.engagement === null ? 0 : 1;
      if (t.engagement !== null) engagements[depth].set(t.engagement);
      counts[depth] = t.optionCount;
      options[depth].set(t.options.subarray(0, t.optionCount));
      return options[depth];
    },
    restore(t, depth) {
      t.cells.set(cells[depth]);
      if (engaged[depth] === 1) keepEngagement(t, engagements[depth]);
      else t.engagement = null;
      t.optionCount = counts[depth];
      if (t.options.length < counts[depth]) growOptions(t);
      t.options.set(options[depth].subarray(0, counts[depth]));
      t.standing.fresh = false;
    },
  };
}
