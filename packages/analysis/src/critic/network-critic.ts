import { networkFor, newFeatures } from '@bluemoon/ai/evaluation';
import type { Shape, Weights } from '@bluemoon/ai/evaluation';
import type { State } from '@bluemoon/engine';
import { OVER, PHASE, reset, WINNER, workbenchFor } from '@bluemoon/engine/simulation';
import type { Game } from '@bluemoon/engine/simulation';
import type { Critic } from './critic.ts';
import { CRITIC_BUCKETS, CRITIC_PLACES, readPosition } from './reading.ts';

export const CRITIC_SHAPE: Shape = {
  places: CRITIC_PLACES.length,
  buckets: Object.values(CRITIC_BUCKETS).reduce((sum, size) => sum + size, 0),
  embedding: 32,
  hidden: 128,
  second: 32,
};

/** Judges by a network that sees everything, from both sides. */
export function networkCritic(weights: Weights): Critic {
  const judges = new WeakMap<Game['decks'], (state: State) => number>();
  return {
    chanceOf(state) {
      if (state.cells[PHASE] === OVER) return state.cells[WINNER] === 1 ? 1 : 0;
      const judge = judges.get(state.game.decks) ?? judgeFor(weights, state);
      judges.set(state.game.decks, judge);
      return judge(state);
    },
  };
}

function judgeFor(weights: Weights, first: State): (state: State) => number {
  const t = workbenchFor(first, null);
  const network = networkFor(weights, first.game);
  const features = newFeatures();
  const winOf = (seat: number): number => {
    readPosition(t, seat, features);
    network.judge(features);
    return network.win;
  };
  return (state) => {
    reset(t, state);
    network.forget();
    return (winOf(0) + 1 - winOf(1)) / 2;
  };
}
