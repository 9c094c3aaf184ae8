/** Points and games of one group, whose games share a shuffle. */
export interface Cluster {
  /** A win counts one, a draw half. */
  readonly points: number;
  readonly games: number;
}

export interface Rate {
  /** From 0 to 1; null without games. */
  readonly rate: number | null;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** 95 % quantile of the normal distribution, two-sided. */
const Z = 1.959964;

/** With fewer groups, the variance between them is too uncertain. */
const MIN_CLUSTERS = 10;

/**
 * The rate of points per game with a 95 % interval.
 *
 * The two games of a group share one shuffle and are not independent, so the groups are the unit. With y points in n
 * games of a group and the rate p over all G groups with N games, the variance of p is estimated by
 *
 *     V = G / (G - 1) · Σ (y - p·n)² / N²
 *
 * N' = p (1 - p) / V independent games would have the same variance. The interval is the Wilson score interval of p
 * for N' games, with the quantile t of Student's distribution for G - 1 degrees of freedom:
 *
 *     (p + t²/2N' ± t · √(p (1 - p)/N' + t²/4N'²)) / (1 + t²/N')
 *
 * It stays within 0 and 1 and is sensible near both. With fewer than ten groups, or if V is 0 because all groups
 * ended the same way, V is useless; then the games count as independent (N' = N, t = 1.96). That is too wide rather
 * than too narrow, because a shuffle that helps a bot in one game of a group helps its rival in the other.
 */
export function rateOf(clusters: readonly Cluster[]): Rate {
  const played = clusters.filter((cluster) => cluster.games > 0);
  const games = played.reduce((sum, cluster) => sum + cluster.games, 0);
  if (games === 0) return { rate: null, low: 0, high: 1 };
  const rate = played.reduce((sum, cluster) => sum + cluster.points, 0) / games;
  const count = played.length;
  const squares = played.reduce((sum, cluster) => sum + (cluster.points - rate * cluster.games) ** 2, 0);
  const variance = ((count / (count - 1)) * squares) / games ** 2;
  const isUsable = count >= MIN_CLUSTERS && variance > 1e-12 && rate > 0 && rate < 1;
  return isUsable
    ? { rate, ...wilson(rate, (rate * (1 - rate)) / variance, studentQuantile(count - 1)) }
    : { rate, ...wilson(rate, games, Z) };
}

function wilson(rate: number, games: number, z: number): { readonly low: number; readonly high: number } {
  const middle = rate + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The two-sided 95 % quantile by the expansion in 1/ν, accurate to 0.001 from nine degrees of freedom. */
export function studentQuantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
