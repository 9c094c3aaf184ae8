/** Days in a row on which the puzzle of the day was solved. One missed day in seven is forgiven. */
export interface Streak {
  readonly length: number;
  /** The day of the last solution (`dayNumber`); null before the first. */
  readonly last: number | null;
  /** The last day that was missed and forgiven. */
  readonly forgiven: number | null;
}

export const NO_STREAK: Streak = { length: 0, last: null, forgiven: null };

const WEEK = 7;

/** After solving the puzzle of that day. An earlier day than the last changes nothing: clocks can be set back. */
export function streakAfter(streak: Streak, day: number): Streak {
  const { length, last } = streak;
  if (last !== null && day <= last) return streak;
  if (last === null || !isKept(streak, day)) return { length: 1, last: day, forgiven: null };
  const missed = day - last === 2 ? day - 1 : streak.forgiven;
  return { length: length + 1, last: day, forgiven: missed };
}

/** How long the streak is on that day; 0 if it is broken. */
export function streakOn(streak: Streak, day: number): number {
  return streak.last !== null && (day <= streak.last || isKept(streak, day)) ? streak.length : 0;
}

/** Whether solving on that day continues the streak. */
function isKept({ last, forgiven }: Streak, day: number): boolean {
  if (last === null) return false;
  if (day - last === 1) return true;
  return day - last === 2 && (forgiven === null || day - 1 - forgiven >= WEEK);
}
