/** The clock by which long work is interrupted, and how. */
export interface PageTime {
  /** Lets the browser render and handle input. */
  readonly yieldToPage: () => Promise<void>;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
}

/** How long work may block the page. */
const MAX_WORK_MS = 10;

/** Gives a function to await between two pieces of work. It yields to the page only when the time is up. */
export function pauseWhenDue({ yieldToPage, clock }: PageTime): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < MAX_WORK_MS) return;
    await yieldToPage();
    since = clock();
  };
}
