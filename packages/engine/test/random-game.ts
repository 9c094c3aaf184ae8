import { apply, decision } from '../src/decision/decision.ts';
import type { Decision } from '../src/decision/decision.ts';
import { newGame } from '../src/decision/new-game.ts';
import type { GameSetup } from '../src/decision/new-game.ts';
import type { State } from '../src/state/workbench.ts';

export interface Moment {
  readonly state: State;
  readonly decision: Decision;
  /** What is chosen here, at random. */
  readonly choice: string;
}

/** A game in which everybody chooses at random: every moment at which somebody must choose. The seed is that of the deal. */
export function* randomGame(setup: GameSetup): Generator<Moment, State> {
  const pick = picker(typeof setup.seed === 'number' ? setup.seed + 1 : 1);
  let { state } = newGame(setup);
  for (;;) {
    const asked = decision(state);
    if (asked === null) return state;
    const choice = asked.options[pick(asked.options.length)].id;
    yield { state, decision: asked, choice };
    ({ state } = apply(state, choice));
  }
}

export function picker(seed: number): (below: number) => number {
  let word = (seed * 2654435761) | 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
