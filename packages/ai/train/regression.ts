/** Least squares with a penalty on the size of each number (ridge regression). */
export interface Regression {
  readonly width: number;
  add(row: Float64Array, result: number): void;
  solve(penalties: readonly number[]): readonly number[];
  /** The inverse of the matrix that `solve` solves: times the noise, the covariance of the numbers. */
  covariance(penalties: readonly number[]): readonly Float64Array[];
  /** The mean squared error that remains. */
  residual(numbers: readonly number[]): number;
}

export function regression(width: number): Regression {
  const squares = Array.from({ length: width }, () => new Float64Array(width));
  const products = new Float64Array(width);
  let [results, rows] = [0, 0];

  /** Skips zeros, since rows are sparse. */
  function add(row: Float64Array, result: number): void {
    const filled = Array.from(row.keys()).filter((i) => row[i] !== 0);
    for (const i of filled) {
      products[i] += row[i] * result;
      for (const j of filled) squares[i][j] += row[i] * row[j];
    }
    results += result ** 2;
    rows++;
  }

  function factor(penalties: readonly number[]): readonly Float64Array[] {
    const lower = squares.map((line, i) =>
      line.map((square, j) => (i === j ? square + penalties[i] : square)),
    );
    for (let i = 0; i < width; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = lower[i][j];
        for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
        lower[i][j] = i === j ? Math.sqrt(sum) : sum / lower[j][j];
      }
    }
    return lower;
  }

  function solved(lower: readonly Float64Array[], right: Float64Array): Float64Array {
    const x = right.slice();
    for (let i = 0; i < width; i++) {
      for (let k = 0; k < i; k++) x[i] -= lower[i][k] * x[k];
      x[i] /= lower[i][i];
    }
    for (let i = width - 1; i >= 0; i--) {
      for (let k = i + 1; k < width; k++) x[i] -= lower[k][i] * x[k];
      x[i] /= lower[i][i];
    }
    return x;
  }

  return {
    width,
    add,
    solve: (penalties) => Array.from(solved(factor(penalties), products)),
    covariance: (penalties) => {
      const lower = factor(penalties);
      return squares.map((_, i) => {
        const unit = new Float64Array(width);
        unit[i] = 1;
        return solved(lower, unit);
      });
    },
    residual: (numbers) => {
      let left = results;
      for (let i = 0; i < width; i++) {
        left -= 2 * numbers[i] * products[i];
        for (let j = 0; j < width; j++) left += numbers[i] * numbers[j] * squares[i][j];
      }
      return left / Math.max(rows, 1);
    },
  };
}
