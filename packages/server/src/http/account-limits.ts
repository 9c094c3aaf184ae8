import { RateLimiterMemory } from 'rate-limiter-flexible';

export const USUAL_ACCOUNT_LIMITS = {
  /** Of one address. */
  requestsAMinute: 240,
  newNamesAnHour: 120,
  /** Of one player. */
  exportsAnHour: 6,
  /** Guesses at a secret in a day after which each one more makes the next wait twice as long. */
  guesses: {
    /** From one address at one name, */
    atAName: 5,
    /** from all addresses at one name, from one address at all names, */
    byAll: 50,
    byAnAddress: 100,
    /** and of one who is signed in. */
    bySession: 10,
  },
} as const;

export interface AccountLimitNumbers {
  readonly requestsAMinute: number;
  readonly newNamesAnHour: number;
  readonly exportsAnHour: number;
  readonly guesses: { readonly [kind in keyof typeof USUAL_ACCOUNT_LIMITS.guesses]: number };
}

/** Null: go on. Otherwise how long to wait, in milliseconds. */
type Wait = number | null;

/** How often an account may be asked for things. Sessions that are open are never touched by this. */
export interface AccountLimits {
  request(network: string): Promise<Wait>;
  newName(network: string): Promise<Wait>;
  export(player: string): Promise<Wait>;
  /** Counts a guess before it is known to be right or wrong, so that many at once count too. */
  guess(at: Guess): Promise<Wait>;
  /** It was right. */
  forgive(at: Guess): Promise<void>;
}

export type Guess =
  | { readonly kind: 'outside'; readonly name: string; readonly network: string }
  /** By somebody who is signed in; strangers can't use up these. */
  | { readonly kind: 'inside'; readonly session: string };

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const FIRST_WAIT_S = 10;
const LONGEST_WAIT_S = 900;

/** An attacker from many addresses can slow the owner of a name down by this much, and no more. */
const LONGEST_WAIT_FOR_ALL_S = 30;

/** In the memory of this process. */
export function startAccountLimits(numbers: AccountLimitNumbers = USUAL_ACCOUNT_LIMITS): AccountLimits {
  const requests = new RateLimiterMemory({ points: numbers.requestsAMinute, duration: MINUTE_S });
  const names = new RateLimiterMemory({ points: numbers.newNamesAnHour, duration: HOUR_S });
  const exports = new RateLimiterMemory({ points: numbers.exportsAnHour, duration: HOUR_S });
  const atAName = growing(numbers.guesses.atAName, LONGEST_WAIT_S);
  const byAll = growing(numbers.guesses.byAll, LONGEST_WAIT_FOR_ALL_S);
  const byAnAddress = growing(numbers.guesses.byAnAddress, LONGEST_WAIT_S);
  const bySession = growing(numbers.guesses.bySession, LONGEST_WAIT_S);

  const counters = (at: Guess): readonly (readonly [Growing, string])[] =>
    at.kind === 'inside'
      ? [[bySession, at.session]]
      : [
          [atAName, pairOf(at)],
          [byAll, at.name],
          [byAnAddress, at.network],
        ];

  return {
    request: (network) => consumed(requests, network),
    newName: (network) => consumed(names, network),
    export: (player) => consumed(exports, player),
    async guess(at) {
      const waits = await Promise.all(counters(at).map(([counter, key]) => counter.wait(key)));
      const longest = Math.max(...waits);
      if (longest > 0) return longest;
      await Promise.all(counters(at).map(([counter, key]) => counter.count(key)));
      return null;
    },
    async forgive(at) {
      await Promise.all(counters(at).map(([counter, key]) => counter.uncount(key)));
      if (at.kind === 'inside') await bySession.forget(at.session);
      // Who can sign in to one account has not earned more guesses at others.
      else await atAName.forget(pairOf(at));
    },
  };
}

/** Waits that double with every guess beyond those that are free. */
interface Growing {
  /** In milliseconds; 0: none. */
  wait(key: string): Promise<number>;
  count(key: string): Promise<void>;
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

const pairOf = ({ network, name }: Extract<Guess, { readonly kind: 'outside' }>): string =>
  `${network} ${name}`;

function growing(free: number, longest: number): Growing {
  const guesses = new RateLimiterMemory({ points: free, duration: DAY_S });
  const blocked = new RateLimiterMemory({ points: 1, duration: 1 });
  return {
    wait: async (key) => (await blocked.get(key))?.msBeforeNext ?? 0,
    async count(key) {
      const { consumedPoints } = await guesses.penalty(key);
      const over = consumedPoints - free;
      if (over >= 0) await blocked.block(key, Math.min(FIRST_WAIT_S * 2 ** over, longest));
    },
    async uncount(key) {
      await guesses.reward(key);
      await blocked.delete(key);
    },
    async forget(key) {
      await guesses.delete(key);
    },
  };
}

const consumed = (limiter: RateLimiterMemory, key: string): Promise<Wait> =>
  limiter.consume(key).then(
    () => null,
    (late: { readonly msBeforeNext: number }) => late.msBeforeNext,
  );
