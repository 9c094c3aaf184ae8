import type { Level } from '@bluemoon/ai';
import type { GameSetup } from '@bluemoon/engine';
import { shareOf } from '../game/share.ts';
import type { Share } from '../game/share.ts';

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

/** The share of games won; null without games. */
export function winRate({ won, games }: Tally): Share | null {
  return games === 0 ? null : shareOf(won, games);
}

export function together(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { won, games }) => ({ won: sum.won + won, games: sum.games + games }),
    NO_GAMES,
  );
}
