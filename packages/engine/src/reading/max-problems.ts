/** Enough to correct at once; more would only take time to find and to read. */
export const MAX_PROBLEMS = 100;
