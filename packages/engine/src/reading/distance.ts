/**
 * Damerau-Levenshtein distance; Infinity if it is more than `most`. Only letters at most `most` places apart are
 * compared, so that long words take little longer.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const tooFar = most + 1;
  const newRow = (): Uint8Array => new Uint8Array(b.length + 1).fill(tooFar);
  let before = newRow();
  let row = newRow();
  let next = newRow();
  for (let j = 0; j <= Math.min(most, b.length); j++) row[j] = j;
  for (let i = 0; i < a.length; i++) {
    const letter = a.charCodeAt(i);
    const from = Math.max(0, i - most);
    const to = Math.min(b.length, i + most + 1);
    next[from] = from === 0 ? Math.min(i + 1, tooFar) : tooFar;
    let least = next[from];
    for (let j = from; j < to; j++) {
      const isSame = letter === b.charCodeAt(j);
      const isSwap =
        i > 0 && j > 0 && letter === b.charCodeAt(j - 1) && a.charCodeAt(i - 1) === b.charCodeAt(j);
      const change = row[j] + (isSame ? 0 : 1);
      const swap = isSwap ? before[j - 1] + 1 : tooFar;
      next[j + 1] = Math.min(change, row[j + 1] + 1, next[j] + 1, swap, tooFar);
      least = Math.min(least, next[j + 1]);
    }
    if (least > most) return Infinity;
    const free = before;
    before = row;
    row = next;
    next = free;
  }
  return row[b.length] > most ? Infinity : row[b.length];
}
