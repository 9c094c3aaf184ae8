import type { PuzzleEntry } from './puzzle.ts';

const DAY_MS = 86_400_000;

const MINUTE_MS = 60_000;

/** A moment at a place on earth, as dates of JavaScript are. */
interface LocalTime {
  getTime(): number;
  /** In minutes, west of Greenwich. */
  getTimezoneOffset(): number;
}

/** Counts local days; two moments of the same day at that place have the same number. */
export function dayNumber(now: LocalTime): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);
}

/** Its multiples are spread evenly, so that neighbouring days show other peoples. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The same puzzle for everybody on that day, from the index alone; every puzzle once before one comes again. */
export function puzzleOfTheDay<Entry extends PuzzleEntry>(entries: readonly Entry[], day: number): Entry {
  const count = entries.length;
  if (count === 0) throw new RangeError('There are no puzzles.');
  const step = stepFor(count);
  return entries[((day % count) * step + count * step) % count];
}

function stepFor(count: number): number {
  for (let step = Math.max(1, Math.floor(count * GOLDEN)); ; step++) {
    if (commonDivisor(step, count) === 1) return step;
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
