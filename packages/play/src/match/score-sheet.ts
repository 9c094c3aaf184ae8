import type { CardId, Seat } from '@bluemoon/engine';
import type { GameResult, Match, Pair } from './match.ts';
import { scoreAfter, startingSeat } from './status.ts';

/** One line of the score sheet. */
export interface ScoreRow extends GameResult {
  /** The first is 1. */
  readonly game: number;
  readonly leaders: Pair<CardId | null>;
  /** Who took the first turn. */
  readonly first: Seat;
  /** After this game. */
  readonly score: Pair<number>;
}

export function scoreSheet(match: Match): readonly ScoreRow[] {
  return match.games.map(({ decks, result }, i) => ({
    game: i + 1,
    leaders: [decks[0].leader, decks[1].leader],
    first: startingSeat(match, i),
    ...result,
    score: scoreAfter(match, i + 1),
  }));
}
