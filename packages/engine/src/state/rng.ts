import { RNG } from './layout.ts';

/** sfc32: small, fast, and all of its four words live in the state. */
export function seedRng(cells: Int32Array, seed: number): void {
  cells[RNG] = seed | 0;
  cells[RNG + 1] = Math.floor(seed / 0x100000000) | 0;
  cells[RNG + 2] = 0x9e3779b9 | 0;
  cells[RNG + 3] = 1;
  for (let i = 0; i < 12; i++) nextWord(cells);
}

export function nextWord(cells: Int32Array): number {
  const a = cells[RNG];
  const b = cells[RNG + 1];
  const c = cells[RNG + 2];
  const sum = (((a + b) | 0) + cells[RNG + 3]) | 0;
  cells[RNG + 3] = (cells[RNG + 3] + 1) | 0;
  cells[RNG] = b ^ (b >>> 9);
  cells[RNG + 1] = (c + (c << 3)) | 0;
  cells[RNG + 2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to below - 1. */
export function below(cells: Int32Array, limit: number): number {
  return Math.floor((nextWord(cells) / 0x100000000) * limit);
}
