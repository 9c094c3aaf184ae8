/** Fresh ids, random numbers and the time, passed in so that tests can fix them. */
export interface Chance {
  readonly newId: () => string;
  /** A whole number from 0 to 2^32 - 1. */
  readonly newSeed: () => number;
  readonly now: number;
}

export function oneOf<T>(items: readonly T[], { newSeed }: Pick<Chance, 'newSeed'>): T | undefined {
  return items[newSeed() % Math.max(1, items.length)];
}
