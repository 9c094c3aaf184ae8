import type { Cue } from '../table/motion/sound.ts';

/** How much time is left when a player is warned, in milliseconds. */
export const CLOCK_MARKS = [60_000, 20_000, 10_000] as const;
export type ClockMark = (typeof CLOCK_MARKS)[number];

/** Given what is left on a clock from moment to moment: the mark that it has just passed, or null. */
export function startClockMarks(): (left: number) => ClockMark | null {
  let before: number | null = null;
  return (left) => {
    const last = before ?? left;
    before = left;
    // After a long sleep several are passed at once, and the last one counts.
    return CLOCK_MARKS.findLast((mark) => last > mark && left <= mark) ?? null;
  };
}

/** How much a clock presses; null: not yet. */
export const pressOf = (left: number): ClockMark | null =>
  CLOCK_MARKS.findLast((mark) => left <= mark) ?? null;

/** The less time is left, the more ticks. */
const TICKS: Readonly<Record<ClockMark, number>> = { 60_000: 1, 20_000: 2, 10_000: 3 };
const BETWEEN_TICKS = 220;

export const cuesAt = (mark: ClockMark): readonly Cue[] =>
  Array.from({ length: TICKS[mark] }, (_, i) => ({ sound: 'tick', after: i * BETWEEN_TICKS }));
