import type { Deck } from '@bluemoon/play';
import type { Games } from '../keep/games.ts';
import { summaryOfSitting } from '../keep/summary.ts';
import type { Chance } from '../game/chance.ts';
import { isLostBy } from '../game/sitting.ts';
import { gameBeingPlayed, withDecksOfBots, withResult } from './match-series.ts';
import type { MatchSeries } from './match-series.ts';

export interface CaughtUp {
  readonly series: MatchSeries;
  /** The state of the current game. */
  readonly game: 'none' | 'running' | 'lost' | 'unreadable';
}

export interface CatchUpContext {
  readonly games: Pick<Games, 'open'>;
  /** Own decks of the people at this screen. */
  readonly brought: readonly Deck[];
  readonly chance: Pick<Chance, 'newSeed' | 'now'>;
}

/** Records the result of the current game if it has ended, and lets bots choose their next decks. */
export async function caughtUp(
  series: MatchSeries,
  { games, brought, chance }: CatchUpContext,
): Promise<CaughtUp> {
  const id = gameBeingPlayed(series);
  if (id === null) return { series: withDecksOfBots(series, brought, chance), game: 'none' };
  const kept = await games.open(id);
  // It may be unreadable only for now, so a person decides whether to give it up.
  if (kept === null) return { series, game: 'lost' };
  if (kept.kind === 'unreadable') return { series, game: 'unreadable' };
  const { result } = summaryOfSitting(kept.sitting);
  if (result === null) return { series, game: 'running' };
  const { reason } = result;
  // PROJECT-44: however a game was given up, it scores the same.
  const noted = withResult(series, { ...result, reason: isLostBy(reason) ? 'resigned' : reason }, chance.now);
  return { series: withDecksOfBots(noted, brought, chance), game: 'none' };
}
