import { newMatch } from '@bluemoon/play';
import type { Chance } from '../game/chance.ts';
import type { MatchSeries } from './match-series.ts';
import { ownBox } from './own-cards.ts';

/** A new match with the same players, agreement and cards. */
export function rematchOf(series: MatchSeries, { newId, newSeed, now }: Chance): MatchSeries {
  const { players, match, cards } = series;
  const { first: _, ...options } = match.options;
  return {
    id: newId(),
    players,
    match: newMatch({ ...options, seed: newSeed() }, ownBox(series)),
    games: [],
    cards,
    began: now,
    touched: now,
  };
}
