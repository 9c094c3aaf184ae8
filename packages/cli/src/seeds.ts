/** A 32-bit hash of the numbers. */
export function mixed(...numbers: readonly number[]): number {
  let word = 0x9e3779b9;
  for (const number of numbers) {
    word = stirred(word ^ (number | 0));
    word = stirred(word ^ (Math.floor(number / 0x100000000) | 0));
  }
  return word >>> 0;
}

function stirred(word: number): number {
  let stirring = Math.imul(word + 0x6d2b79f5, 0x85ebca6b);
  stirring = Math.imul(stirring ^ (stirring >>> 15), 0x2c1b3c6d);
  stirring = Math.imul(stirring ^ (stirring >>> 13), 0x297a2d39);
  return stirring ^ (stirring >>> 16);
}
