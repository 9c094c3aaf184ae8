/** The sign of a gain or loss; 0 gets "±". */
export function signOf(number: number): string {
  if (number === 0) return '±';
  return number < 0 ? '−' : '+';
}
