import { DECISION_NUMBER } from '@bluemoon/engine/simulation';

const SIZE = 1 << 14;

/** A cache of positions met in a search, in whatever order cards were played: their worth and best option. */
export interface Positions {
  clear(): void;
  /** The index of the position, or -1. */
  find(key: number): number;
  keep(key: number, worth: number, best: number): void;
  readonly worth: Float64Array;
  readonly best: Int32Array;
}

export function newPositions(): Positions {
  const keys = new Float64Array(SIZE);
  const rounds = new Int32Array(SIZE);
  const worth = new Float64Array(SIZE);
  const best = new Int32Array(SIZE);
  let round = 1;
  let used = 0;

  function placeOf(key: number): number {
    let i = key % SIZE;
    while (rounds[i] === round && keys[i] !== key) i = (i + 1) & (SIZE - 1);
    return i;
  }

  return {
    worth,
    best,
    clear() {
      round++;
      used = 0;
    },
    find(key) {
      const i = placeOf(key);
      return rounds[i] === round ? i : -1;
    },
    keep(key, value, code) {
      // When the table is half full, nothing more is stored: some positions are searched twice.
      if (used > SIZE / 2) return;
      const i = placeOf(key);
      if (rounds[i] !== round) used++;
      rounds[i] = round;
      keys[i] = key;
      worth[i] = value;
      best[i] = code;
    },
  };
}

/** Two 32-bit hashes in one number. The decision counter is left out, since it must not distinguish positions. */
export function fingerprint(cells: Int32Array): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < cells.length; i++) {
    const cell = i === DECISION_NUMBER ? 0 : cells[i];
    if (cell === 0) continue;
    a = Math.imul(a ^ cell, 0x01000193 + 2 * i);
    b = Math.imul(b + cell + i, 0x5bd1e995) ^ (b >>> 15);
  }
  return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff);
}
