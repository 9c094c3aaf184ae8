/** A part of a chance in whole points, with its sign; never "−0". */
export function signed(value: number): string {
  const points = Math.round(value * 100);
  if (points === 0) return '0';
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** On one line. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00A0%`;

/** "± 1" from a standard error: 95 % lie within two of them. An error is never told to be nothing. */
export const plusMinus = (error: number): string => `±\u00A0${Math.max(1, Math.round(2 * error * 100))}`;
