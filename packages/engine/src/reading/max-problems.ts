/** Whoever has put so many right tries again; more would only take time to find and to read. */
export const MAX_PROBLEMS = 100;
