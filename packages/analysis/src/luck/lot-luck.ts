import type { Lot } from '@bluemoon/ai';
import type { State } from '@bluemoon/engine';
import { NOTHING_KNOWN } from './known-order.ts';
import { choosing, seedsOf } from './luck-at.ts';
import type { Sampling } from './luck-at.ts';
import type { Outlook } from './outlook.ts';

/** Options that are hardly ever drawn cost as much time as others and explain next to nothing. */
const MIN_ODDS = 0.03;

/**
 * The luck of a bot that drew lots between its options, for seat 0: the outlook after the option that it drew, compared
 * with the mean over all likely options that it could have drawn. Given the state, only the lot is random, so the mean
 * is zero, whatever the outlook. An unlikely option counts as the mean, so it has no luck.
 */
export function lotLuckAt(
  state: State,
  choice: string,
  lots: readonly Lot[],
  outlook: Outlook,
  { samples, seed }: Sampling,
  at: number,
): number {
  const likely = lots.filter(({ odds }) => odds >= MIN_ODDS);
  const drawn = likely.findIndex(({ option }) => option === choice);
  if (drawn < 0 || likely.length === 1) return 0;
  const chances = likely.map(({ option }) => {
    const again = choosing(state, option, NOTHING_KNOWN);
    let sum = 0;
    for (let i = 0; i < samples; i++) {
      const { dealt, future } = seedsOf(seed, at, i);
      sum += outlook.chanceFrom(again(dealt), future);
    }
    return sum / samples;
  });
  const [all, sum] = likely.reduce(
    ([odds, chance], lot, i) => [odds + lot.odds, chance + lot.odds * chances[i]],
    [0, 0],
  );
  return chances[drawn] - sum / all;
}
