import type { Game } from '@bluemoon/engine/simulation';
import type { Weights } from '../evaluation/weights.ts';
import { turnSearch } from './turn-search.ts';
import type { TurnSearch } from './turn-search.ts';

const cache = new WeakMap<Weights, WeakMap<Game, TurnSearch>>();

/** A cache with one search per game: creating one costs as much as searching a few hundred positions. */
export function searchesOf(weights: Weights): (game: Game) => TurnSearch {
  const searches = cache.get(weights) ?? new WeakMap<Game, TurnSearch>();
  cache.set(weights, searches);
  return (game) => {
    const search = searches.get(game) ?? turnSearch(weights, game);
    searches.set(game, search);
    return search;
  };
}
