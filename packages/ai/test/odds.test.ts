import { apply, BUILT_IN, decision, newGame, viewFor } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { makeBot, trainedWeights } from '../src/index.ts';
import { oddsOf } from '../src/odds.ts';
import { randomFrom } from '../src/random.ts';

test('The odds of options are how often a random error makes them the best', () => {
  const [worths, blur] = [[0.5, 0.47, 0.61, 0.3, 0.6], 0.08];
  const random = randomFrom(7);
  const counts = worths.map(() => 0);
  for (let i = 0; i < 20_000; i++) {
    const likings = worths.map((worth) => worth + blur * (random() + random() - 1));
    counts[likings.indexOf(Math.max(...likings))]++;
  }
  const odds = oddsOf(worths, blur);
  odds.forEach((each, i) => expect(each).toBeCloseTo(counts[i] / 20_000, 1.8));
  expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(odds[3]).toBe(0);
});

test('Equal options have equal odds, and without errors the best is certain', () => {
  expect(oddsOf([0.5, 0.5], 0.08)).toEqual([0.5, 0.5]);
  expect(oddsOf([0.4, 0.5, 0.2], 0)).toEqual([0, 1, 0]);
});

test('A bot with random errors tells what it could have chosen, if asked', () => {
  let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 4 });
  for (let i = 0; i < 20 && (decision(state)?.options.length ?? 5) < 5; i++) {
    const options = decision(state)?.options ?? [];
    ({ state } = apply(state, options[options.length >> 1].id));
  }
  const view = viewFor(state, decision(state)?.seat ?? 0);
  const context = { weights: trainedWeights(), clock: () => 0, box: BUILT_IN };
  const choices = Array.from({ length: 60 }, (_, seed) =>
    makeBot({ level: 'novice' }, { ...context, seed, tellsLots: true }).choose(view),
  );
  for (const { option, lots } of choices) {
    expect(lots?.find((lot) => lot.option === option)?.odds).toBeGreaterThan(0);
    expect(lots?.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 9);
  }
  // As often as told: the option of the first choice, within four standard errors.
  const told = choices.reduce(
    (sum, { lots }) => sum + (lots?.find(({ option }) => option === choices[0].option)?.odds ?? 0),
    0,
  );
  const chosen = choices.filter(({ option }) => option === choices[0].option).length;
  expect(Math.abs(chosen - told)).toBeLessThan(4 * Math.sqrt(told));
  expect(makeBot({ level: 'novice' }, { ...context, seed: 1 }).choose(view).lots).toBeUndefined();
  const strong = { level: 'strong', budget: { kind: 'nodes', nodes: 50 } } as const;
  expect(makeBot(strong, { ...context, seed: 1, tellsLots: true }).choose(view).lots).toBeUndefined();
});
