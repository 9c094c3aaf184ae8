import { DECISION_NUMBER } from '@bluemoon/engine/simulation';

const SIZE = 1 << 14;

/** Positions met in a search, in whatever order the cards were played: what they are worth and what is best there. */
export interface Positions {
  clear(): void;
  /** The place of the position, or -1 if it was not met. */
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
      // A search so large forgets: it meets some positions twice, but never fills the table.
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

/** Two words of hash in one number; decisions are counted in the cells and must not tell positions apart. */
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
