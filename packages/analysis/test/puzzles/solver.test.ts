import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  ENTRIES,
  FIRST_PUZZLE_RATING,
  NO_STREAK,
  puzzleOfTheDay,
  ratingAfter,
  streakAfter,
  streakOn,
} from '../../src/puzzles/index.ts';
import type { Streak } from '../../src/puzzles/index.ts';

describe('The puzzle of the day', () => {
  test('is the same all day, by the local calendar', () => {
    expect(dayNumber(new Date(2026, 10, 18, 0, 1))).toBe(dayNumber(new Date(2026, 10, 18, 23, 59)));
    expect(dayNumber(new Date(2026, 10, 19))).toBe(dayNumber(new Date(2026, 10, 18)) + 1);
    expect(dayNumber(new Date(2026, 2, 30))).toBe(dayNumber(new Date(2026, 2, 28)) + 2);
  });

  test('shows every puzzle once before one comes again', () => {
    const shown = ENTRIES.map((_, i) => puzzleOfTheDay(ENTRIES, 20_000 + i).id);
    expect(new Set(shown).size).toBe(ENTRIES.length);
    expect(puzzleOfTheDay(ENTRIES, 20_000 + ENTRIES.length).id).toBe(shown[0]);
  });

  test('changes the people from day to day', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((i) => puzzleOfTheDay(ENTRIES, 20_000 + i).people);
    expect(new Set(week).size).toBeGreaterThan(4);
  });
});

const solvedOn = (...days: readonly number[]): Streak => days.reduce(streakAfter, NO_STREAK);

describe('A streak', () => {
  test('counts days in a row', () => {
    expect(solvedOn(10, 11, 12).length).toBe(3);
    expect(solvedOn(10, 10, 11).length).toBe(2);
  });

  test('forgives one missed day a week', () => {
    expect(solvedOn(10, 12).length).toBe(2);
    expect(solvedOn(10, 12, 14).length).toBe(1);
    expect(solvedOn(10, 12, 13, 14, 15, 16, 17, 19).length).toBe(8);
    expect(solvedOn(10, 13).length).toBe(1);
  });

  test('is shown as long as it can be kept', () => {
    const streak = solvedOn(10, 11);
    expect(streakOn(streak, 11)).toBe(2);
    expect(streakOn(streak, 12)).toBe(2);
    expect(streakOn(streak, 13)).toBe(2);
    expect(streakOn(streak, 14)).toBe(0);
  });

  test('does not change when the clock is set back', () => {
    expect(solvedOn(10, 11, 5)).toEqual(solvedOn(10, 11));
  });
});

describe('The puzzle rating', () => {
  test('rises with a solved puzzle, more with a hard one, and falls with a failed one', () => {
    const easy = ratingAfter(FIRST_PUZZLE_RATING, 1, 'solved').rating;
    const hard = ratingAfter(FIRST_PUZZLE_RATING, 5, 'solved').rating;
    const failed = ratingAfter(FIRST_PUZZLE_RATING, 3, 'failed').rating;
    expect(easy).toBeGreaterThan(1500);
    expect(hard).toBeGreaterThan(easy);
    expect(failed).toBeLessThan(1500);
  });

  test('is gentle to a newcomer: the first puzzle moves it by little more than 100', () => {
    for (const difficulty of [1, 2, 3, 4, 5] as const) {
      expect(ratingAfter(FIRST_PUZZLE_RATING, difficulty, 'failed').rating).toBeGreaterThan(1390);
      expect(ratingAfter(FIRST_PUZZLE_RATING, difficulty, 'solved').rating).toBeLessThan(1610);
    }
  });

  test('still finds a strong newcomer within fifteen puzzles', () => {
    let rating = FIRST_PUZZLE_RATING;
    for (let i = 0; i < 15; i++) rating = ratingAfter(rating, 4, 'solved');
    expect(rating.rating).toBeGreaterThan(1850);
  });

  test('counts a puzzle solved with a hint as half', () => {
    expect(ratingAfter(FIRST_PUZZLE_RATING, 3, 'helped').rating).toBeCloseTo(1500);
  });

  test('moves less and less, but keeps moving', () => {
    let rating = FIRST_PUZZLE_RATING;
    for (let i = 0; i < 200; i++) rating = ratingAfter(rating, 3, i % 2 === 0 ? 'solved' : 'failed');
    expect(rating.rating).toBeGreaterThan(1450);
    expect(rating.rating).toBeLessThan(1550);
    expect(rating.puzzles).toBe(200);
    expect(ratingAfter(rating, 3, 'solved').rating - rating.rating).toBeGreaterThan(3);
  });
});
