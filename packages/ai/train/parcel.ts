import type { Sample } from './samples.ts';

/** Samples packed for sending between threads: a few arrays that are transferred instead of copied. */
export interface Parcel {
  readonly starts: Uint32Array;
  readonly rows: Uint16Array;
  readonly weights: Float32Array;
  readonly win: Float32Array;
  readonly crystals: Float32Array;
}

export function packed(samples: readonly Sample[]): Parcel {
  const starts = new Uint32Array(samples.length + 1);
  samples.forEach(({ rows }, i) => {
    starts[i + 1] = starts[i] + rows.length;
  });
  const rows = new Uint16Array(starts[samples.length]);
  const weights = new Float32Array(starts[samples.length]);
  samples.forEach((sample, i) => {
    rows.set(sample.rows, starts[i]);
    weights.set(sample.weights, starts[i]);
  });
  return {
    starts,
    rows,
    weights,
    win: Float32Array.from(samples, ({ win }) => win),
    crystals: Float32Array.from(samples, ({ crystals }) => crystals),
  };
}

export function unpacked({ starts, rows, weights, win, crystals }: Parcel): readonly Sample[] {
  return Array.from(win, (_, i) => ({
    rows: rows.subarray(starts[i], starts[i + 1]),
    weights: weights.subarray(starts[i], starts[i + 1]),
    win: win[i],
    crystals: crystals[i],
  }));
}
