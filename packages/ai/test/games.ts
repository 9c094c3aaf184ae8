import { apply, decision, newGame } from '@bluemoon/engine';
import type { Decision, People, State } from '@bluemoon/engine';
import { randomFrom } from '../src/random.ts';

/** The first `max` states of a random game whose decision is wanted. */
export function statesOf(
  decks: readonly [People, People],
  seed: number,
  wanted: (pending: Decision, state: State) => boolean,
  max: number,
): readonly State[] {
  const random = randomFrom(seed);
  const states: State[] = [];
  let { state } = newGame({ decks, seed });
  for (let pending = decision(state); pending !== null && states.length < max; pending = decision(state)) {
    if (wanted(pending, state)) states.push(state);
    const choice = pending.options[Math.floor(random() * pending.options.length)];
    state = apply(state, choice?.id ?? 'done').state;
  }
  return states;
}
