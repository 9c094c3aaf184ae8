import { carryOut, legalChoices, replay } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import type { Lines, Step } from './lines.ts';

/** The position from which the lines go. */
export function positionOfLines({ start }: Lines): State {
  const state = replay(start).states.at(-1);
  if (state === undefined) throw new Error('A replay has at least the deal.');
  return state;
}

/** Whether every choice of every line is legal. */
export function areLegal(lines: Lines): boolean {
  return areLegalIn(positionOfLines(lines), lines.tried);
}

function areLegalIn(state: State, steps: readonly Step[]): boolean {
  const choices = steps.length === 0 ? [] : legalChoices(state);
  return steps.every(
    ({ choice, next }) => choices.includes(choice) && areLegalIn(carryOut(state, choice).state, next),
  );
}
