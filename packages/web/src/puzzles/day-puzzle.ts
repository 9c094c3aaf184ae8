import { dayNumber, ENTRIES, isSolved, puzzleOfTheDay, streakOn } from '@bluemoon/analysis/puzzles';
import type { PuzzleEntry, PuzzleProgress } from '@bluemoon/analysis/puzzles';

/** What the first page says about today's puzzle. */
export interface DayPuzzle extends Pick<PuzzleEntry, 'people' | 'rival' | 'difficulty'> {
  readonly isSolved: boolean;
  /** Days in a row. */
  readonly streak: number;
}

/** Null if there are no puzzles. */
export function dayPuzzle(progress: PuzzleProgress, date: Date): DayPuzzle | null {
  if (ENTRIES.length === 0) return null;
  const day = dayNumber(date);
  const { id, people, rival, difficulty } = puzzleOfTheDay(ENTRIES, day);
  return {
    people,
    rival,
    difficulty,
    isSolved: isSolved(progress, id),
    streak: streakOn(progress.streak, day),
  };
}
