import { drawn, randomFrom } from '@bluemoon/ai/search';
import type { Lot } from '@bluemoon/ai';
import type { State } from '@bluemoon/engine';
import { NOTHING_KNOWN } from './known-order.ts';
import { choosing, seedsOf } from './luck-at.ts';
import type { Sampling } from './luck-at.ts';
import type { Outlook } from './outlook.ts';

/**
 * The luck of a bot that drew lots between its options, for seat 0: the outlook after the option that it drew, compared
 * with that after options drawn again by the same odds. Given the state, only the lot is random, so the mean is zero,
 * whatever the outlook. Both have the same future, so an option that is drawn again has no luck, and costs no time.
 */
export function lotLuckAt(
  state: State,
  choice: string,
  lots: readonly Lot[],
  outlook: Outlook,
  { samples, seed }: Sampling,
  at: number,
): number {
  const outlookAfter = (option: string, sample: number): number => {
    const { dealt, future } = seedsOf(seed, at, sample);
    return outlook.chanceFrom(choosing(state, option, NOTHING_KNOWN)(dealt), future);
  };
  let luck = 0;
  for (let sample = 0; sample < samples; sample++) {
    const again = drawn(lots, randomFrom(seedsOf(seed, at, sample).lot)());
    if (again !== choice) luck += outlookAfter(choice, sample) - outlookAfter(again, sample);
  }
  return luck / samples;
}
