import type { Lot } from '../bot.ts';
import { shareBelow } from '../odds.ts';

/** Below this difference in worth, a player who always chose the better option could be predicted and exploited. */
const CLOSE = 0.03;

/** Two ways to play, and how often the first is played if they are about equally good. */
export interface Mixture {
  readonly options: readonly [string, string];
  /** The worth of the first minus that of the second. */
  readonly gap: number;
  readonly rate: number;
}

/** How likely each is to be chosen by somebody who misjudges the gap by up to `blur`. */
export function lotsOf({ options: [first, second], gap, rate }: Mixture, blur: number): readonly Lot[] {
  const isBelow = (limit: number): number =>
    blur === 0 ? (gap < limit ? 1 : 0) : shareBelow((limit - gap) / blur);
  const odds = 1 - isBelow(CLOSE) + rate * (isBelow(CLOSE) - isBelow(-CLOSE));
  return [
    { option: first, odds },
    { option: second, odds: 1 - odds },
  ].filter((lot) => lot.odds > 0);
}

export function drawn(lots: readonly Lot[], chance: number): string {
  let rest = chance;
  const found = lots.find(({ odds }) => (rest -= odds) < 0);
  return (found ?? lots[lots.length - 1]).option;
}
