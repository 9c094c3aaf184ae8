import type { Level } from '@bluemoon/ai';
import type { GameSetup } from '@bluemoon/engine';

type DeckOfSetup = GameSetup['decks'][0];

/** A deck that the own deck is tried against. */
export interface Opponent {
  readonly key: string;
  readonly deck: DeckOfSetup;
}

/** The request to the worker. It can only be stopped by ending the worker. */
export interface Trial {
  readonly own: DeckOfSetup;
  readonly opponents: readonly Opponent[];
  readonly level: Extract<Level, 'novice' | 'solid'>;
  /** Per opponent. */
  readonly games: number;
  readonly seed: number;
}

export type Report =
  | { readonly say: 'game'; readonly key: string; readonly won: boolean }
  | { readonly say: 'done' }
  | { readonly say: 'failed'; readonly message: string };

export interface Tally {
  readonly won: number;
  readonly games: number;
}

export const NO_GAMES: Tally = { won: 0, games: 0 };

export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z = 1.959964;

/** The share of games won, with the 95 % Wilson score interval; null without games. */
export function winRate({ won, games }: Tally): Interval | null {
  if (games === 0) return null;
  const rate = won / games;
  const middle = rate + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return { rate, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export function together(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { won, games }) => ({ won: sum.won + won, games: sum.games + games }),
    NO_GAMES,
  );
}
