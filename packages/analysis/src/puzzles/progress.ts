import type { PuzzleEntry } from './puzzle.ts';
import { FIRST_PUZZLE_RATING, ratingAfter } from './rating.ts';
import type { PuzzleRating, PuzzleResult } from './rating.ts';
import { NO_STREAK, streakAfter } from './streak.ts';
import type { Streak } from './streak.ts';

/** The first result counts for the rating; `later`: it failed, and was solved at another try. */
export const PUZZLE_ENDS = ['solved', 'helped', 'failed', 'later'] as const;
export type PuzzleEnd = (typeof PUZZLE_ENDS)[number];

/** What a solver has done so far. */
export interface PuzzleProgress {
  /** By the id of the puzzle, in the order of their first results, from which the rating follows. */
  readonly ends: readonly (readonly [id: string, end: PuzzleEnd])[];
  readonly streak: Streak;
}

export const NO_PUZZLES: PuzzleProgress = { ends: [], streak: NO_STREAK };

export const endOf = ({ ends }: PuzzleProgress, id: string): PuzzleEnd | null =>
  ends.find(([one]) => one === id)?.[1] ?? null;

export function isSolved(progress: PuzzleProgress, id: string): boolean {
  const end = endOf(progress, id);
  return end !== null && end !== 'failed';
}

/** After the first wrong try, hint or solution of a puzzle. It counts once. */
export function afterResult<Progress extends PuzzleProgress>(
  progress: Progress,
  id: string,
  result: PuzzleResult,
): Progress {
  if (endOf(progress, id) !== null) return progress;
  return { ...progress, ends: [...progress.ends, [id, result]] };
}

/** After it was solved on the table, at the first try or later; `day` is given for the puzzle of that day. */
export function afterSolving<Progress extends PuzzleProgress>(
  progress: Progress,
  id: string,
  day: number | null,
): Progress {
  return {
    ...progress,
    ends: progress.ends.map(([one, end]) => [one, one === id && end === 'failed' ? 'later' : end]),
    streak: day === null ? progress.streak : streakAfter(progress.streak, day),
  };
}

/** Puzzles that are no longer there do not count. */
export function ratingOf({ ends }: PuzzleProgress, entries: readonly PuzzleEntry[]): PuzzleRating {
  const difficulties = new Map(entries.map(({ id, difficulty }) => [id, difficulty]));
  return ends.reduce<PuzzleRating>((rating, [id, end]) => {
    const difficulty = difficulties.get(id);
    if (difficulty === undefined) return rating;
    return ratingAfter(rating, difficulty, end === 'later' ? 'failed' : end);
  }, FIRST_PUZZLE_RATING);
}

/** Of one solver with two devices. Results that only the second has come after those of the first. */
export function mergedProgress(first: PuzzleProgress, second: PuzzleProgress): PuzzleProgress {
  const known = new Set(first.ends.map(([id]) => id));
  return {
    ends: [
      ...first.ends.map(
        ([id, end]) => [id, end === 'failed' && isSolved(second, id) ? 'later' : end] as const,
      ),
      ...second.ends.filter(([id]) => !known.has(id)),
    ],
    streak: laterStreak(first.streak, second.streak),
  };
}

function laterStreak(one: Streak, other: Streak): Streak {
  const [last, otherLast] = [one.last ?? -Infinity, other.last ?? -Infinity];
  if (last === otherLast) return one.length >= other.length ? one : other;
  return last > otherLast ? one : other;
}
