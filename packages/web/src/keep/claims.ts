/** Only one tab plays a game at a time, so that no copies pile up. */
export interface Claims {
  /**
   * Null: another tab plays the game. `handOver` is called when another tab takes it over, which waits until everything
   * is saved here.
   */
  claim(id: string, handOver: () => Promise<void>): Promise<Claim | null>;
  /** Takes the game over from the tab that plays it. */
  takeOver(id: string, handOver: () => Promise<void>): Promise<Claim>;
}

export interface Claim {
  release(): void;
}

/** How long a tab that is being closed or reloaded may hold its game. */
const CLOSING = 300;
/** A tab that the browser has put to sleep does not hand over. */
const MAX_WAIT = 2000;

/** Without locks nothing is claimed; if two tabs then write, one goes on with a copy (`keeper.ts`). */
const UNGUARDED: Claim = { release: () => undefined };

export function claimsOfThisBrowser(): Claims {
  // Only pages of safe origins have locks.
  const locks: LockManager | undefined = navigator.locks;
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bluemoon claims');
  return locks === undefined || others === null ? NO_CLAIMS : claimsIn(locks, others);
}

const NO_CLAIMS: Claims = {
  claim: () => Promise.resolve(UNGUARDED),
  takeOver: () => Promise.resolve(UNGUARDED),
};

type Locks = Pick<LockManager, 'request'>;
type Others = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export function claimsIn(locks: Locks, others: Others): Claims {
  /** What to do when another tab wants the game, by its id. */
  const held = new Map<string, () => Promise<void>>();
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void held.get(data)?.();
  });

  function hold(id: string, options: LockOptions, handOver: () => Promise<void>): Promise<Claim> {
    return new Promise((resolve, reject) => {
      let giveUp: (() => Promise<void>) | null = null;

      const untilReleased = (): Promise<void> =>
        new Promise((free) => {
          const forget = (): void => {
            if (held.get(id) === giveUp) held.delete(id);
          };
          giveUp = async () => {
            forget();
            await handOver();
            free();
          };
          held.set(id, giveUp);
          resolve({
            release() {
              forget();
              free();
            },
          });
        });

      // Either it was not granted, or another tab stole it later.
      locks
        .request(`bluemoon game ${id}`, options, untilReleased)
        .catch((error: Error) => (giveUp === null ? reject(error) : giveUp()));
    });
  }

  return {
    async claim(id, handOver) {
      try {
        return await hold(id, { signal: AbortSignal.timeout(CLOSING) }, handOver);
      } catch (error) {
        return isTimeout(error) ? null : UNGUARDED;
      }
    },

    async takeOver(id, handOver) {
      others.postMessage(id);
      try {
        return await hold(id, { signal: AbortSignal.timeout(MAX_WAIT) }, handOver);
      } catch {
        return hold(id, { steal: true }, handOver).catch(() => UNGUARDED);
      }
    },
  };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
