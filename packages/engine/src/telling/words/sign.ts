/** Before a number that may be gained or lost; nothing is neither. */
export function signOf(number: number): string {
  if (number === 0) return '±';
  return number < 0 ? '−' : '+';
}
