export type * from './puzzle.ts';
export { THEMES } from './puzzle.ts';
export { ENTRIES } from './data/entries.ts';
export { loadPuzzle, loadPuzzles } from './load.ts';
export { aimOf, puzzleState, rightOptions, tryOption } from './solve.ts';
export type { Reason, Step, Try } from './solve.ts';
export { prove } from './proof.ts';
export type { Aim, Outcome, TurnProof, ProvedOption } from './proof.ts';
export { faultsOf } from './check.ts';
export { tellHints, tellProof, tellTask, tellThemes } from './tell.ts';
export type { Manner, Sentence } from './tell.ts';
export { tellReason } from './tell-reason.ts';
export { solutionSteps, tellSolution } from './tell-solution.ts';
export type { SolutionStep } from './tell-solution.ts';
export { dayNumber, puzzleOfTheDay } from './day.ts';
export { NO_STREAK, streakAfter, streakOn } from './streak.ts';
export type { Streak } from './streak.ts';
export {
  afterResult,
  afterSolving,
  endOf,
  isSolved,
  mergedProgress,
  NO_PUZZLES,
  PUZZLE_ENDS,
  ratingOf,
} from './progress.ts';
export type { PuzzleEnd, PuzzleProgress } from './progress.ts';
export { FIRST_PUZZLE_RATING, ratingAfter } from './rating.ts';
export type { PuzzleRating, PuzzleResult } from './rating.ts';
export { unseenCards } from './unseen-cards.ts';
