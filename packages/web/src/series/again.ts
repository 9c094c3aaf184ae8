import { newMatch } from '@bluemoon/play';
import type { Chance } from './chance.ts';
import type { MatchSeries } from './match-series.ts';

/** The same players and agreement, another match. */
export function againWith({ players, match }: MatchSeries, { newId, newSeed, now }: Chance): MatchSeries {
  const { first: _, ...options } = match.options;
  return {
    id: newId(),
    players,
    match: newMatch({ ...options, seed: newSeed() }),
    games: [],
    began: now,
    touched: now,
  };
}
