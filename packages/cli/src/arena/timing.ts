/**
 * How long decisions took, in buckets each a twentieth of an octave wide, so that millions of them are a short list
 * and any quantile is known to 2 %.
 */
export interface Timing {
  readonly count: number;
  /** In milliseconds. */
  readonly longest: number;
  /** How many decisions fell into which bucket. */
  readonly buckets: Readonly<Record<number, number>>;
}

const BUCKETS_AN_OCTAVE = 20;
/** Milliseconds: what is shorter cannot be measured. */
const SHORTEST = 0.001;

export const NO_TIME: Timing = { count: 0, longest: 0, buckets: {} };

/** Counts while a game is on. */
export interface Stopwatch {
  readonly note: (milliseconds: number) => void;
  readonly timing: () => Timing;
}

export function stopwatch(): Stopwatch {
  const buckets: Record<number, number> = {};
  let count = 0;
  let longest = 0;
  return {
    note: (milliseconds) => {
      const bucket = Math.floor(BUCKETS_AN_OCTAVE * Math.log2(Math.max(milliseconds, SHORTEST) / SHORTEST));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      count++;
      longest = Math.max(longest, milliseconds);
    },
    timing: () => ({ count, longest, buckets: { ...buckets } }),
  };
}

export function together(timings: readonly Timing[]): Timing {
  const buckets: Record<number, number> = {};
  for (const timing of timings) {
    for (const [bucket, count] of Object.entries(timing.buckets)) {
      buckets[Number(bucket)] = (buckets[Number(bucket)] ?? 0) + count;
    }
  }
  return {
    count: timings.reduce((sum, { count }) => sum + count, 0),
    longest: timings.reduce((most, { longest }) => Math.max(most, longest), 0),
    buckets,
  };
}

/** The time that a share of the decisions did not exceed, as the middle of its bucket; null without decisions. */
export function quantile({ count, longest, buckets }: Timing, share: number): number | null {
  if (count === 0) return null;
  const rank = Math.max(1, Math.ceil(share * count));
  let passed = 0;
  const inOrder = Object.entries(buckets).toSorted(([a], [b]) => Number(a) - Number(b));
  for (const [bucket, here] of inOrder) {
    passed += here;
    if (passed >= rank) {
      const middle = SHORTEST * 2 ** ((Number(bucket) + 0.5) / BUCKETS_AN_OCTAVE);
      return Math.min(middle, longest);
    }
  }
  return longest;
}
