import type { Room } from '@bluemoon/play';
import type { GameKind } from '@bluemoon/wire';

/** A game that is over, as profiles, lists and ratings need it. */
export interface EndedGame {
  /** In its room, from 1. */
  readonly number: number;
  readonly kind: GameKind;
  /** Null for a game that was aborted. */
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly crystals: number;
  readonly choices: number;
  readonly players: readonly [string, string];
  readonly peoples: readonly [string, string];
  readonly rating: 'none' | 'waits';
}

/** A drafted deck has no leader (DRAFT-14) and cards of many peoples. */
export const MIXED = 'mixed';

/** The game that ended between these two states of a table; null if none did. */
export function endedGame(before: Room | null, after: Room): EndedGame | null {
  const { host, results, seats } = after;
  const result = host?.result ?? null;
  if (before === null || host === null || result === null || before.results.length === results.length)
    return null;
  const [a, b] = seats;
  // A table is kept while a game is played there, so both are still known.
  if (a === null || b === null) return null;
  const { winner, reason, crystals } = result;
  const [first, second] = host.state.game.decks;
  return {
    number: results.length,
    kind: after.terms.agreement.decks,
    winner,
    reason,
    crystals,
    choices: host.line.length,
    players: [a.player, b.player],
    peoples: [first.leader?.people ?? MIXED, second.leader?.people ?? MIXED],
    rating: after.terms.rated === 'yes' ? 'waits' : 'none',
  };
}
