/** Rising pauses between attempts, so that a database that is down is not flooded. */
export function backOff(first: number, longest: number): { wait(): Promise<void>; reset(): void } {
  let next = first;
  return {
    wait: () => {
      const now = next;
      next = Math.min(next * 2, longest);
      return pause(now);
    },
    reset: () => {
      next = first;
    },
  };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
