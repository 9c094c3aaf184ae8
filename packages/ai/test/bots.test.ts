import { apply, decision, newGame, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { PHASE, PHASES, WINNER } from '@bluemoon/engine/simulation';
import { expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { randomBot } from '../src/bots/random.ts';
import { makeBot } from '../src/index.ts';
import { randomFrom } from '../src/random.ts';
import { randomWeights } from '../train/learner.ts';

/** A whole game in which each bot sees only its own view. */
function play(bots: readonly [Bot, Bot], seed: number): State {
  let { state } = newGame({ decks: ['vulca', 'buka'], seed });
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    state = apply(state, bots[pending.seat].choose(viewFor(state, pending.seat)).option).state;
  }
  return state;
}

test('bots play a game to its end from views alone', () => {
  const untrained = makeBot(
    { level: 'solid' },
    { weights: randomWeights(randomFrom(2)), seed: 1, clock: () => 0 },
  );
  const state = play([untrained, randomBot(randomFrom(3))], 4);
  expect(PHASES[state.cells[PHASE]]).toBe('over');
  expect([1, 2]).toContain(state.cells[WINNER]);
});

test('the same view gives the same choice', () => {
  const { state } = newGame({ decks: ['khind', 'aqua'], seed: 12, first: 0 });
  const engaged = apply(apply(state, 'done').state, 'start').state;
  const mind = { weights: randomWeights(randomFrom(7)), seed: 5, clock: () => 0 };
  const name = { level: 'strong', budget: { kind: 'nodes', nodes: 300 } } as const;
  const choices = [1, 2].map(() => makeBot(name, mind).choose(viewFor(engaged, 0)));
  expect(choices[0]).toEqual(choices[1]);
});

test('a bot that is not asked says so', () => {
  const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1, first: 0 });
  expect(() => randomBot(randomFrom(1)).choose(viewFor(state, 1))).toThrow(/not its own/);
});
