import { USUAL_LONGEST } from '@bluemoon/wire/schemas';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';

/** Far above what honest use needs, also of a school behind one address. */
export const USUAL_LIMITS = {
  /** Of one address. */
  guestsAnHour: 120,
  linesAMinute: 240,
  linesAtOnce: 200,
  readingsAMinute: 600,
  /** Of one player, over all their lines. */
  messagesASecond: 50,
  /** On top, within ten seconds. */
  messagesInABurst: 300,
  roomsAnHour: 120,
  roomsAtOnce: 40,
  packsAnHour: 60,
  /** The number of messages that came too fast within a minute which ends the line. */
  messagesTooFast: 500,
} as const;

export type LimitNumbers = { readonly [name in keyof typeof USUAL_LIMITS]: number };

/** Where one server measures itself, everybody comes from one address. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(USUAL_LIMITS).map((name) => [name, Number.MAX_SAFE_INTEGER]),
) as LimitNumbers;

/** Each question counts. True: it is too much. */
export interface Limits {
  guest(network: string): Promise<boolean>;
  /** Null if a line may not be opened now; otherwise called when it is closed. */
  line(network: string): Promise<(() => void) | null>;
  /** Of profiles, lists and finished games. */
  reading(network: string): Promise<boolean>;
  /** A long message counts as several. */
  message(player: string, length: number): Promise<'fine' | 'tooFast' | 'farTooFast'>;
  packs(player: string): Promise<'fine' | 'tooFast'>;
  /** `open` tells how many rooms the player has open. */
  room(player: string, open: () => Promise<number>): Promise<'fine' | 'tooFast' | 'tooMany'>;
}

interface Limiter {
  consume(key: string, points?: number): Promise<unknown>;
}

const MINUTE_S = 60;
const HOUR_S = 3600;
const BURST_S = 10;

/** In the memory of this process. */
export function startLimits(numbers: LimitNumbers = USUAL_LIMITS): Limits {
  const guests = limiter(numbers.guestsAnHour, HOUR_S);
  const lines = limiter(numbers.linesAMinute, MINUTE_S);
  const readings = limiter(numbers.readingsAMinute, MINUTE_S);
  const messages = new BurstyRateLimiter(
    limiter(numbers.messagesASecond, 1),
    limiter(numbers.messagesInABurst, BURST_S),
  );
  const tooFast = limiter(numbers.messagesTooFast, MINUTE_S);
  const rooms = limiter(numbers.roomsAnHour, HOUR_S);
  const packs = limiter(numbers.packsAnHour, HOUR_S);
  const open = new Map<string, number>();

  function countLine(network: string, by: 1 | -1): void {
    const now = (open.get(network) ?? 0) + by;
    if (now > 0) open.set(network, now);
    else open.delete(network);
  }

  return {
    guest: (network) => isTooMuch(guests, network),
    async line(network) {
      if (await isTooMuch(lines, network)) return null;
      if ((open.get(network) ?? 0) >= numbers.linesAtOnce) return null;
      countLine(network, 1);
      let isOpen = true;
      return () => {
        if (isOpen) countLine(network, -1);
        isOpen = false;
      };
    },
    reading: (network) => isTooMuch(readings, network),
    async message(player, length) {
      if (!(await isTooMuch(messages, player, Math.ceil(length / USUAL_LONGEST)))) return 'fine';
      return (await isTooMuch(tooFast, player)) ? 'farTooFast' : 'tooFast';
    },
    packs: async (player) => ((await isTooMuch(packs, player)) ? 'tooFast' : 'fine'),
    async room(player, opened) {
      if (await isTooMuch(rooms, player)) return 'tooFast';
      return (await opened()) >= numbers.roomsAtOnce ? 'tooMany' : 'fine';
    },
  };
}

const limiter = (points: number, duration: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration });

const isTooMuch = (limiter: Limiter, key: string, points = 1): Promise<boolean> =>
  limiter.consume(key, points).then(
    () => false,
    () => true,
  );
