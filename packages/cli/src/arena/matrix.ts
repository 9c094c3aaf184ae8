export type Vector = readonly number[];
export type Matrix = readonly Vector[];

export const at = (vector: Vector | undefined, i: number): number => vector?.[i] ?? 0;

export function times(matrix: Matrix, vector: Vector): Vector {
  return matrix.map((row) => row.reduce((sum, value, i) => sum + value * at(vector, i), 0));
}

/** By elimination; a positive definite matrix never needs its rows swapped. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  let rows: Matrix = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = (rows[i] ?? []).map((value) => value / at(rows[i], i));
    rows = rows.map((row, k) => (k === i ? pivot : row.map((value, j) => value - at(row, i) * at(pivot, j))));
  }
  return rows.map((row) => row.slice(size));
}
