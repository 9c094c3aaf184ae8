import { hash, verify } from '@node-rs/argon2';

/** About 50 ms on the machine of 2026-11-16. Argon2id is the library's default; hashes carry their own costs. */
const COSTS = { memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;

/** Any hash of these costs; nobody knows its password. */
const NOBODYS =
  '$argon2id$v=19$m=65536,t=2,p=1$ffM5VP04IPhJ0hP+wfwT2A$IoGCZH9LwoHwVk1uJSqTBcLE6YiGtXCDvYTT01cG2b0';

/** One at a time, so that a core is left for the games, and 64 MB are all that it needs. */
const AT_ONCE = 1;

/** Who comes later would wait for more than a second. */
const MOST_WAITING = 20;

/** Too many passwords are being checked; ask again soon. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null is nobody's hash: checking takes as long as with a hash, and fails. */
  fits(password: string, hashed: string | null): Promise<boolean>;
}

export interface Hashing {
  readonly hash: (password: string, costs: typeof COSTS) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
}

export function startPasswords(hashing: Hashing = { hash, verify }): Passwords {
  const inTurn = queue(AT_ONCE, MOST_WAITING);
  return {
    hash: (password) => inTurn(() => hashing.hash(password, COSTS)),
    fits: (password, hashed) =>
      inTurn(async () => (await hashing.verify(hashed ?? NOBODYS, password)) && hashed !== null),
  };
}

function queue(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Busy('Too many passwords are being checked.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The next one takes over this one's place.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
