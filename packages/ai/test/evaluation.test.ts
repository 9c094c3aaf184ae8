import { BUILT_IN, imagine, viewFor } from '@bluemoon/engine';
import type { People, State } from '@bluemoon/engine';
import { workbenchFor } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { newFeatures, readFeatures } from '../src/evaluation/features.ts';
import { networkFor } from '../src/evaluation/network.ts';
import { packWeights, unpackWeights } from '../src/evaluation/weights.ts';
import { randomFrom } from '../src/random.ts';
import { newLearner, randomWeights } from '../train/learner.ts';
import { sampleOf } from '../train/samples.ts';
import { statesOf } from './games.ts';

const momentsOf = (decks: readonly [People, People], seed: number): readonly State[] =>
  statesOf(decks, seed, ({ id }) => id % 7 === 0, 25);

function featuresOf(state: State, seat: number): readonly string[] {
  const features = newFeatures();
  readFeatures(workbenchFor(state, null), seat, features);
  const { group, row, lo, hi, weight } = features;
  return [
    ...Array.from({ length: features.groups }, (_, i) =>
      [group[i], row[i], lo[i], hi[i], weight[i]].join(' '),
    ),
    ...Array.from(features.bucket.slice(0, features.buckets), String),
  ];
}

describe('the evaluation', () => {
  test.each([
    ['buka', 'pillar'],
    ['mimix', 'khind'],
    ['aqua', 'flit'],
  ] as const)('reads nothing that the seat does not know: %s against %s', (a, b) => {
    for (const state of momentsOf([a, b], 5)) {
      for (const seat of [0, 1] as const) {
        const real = featuresOf(state, seat);
        const imagined = imagine(viewFor(state, seat), 99, BUILT_IN);
        expect(featuresOf(imagined, seat)).toEqual(real);
      }
    }
  });

  test('agrees with its learner', () => {
    const weights = randomWeights(randomFrom(3));
    const learner = newLearner(weights);
    const [, , state] = momentsOf(['hoax', 'terrah'], 8);
    if (state === undefined) throw new Error('the game was too short');
    const features = newFeatures();
    readFeatures(workbenchFor(state, null), 0, features);
    const network = networkFor(weights, state.game);
    network.judge(features);
    const sample = { ...sampleOf(features, state.game), win: 1 };
    expect(Math.exp(-learner.loss([sample]))).toBeCloseTo(network.win, 4);
  });

  test('learns from samples', () => {
    const learner = newLearner(randomWeights(randomFrom(4)));
    const samples = momentsOf(['vulca', 'hoax'], 2).map((state, i) => {
      const features = newFeatures();
      readFeatures(workbenchFor(state, null), 0, features);
      return { ...sampleOf(features, state.game), win: i % 2, crystals: i % 2 };
    });
    const before = learner.loss(samples);
    for (let step = 0; step < 60; step++) learner.learn(samples, 0.01);
    expect(learner.loss(samples)).toBeLessThan(before / 2);
  });

  test('is packed and unpacked without loss, and other bytes are refused', () => {
    const bytes = packWeights(randomWeights(randomFrom(6)));
    expect(packWeights(unpackWeights(bytes))).toEqual(bytes);
    expect(() => unpackWeights(bytes.slice(4))).toThrow(
      /Train them again, or list the new words in UNTRAINED/,
    );
  });
});
