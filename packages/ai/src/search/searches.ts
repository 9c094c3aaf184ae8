import type { Game } from '@bluemoon/engine/simulation';
import type { Weights } from '../evaluation/weights.ts';
import { turnSearch } from './turn-search.ts';
import type { TurnSearch } from './turn-search.ts';

const kept = new WeakMap<Weights, WeakMap<Game, TurnSearch>>();

/** One search for each game: to prepare one costs as much as a few hundred positions. */
export function searchesOf(weights: Weights): (game: Game) => TurnSearch {
  const searches = kept.get(weights) ?? new WeakMap<Game, TurnSearch>();
  kept.set(weights, searches);
  return (game) => {
    const search = searches.get(game) ?? turnSearch(weights, game);
    searches.set(game, search);
    return search;
  };
}
