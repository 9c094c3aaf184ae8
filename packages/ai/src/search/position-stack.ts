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
  const newBuffers = () => Array.from({ length: MAX_DEPTH }, () => new Int32Array(STATE_CELLS));
  const cells = newBuffers();
  const options = Array.from({ length: MAX_DEPTH }, () => new Int32Array(MAX_OPTIONS));
  const counts = new Int32Array(MAX_DEPTH);
  const copies = newBuffers();
  const engagements = Array.from({ length: MAX_DEPTH }, (): Int32Array | null => null);
  return {
    depth: MAX_DEPTH,
    save(t, depth) {
      cells[depth].set(t.cells);
      // The workbench will overwrite its own Engagement when another line begins a fight.
      if (t.engagement !== null && t.engagement === t.ownEngagement) {
        copies[depth].set(t.engagement);
        t.engagement = copies[depth];
      }
      engagements[depth] = t.engagement;
      counts[depth] = t.optionCount;
      copyOptions(t.options, options[depth], t.optionCount);
      return options[depth];
    },
    restore(t, depth) {
      const engagement = engagements[depth];
      t.cells.set(cells[depth]);
      // At the first position the search is over, so the workbench must not share a copy any longer.
      if (depth === 0 && engagement !== null) keepEngagement(t, engagement);
      else t.engagement = engagement;
      t.optionCount = counts[depth];
      if (t.options.length < counts[depth]) growOptions(t);
      copyOptions(options[depth], t.options, counts[depth]);
      t.standing.fresh = false;
    },
  };
}

/** Lists are short: a loop needs less time than making a subarray. */
function copyOptions(from: Int32Array, to: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) to[i] = from[i];
}
