/** Runs a piece of work while nobody else does the same kind of work. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** In this process, in the order in which they come. */
export function oneAtATime(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
