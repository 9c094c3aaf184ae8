export interface Turns {
  readonly poke: () => void;
  /** Resolves when nothing is waiting or under way. */
  readonly idle: () => Promise<void>;
}

/**
 * Work in turns: while one is under way, what comes in is collected for the next. No timers, no
 * artificial delay. At most `most` turns are under way at once.
 */
export function turns(work: () => Promise<void>, waiting: () => boolean, most = 1): Turns {
  let running = 0;
  let whenIdle: (() => void)[] = [];
  const run = async (): Promise<void> => {
    running += 1;
    // What is asked for in the same moment goes into the same batch.
    await Promise.resolve();
    try {
      while (waiting()) await work();
    } finally {
      running -= 1;
    }
    if (running > 0) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  };
  return {
    poke: () => {
      if (running < most && waiting()) void run();
    },
    idle: () =>
      running === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            whenIdle.push(resolve);
          }),
  };
}
