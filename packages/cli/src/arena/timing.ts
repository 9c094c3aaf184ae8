/**
 * A histogram of decision times with buckets a twentieth of an octave wide: millions of decisions are a short list,
 * and any quantile is accurate to 2 %.
 */
export interface Timing {
  readonly count: number;
  /** In milliseconds. */
  readonly longest: number;
  /** Number of decisions per bucket. */
  readonly buckets: Readonly<Record<number, number>>;
}

const BUCKETS_PER_OCTAVE = 20;
/** In milliseconds: anything shorter cannot be measured. */
const MIN_MILLISECONDS = 0.001;

export const NO_TIME: Timing = { count: 0, longest: 0, buckets: {} };

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
      const bucket = Math.floor(
        BUCKETS_PER_OCTAVE * Math.log2(Math.max(milliseconds, MIN_MILLISECONDS) / MIN_MILLISECONDS),
      );
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      count++;
      longest = Math.max(longest, milliseconds);
    },
    timing: () => ({ count, longest, buckets: { ...buckets } }),
  };
}

export function merged(timings: readonly Timing[]): Timing {
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
      const middle = MIN_MILLISECONDS * 2 ** ((Number(bucket) + 0.5) / BUCKETS_PER_OCTAVE);
      return Math.min(middle, longest);
    }
  }
  return longest;
}
