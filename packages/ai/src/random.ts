/** A random generator that is the same on every machine: numbers from 0 to just below 1. */
export function randomFrom(seed: number): () => number {
  let word = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 0x100000000;
  };
}
