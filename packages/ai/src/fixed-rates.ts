import type { Bot } from './bot.ts';
import { randomFrom } from './random.ts';

/** Fixed rates instead of what the bot would choose: to find out whether another bot can be exploited. */
export interface FixedRates {
  /** How often it calls a bluff, from 0 to 1. */
  readonly calls?: number;
  /** In which share of its turns a bluff would be a lie; in the others it would be honest. */
  readonly lies?: number;
  /** Its largest random error when it rates an option, as a probability of winning. */
  readonly errors?: number;
}

const KINDS = ['calls', 'lies', 'errors'] as const satisfies readonly (keyof FixedRates)[];
const WORDS: ReadonlyMap<string, number> = new Map([
  ['never', 0],
  ['always', 1],
]);

/** Reads words such as `calls=always`, `lies=never` and `calls=0.3`; null if one cannot be read. */
export function readRates(words: readonly string[]): FixedRates | null {
  const read = words.map((word) => {
    const [kind, rate = '', ...rest] = word.split('=');
    const found = KINDS.find((known) => known === kind);
    const number = WORDS.get(rate) ?? (/^(0|1|0?\.\d+)$/.test(rate) ? Number(rate) : undefined);
    return found === undefined || number === undefined || rest.length > 0 ? null : ([found, number] as const);
  });
  const rates = read.filter((one) => one !== null);
  const isRead = rates.length === words.length && new Set(rates.map(([kind]) => kind)).size === words.length;
  return isRead ? Object.fromEntries(rates) : null;
}

export function ratesText(rates: FixedRates): string {
  return KINDS.flatMap((kind) => {
    const rate = rates[kind];
    if (rate === undefined) return [];
    const word = [...WORDS].find(([, number]) => number === rate)?.[0];
    return [`+${kind}=${word ?? rate}`];
  }).join('');
}

/** So that calls do not follow the bot's other chance. */
const CALL_STRIDE = 15_485_863;

/** Calls at a fixed rate, and chooses everything else as before. */
export function callingAt(rate: number, bot: Bot, seed: number): Bot {
  return {
    choose: (view) => {
      if (view.turn.phase !== 'call' || view.decision?.options?.length !== 2) return bot.choose(view);
      const isCalling = randomFrom(seed + CALL_STRIDE * (view.decision?.id ?? 0))() < rate;
      return { option: isCalling ? 'call' : 'trust', estimates: [] };
    },
  };
}
