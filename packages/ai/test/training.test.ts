import { newGame, viewFor } from '@bluemoon/engine';
import type { People, State } from '@bluemoon/engine';
import { AGENDA_SIZE, freeze, workbenchFor } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../src/random.ts';
import { jobPlayer, jobsOf } from '../train/jobs.ts';
import { randomWeights } from '../train/learner.ts';
import { packed, unpacked } from '../train/parcel.ts';
import { reshuffle } from '../train/reshuffle.ts';
import { statesOf } from './games.ts';

/** States of a random game in which no card's text is being resolved. */
const momentsOf = (decks: readonly [People, People], seed: number): readonly State[] =>
  statesOf(decks, seed, ({ id }, state) => id % 3 === 0 && state.cells[AGENDA_SIZE] === 0, 20);

describe('reshuffling the unseen cards', () => {
  test.each([
    ['buka', 'hoax'],
    ['pillar', 'mimix'],
    ['flit', 'aqua'],
  ] as const)('changes nothing that the seat sees: %s against %s', (a, b) => {
    for (const state of momentsOf([a, b], 21)) {
      for (const seat of [0, 1] as const) {
        const t = workbenchFor({ ...state, engagement: null }, null);
        reshuffle(t, seat, randomFrom(99));
        expect(viewFor(freeze(t), seat).table).toEqual(viewFor({ ...state, engagement: null }, seat).table);
      }
    }
  });

  test('changes what the seat does not see', () => {
    const { state } = newGame({ decks: ['khind', 'terrah'], seed: 5 });
    const t = workbenchFor(state, null);
    reshuffle(t, 0, randomFrom(1));
    expect(viewFor(freeze(t), 1).seats[1].hand).not.toEqual(viewFor(state, 1).seats[1].hand);
  });
});

describe('self-play games', () => {
  const weights = randomWeights(randomFrom(3));
  const jobs = jobsOf(3, randomFrom(2));

  test('are the same for the same seed', () => {
    const [first, second] = [1, 2].map(() => jobs.flatMap(jobPlayer(weights)));
    expect(first).toEqual(second);
  });

  test('give both seats a sample of every turn, with chances that add up to 1', () => {
    const samples = jobPlayer(weights)(jobs[0]);
    const half = samples.length / 2;
    expect(half).toBeGreaterThan(3);
    for (let i = 0; i < half; i++) {
      expect(samples[i].win + samples[half + i].win).toBeCloseTo(1, 5);
      expect(samples[i].crystals + samples[half + i].crystals).toBeCloseTo(0, 5);
    }
    expect([0, 1]).toContain(samples[half - 1].win);
  });

  test('are sent between threads unchanged', () => {
    const samples = jobPlayer(weights)(jobs[1]);
    const arrived = unpacked(packed(samples));
    expect(arrived.map(({ rows }) => rows)).toEqual(samples.map(({ rows }) => rows));
    expect(arrived.map(({ weights: amounts }) => amounts)).toEqual(
      samples.map(({ weights: amounts }) => amounts),
    );
    expect(arrived.map(({ win }) => win.toFixed(5))).toEqual(samples.map(({ win }) => win.toFixed(5)));
  });
});
