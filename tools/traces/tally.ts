/** Counts the same things on both sides; what is left over happened on one side only. */
export type Tally = Map<string, number>;

export function count(tally: Tally, what: string, times = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + times);
}

/** Names what does not cancel out, and clears the tally. */
export function settle(tally: Tally, what: string): string | null {
  const left = [...tally].filter(([, times]) => times !== 0);
  tally.clear();
  if (left.length === 0) return null;
  const names = left.map(
    ([name, times]) =>
      `${name} ${times > 0 ? 'ours' : 'theirs'}${Math.abs(times) > 1 ? ` ×${Math.abs(times)}` : ''}`,
  );
  return `${what} (only ${names.toSorted().join('; ')})`;
}
