import type { Difficulty } from './puzzle.ts';

/** How well somebody solves puzzles, by Glicko (Glickman 1995), with puzzles as opponents of fixed strength. */
export interface PuzzleRating {
  readonly rating: number;
  /** Two thirds of all solvers are within this of their rating. */
  readonly deviation: number;
  readonly puzzles: number;
}

/** Glicko itself starts with a deviation of 350, with which one wrong try can cost a newcomer 450 points. */
export const FIRST_PUZZLE_RATING: PuzzleRating = { rating: 1500, deviation: 150, puzzles: 0 };

/** What a puzzle counts as. */
const STRENGTHS: Readonly<Record<Difficulty, number>> = { 1: 1100, 2: 1300, 3: 1500, 4: 1700, 5: 1900 };
/** Difficulty is measured by bots, so it is not exact. */
const PUZZLE_DEVIATION = 100;
/** A rating keeps moving. */
const MIN_DEVIATION = 45;

const Q = Math.LN10 / 400;

/** `solved`: at the first try and without a hint. `helped`: with a hint. `failed`: a wrong try, or the solution was shown. */
export type PuzzleResult = 'solved' | 'helped' | 'failed';

const SCORES: Readonly<Record<PuzzleResult, number>> = { solved: 1, helped: 0.5, failed: 0 };

/** A puzzle counts once, with its first result. */
export function ratingAfter(
  { rating, deviation, puzzles }: PuzzleRating,
  difficulty: Difficulty,
  result: PuzzleResult,
): PuzzleRating {
  const weight = 1 / Math.sqrt(1 + (3 * (Q * PUZZLE_DEVIATION) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-weight * (rating - STRENGTHS[difficulty])) / 400));
  const information = (Q * weight) ** 2 * expected * (1 - expected);
  const certainty = 1 / deviation ** 2 + information;
  return {
    rating: rating + (Q / certainty) * weight * (SCORES[result] - expected),
    deviation: Math.max(MIN_DEVIATION, Math.sqrt(1 / certainty)),
    puzzles: puzzles + 1,
  };
}
