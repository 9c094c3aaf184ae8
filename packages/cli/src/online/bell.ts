/** Wakes those who wait for news. */
export interface Bell {
  ring(): void;
  /** How often it has rung. */
  readonly rung: number;
  /** Resolves when it has rung more often than that. */
  after(rung: number): Promise<void>;
}

export function newBell(): Bell {
  let rung = 0;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung++;
      wake?.();
    },
    get rung() {
      return rung;
    },
    after: (before) =>
      new Promise((resolve) => {
        if (rung > before) resolve();
        else wake = resolve;
      }),
  };
}
