/**
 * A contest names a table or a draft a moment before it is laid. So a page looks again after these pauses, and says that
 * there is none when it has looked a few times.
 */
const PAUSES_MS = [200, 400, 800, 1600, 3000, 5000, 10_000, 20_000, 40_000] as const;
const LOOKS_BEFORE_SAYING = 4;

export type Later = (ms: number, act: () => void) => void;
export const laterHere: Later = (ms, act) => void setTimeout(act, ms);

export interface Looking {
  /** To be called whenever it was not there; gives whether to say so. */
  missed(): boolean;
  stop(): void;
}

export function startLooking(again: () => void, later: Later): Looking {
  let looks = 0;
  let hasStopped = false;
  return {
    missed() {
      const pause = PAUSES_MS[looks++];
      if (pause !== undefined)
        later(pause, () => {
          if (!hasStopped) again();
        });
      return looks > LOOKS_BEFORE_SAYING;
    },
    stop() {
      hasStopped = true;
    },
  };
}
