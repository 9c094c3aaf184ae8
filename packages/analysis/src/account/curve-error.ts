/** Measured by `npm run curve-error`, for players like `solid`; measure again with another critic. */
const SHARE = 0.43;

/** The standard error of a chance on the curve: a share of the spread of a single game with that chance. */
export function curveErrorOf(chance: number): number {
  return SHARE * Math.sqrt(chance * (1 - chance));
}
