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
    let i = key & (SIZE - 1);
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

/**
 * Two hashes in one number. The decision counter is left out, since it must not distinguish positions.
 * The cells go into four chains, each into two of them: steps of one chain have to wait for each other. Four zeros are
 * skipped at a time, because testing each cell costs more than it saves.
 */
export function fingerprint(cells: Int32Array): number {
  const decision = cells[DECISION_NUMBER];
  cells[DECISION_NUMBER] = 0;
  let [a, b, c, d] = [0, 0, 0, 0];
  let last = 3;
  for (; last < cells.length; last += 4) {
    const w = cells[last - 3];
    const x = cells[last - 2];
    const y = cells[last - 1];
    const z = cells[last];
    if ((w | x | y | z) === 0) continue;
    // So that it matters which zeros were skipped.
    const place = 2 * last;
    a = (Math.imul(turned(a) ^ w, 0x01000193 + place) + x) | 0;
    b = (Math.imul(turned(b) ^ x, 0x5bd1e995) + w) | 0;
    c = (Math.imul(turned(c) ^ y, 0x2c1b3c6d + place) + z) | 0;
    d = (Math.imul(turned(d) ^ z, 0x297a2d39) + y) | 0;
  }
  for (let i = last - 3; i < cells.length; i++) {
    a = Math.imul(turned(a) ^ cells[i], 0x01000193);
    b = Math.imul(turned(b) ^ cells[i], 0x5bd1e995);
  }
  cells[DECISION_NUMBER] = decision;
  const high = a ^ Math.imul(c ^ (c >>> 15), 0x85ebca6b);
  const low = b ^ Math.imul(d ^ (d >>> 15), 0xc2b2ae35);
  return (high >>> 0) * 0x200000 + (low & 0x1fffff);
}

/** Multiplying lets high bits change only higher ones, so they come down before the next step. */
function turned(word: number): number {
  return (word << 13) | (word >>> 19);
}
