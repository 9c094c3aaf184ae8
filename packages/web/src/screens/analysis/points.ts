/** A part of a chance in whole points, with its sign; never "−0". */
export function signed(value: number): string {
  const points = Math.round(value * 100);
  if (points === 0) return '0';
  return points < 0 ? `−${-points}` : `+${points}`;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
export const wholePercent = (chance: number): number => Math.round(chance * 100);
