import type { CardId, GameEvent, Seat } from '@bluemoon/engine';
import type { Agreement } from '../agreement.ts';
import type { Deck } from '../decks/deck.ts';

/** MATCH-1, RULING-14: the first to have at least this many wins; more do not count. */
export const MATCH_CRYSTALS = 5;

/** How it is decided who plays which set (MATCH-4, MATCH-5). */
export const WAYS_OF_CHOOSING = ['agreed', 'random', 'secret'] as const;
export type Choosing = (typeof WAYS_OF_CHOOSING)[number];

/** What happens to the sets after a game: they stay, are swapped (MATCH-3), or are chosen again in the same way. */
export const BETWEEN_GAMES = ['keep', 'swap', 'choose'] as const;
export type BetweenGames = (typeof BETWEEN_GAMES)[number];

export type Pair<T> = readonly [T, T];

export interface MatchOptions {
  readonly agreement: Agreement;
  readonly choosing: Choosing;
  readonly between: BetweenGames;
  /** For all random numbers: leaders, draw decks, first turn. Nobody at the table may know it. */
  readonly seed: number;
  /** Who takes the first turn of the first game; picked at random if not given (SETUP-5). */
  readonly first?: Seat;
  /** The sets whose leaders are shuffled for a random draw. */
  readonly sets?: readonly Deck[];
  /** What the players picked in a draft (DRAFT-16). */
  readonly drafted?: Pair<readonly CardId[]>;
}

/** How a game ended; the engine's event says so. */
type Ended = Omit<Extract<GameEvent, { event: 'gameEnded' }>, 'event'>;

/** How a game ended: by the rules, or because a player conceded. */
export interface GameResult extends Omit<Ended, 'reason'> {
  readonly reason: Ended['reason'] | 'resigned';
}

export interface MatchGame {
  readonly decks: Pair<Deck>;
  readonly result: GameResult;
}

/** A match is plain data; everything else is derived from it. */
export interface Match {
  readonly options: MatchOptions;
  /** The games that are over. */
  readonly games: readonly MatchGame[];
  /** What the seats have chosen for the next game. */
  readonly chosen: Pair<Deck | null>;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
