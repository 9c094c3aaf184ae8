import type { Weights } from '@bluemoon/ai/evaluation';
import type { Game } from '@bluemoon/engine/simulation';

/** What was made for the decks of a game, as long as the weights stay the same. */
export function kept<T>(make: (weights: Weights, game: Game) => T): { of(weights: Weights, game: Game): T } {
  let made = new WeakMap<Game['decks'], T>();
  let known: Weights | undefined;
  return {
    of(weights, game) {
      if (weights !== known) made = new WeakMap();
      known = weights;
      const found = made.get(game.decks) ?? make(weights, game);
      made.set(game.decks, found);
      return found;
    },
  };
}
