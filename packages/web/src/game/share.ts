/** A share of games, with its 95 % confidence interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z = 1.959964;

/** The Wilson score interval, which is good for few games and for shares near 0 and 1. */
export function shareOf(wins: number, games: number): Share {
  const share = wins / games;
  const middle = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return {
    share,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}
