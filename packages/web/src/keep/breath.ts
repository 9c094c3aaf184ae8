/** How long work takes the page, and how the page gets its turn in between. */
export interface Breath {
  /** Lets the page do something else. */
  readonly breathe: () => Promise<void>;
  /** Milliseconds that only go up. */
  readonly clock: () => number;
}

/** Work may take so many milliseconds before the page gets its turn. */
const A_BREATH = 10;

/** To be awaited between two pieces of work: does nothing as long as they were short. */
export function pausesIn({ breathe, clock }: Breath): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < A_BREATH) return;
    await breathe();
    since = clock();
  };
}
