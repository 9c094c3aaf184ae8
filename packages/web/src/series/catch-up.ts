import type { Deck } from '@bluemoon/play';
import type { Games } from '../keep/games.ts';
import { glanceAt } from '../keep/glance.ts';
import type { Chance } from './chance.ts';
import { gameBeingPlayed, withDecksOfBots, withResult } from './match-series.ts';
import type { MatchSeries } from './match-series.ts';

export interface CaughtUp {
  readonly series: MatchSeries;
  /** What became of the game that was being played. */
  readonly game: 'none' | 'running' | 'lost' | 'unreadable';
}

export interface Around {
  readonly games: Pick<Games, 'open'>;
  /** Decks that people at this screen have built. */
  readonly brought: readonly Deck[];
  readonly chance: Pick<Chance, 'newSeed' | 'now'>;
}

/** A match as it stands once its game has been looked at: what ended is noted, and bots choose what they are to choose. */
export async function caughtUp(series: MatchSeries, { games, brought, chance }: Around): Promise<CaughtUp> {
  const id = gameBeingPlayed(series);
  if (id === null) return { series: withDecksOfBots(series, brought, chance), game: 'none' };
  const kept = await games.open(id);
  // It may only be out of reach for now, so nothing is given up by itself.
  if (kept === null) return { series, game: 'lost' };
  if (kept.kind === 'unreadable') return { series, game: 'unreadable' };
  const { result } = glanceAt(kept.sitting.record);
  if (result === null) return { series, game: 'running' };
  const noted = withResult(series, result, chance.now);
  return { series: withDecksOfBots(noted, brought, chance), game: 'none' };
}
