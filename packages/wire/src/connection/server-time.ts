/** The server's clock, as far as it can be known from here. */
export interface ServerTime {
  now(): number;
  /** What the server's clock showed in an answer to a question that was sent at that time of this page's clock. */
  learn(time: number, sent: number): void;
}

/** The network may change; older measurements count no longer. */
const REMEMBERED = 8;

interface Sample {
  readonly offset: number;
  readonly roundTrip: number;
}

export function startServerTime(clock: () => number): ServerTime {
  let samples: readonly Sample[] = [];
  return {
    now() {
      // The quickest answer tells the time best: its way here took at most its round trip.
      const [best] = samples.toSorted((a, b) => a.roundTrip - b.roundTrip);
      return clock() + (best?.offset ?? 0);
    },
    learn(time, sent) {
      const received = clock();
      const sample = { offset: time - (sent + received) / 2, roundTrip: received - sent };
      samples = [...samples, sample].slice(-REMEMBERED);
    },
  };
}
