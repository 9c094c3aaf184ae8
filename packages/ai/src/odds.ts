const POINTS = 128;

/**
 * How likely each option is to be chosen by its worth plus a random error of up to `blur`: of all likings that it can
 * have, the share that no other exceeds.
 */
export function oddsOf(worths: readonly number[], blur: number): readonly number[] {
  const best = Math.max(...worths);
  if (blur === 0) return worths.map((_, i) => (i === worths.indexOf(best) ? 1 : 0));
  const odds = new Float64Array(worths.length);
  const rivals = worths.flatMap((worth, i) => (worth > best - 2 * blur ? [i] : []));
  for (let point = 0; point < POINTS; point++) {
    const liking = best + blur * ((2 * point + 1) / POINTS - 1);
    const errors = rivals.map((i) => (liking - worths[i]) / blur);
    const allBelow = errors.reduce((product, error) => product * shareBelow(error), 1);
    rivals.forEach((i, k) => {
      const density = 1 - Math.abs(errors[k]);
      if (density > 0) odds[i] += (density * allBelow) / shareBelow(errors[k]);
    });
  }
  const sum = odds.reduce((all, one) => all + one, 0);
  return Array.from(odds, (one) => one / sum);
}

/** Of the sum of two random numbers from -1/2 to 1/2. */
export function shareBelow(error: number): number {
  if (error <= -1) return 0;
  if (error >= 1) return 1;
  return error < 0 ? (1 + error) ** 2 / 2 : 1 - (1 - error) ** 2 / 2;
}
