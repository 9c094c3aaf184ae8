import type { Lot } from '@bluemoon/ai';
import type { State } from '@bluemoon/engine';
import {
  choose,
  DECK_SIZE,
  listOptions,
  optionId,
  OVER,
  PHASE,
  reset,
  workbenchFor,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import type { Critic } from '../critic/critic.ts';
import { dealtAgain } from './deal-again.ts';
import { diceThrown, NOTHING_KNOWN } from './known-order.ts';
import { seedOf } from './luck-at.ts';
import type { Sampling } from './luck-at.ts';

/**
 * The luck of a bot that drew lots between its options, for seat 0: the chance at the end of the turn that it meant to
 * play, compared with the mean over all options that it could have drawn. Given the state, only the lot is random, so
 * the mean is zero, whatever the critic thinks and however the turn went on.
 */
export function lotLuckAt(
  state: State,
  choice: string,
  lots: readonly Lot[],
  critic: Critic,
  { samples, seed }: Sampling,
  at: number,
): number {
  const t = workbenchFor(state, null);
  const chanceAfter = (line: readonly string[]): number => {
    let sum = 0;
    for (let i = 0; i < samples; i++) {
      const before = dealtAgain(state, NOTHING_KNOWN, seedOf(seed, at, i));
      reset(t, before);
      follow(t, line);
      sum += critic.chanceOf(t);
      if (i === 0 && !hasChanceComeIn(before.cells, t.cells)) return sum;
    }
    return sum / samples;
  };
  const chances = lots.map(({ line }) => chanceAfter(line));
  const drawn = chances[lots.findIndex(({ option }) => option === choice)];
  const mean = lots.reduce((sum, { odds }, i) => sum + odds * chances[i], 0);
  return drawn === undefined ? 0 : drawn - mean;
}

/** As far as the line is possible: it was planned with other hidden cards. */
function follow(t: Workbench, line: readonly string[]): void {
  for (const id of line) {
    if (t.cells[PHASE] === OVER) return;
    listOptions(t);
    const code = t.options.subarray(0, t.optionCount).find((each) => optionId(t, each) === id);
    if (code === undefined) return;
    choose(t, code);
  }
}

function hasChanceComeIn(before: Int32Array, after: Int32Array): boolean {
  return (
    diceThrown(before, after) ||
    [0, 1].some((seat) => before[zone(seat, DECK_SIZE)] !== after[zone(seat, DECK_SIZE)])
  );
}
