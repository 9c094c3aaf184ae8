import { trainedWeights } from '@bluemoon/ai';
import { apply, decision, newGame } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { OVER, PHASE, TURN_NUMBER } from '@bluemoon/engine/simulation';
import { expect, test } from 'vitest';
import { outlookBy } from '../src/index.ts';
import type { Critic } from '../src/index.ts';

const weights = trainedWeights();

/** A position in which the option in the middle was always chosen. */
function positionAfter(choices: number): State {
  let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 3 });
  for (let i = 0; i < choices; i++) {
    const options = decision(state)?.options ?? [];
    ({ state } = apply(state, options[options.length >> 1].id));
  }
  return state;
}

const position = positionAfter(12);

test('The outlook is what the critic thinks once the turns have been played, and leaves the position alone', () => {
  const before = position.cells.slice();
  const seen: number[] = [];
  const critic: Critic = {
    chanceOf: ({ cells }) => seen.push(cells[PHASE] === OVER ? Infinity : cells[TURN_NUMBER]) / 100,
  };
  const turn = position.cells[TURN_NUMBER];
  for (const turns of [0, 1, 3]) {
    const outlook = outlookBy({ weights, critic, blurs: [0, 0], turns });
    expect(outlook.chanceFrom(position, 1)).toBe(seen.length / 100);
    expect(seen[seen.length - 1]).toBeGreaterThanOrEqual(turn + turns);
  }
  expect(position.cells).toEqual(before);
});

test('The same seed gives the same future, whatever was foreseen before; other seeds give others', () => {
  const critic: Critic = {
    chanceOf: ({ cells }) => cells.reduce((sum, cell) => (sum * 31 + cell) % 1009, 0) / 1009,
  };
  const future = { weights, critic, blurs: [0.08, 0.5], turns: 2 } as const;
  const outlook = outlookBy(future);
  const chances = [1, 2, 3, 4].map((seed) => outlook.chanceFrom(position, seed));
  expect([4, 3, 2, 1].map((seed) => outlookBy(future).chanceFrom(position, seed))).toEqual(
    chances.toReversed(),
  );
  expect(new Set(chances).size).toBeGreaterThan(1);
});
