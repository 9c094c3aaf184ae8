export type Vector = readonly number[];
export type Matrix = readonly Vector[];

export const at = (vector: Vector | undefined, i: number): number => vector?.[i] ?? 0;

export function times(matrix: Matrix, vector: Vector): Vector {
  return matrix.map((row) => row.reduce((sum, value, i) => sum + value * at(vector, i), 0));
}

/**
 * By elimination; a positive definite matrix needs no row swaps. In place, because the cost grows with the cube of
 * the size: with 200 bots, copying rows would take minutes.
 */
export function inverse(matrix: Matrix): Matrix {
  const rows = matrix.map((row, i) => Float64Array.from([...row, ...row.map((_, j) => (i === j ? 1 : 0))]));
  for (const [i, pivot] of rows.entries()) {
    const scale = pivot[i] ?? 1;
    pivot.forEach((value, j) => (pivot[j] = value / scale));
    for (const row of rows) if (row !== pivot) subtract(row, pivot, row[i] ?? 0);
  }
  return rows.map((row) => [...row.subarray(matrix.length)]);
}

function subtract(row: Float64Array, other: Float64Array, factor: number): void {
  for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (other[j] ?? 0);
}
