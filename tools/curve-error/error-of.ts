/** A position that was played to its end several times. */
export interface Judged {
  /** By the curve. */
  readonly chance: number;
  /** How often seat 0 won. */
  readonly won: number;
  readonly of: number;
}

/** The root of the mean square distance from the true chance: what the number of playouts adds is taken away. */
export function errorOf(judged: readonly Judged[]): number {
  return Math.sqrt(Math.max(0, mean(judged.map(squareOf))));
}

/** The error at a chance is this times the spread of a single game with that chance, √(chance × (1 − chance)). */
export function fittedError(judged: readonly Judged[]): number {
  const spread = mean(judged.map(({ chance }) => chance * (1 - chance)));
  return Math.sqrt(Math.max(0, mean(judged.map(squareOf))) / spread);
}

function squareOf({ chance, won, of }: Judged): number {
  const share = won / of;
  return (chance - share) ** 2 - (share * (1 - share)) / (of - 1);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
