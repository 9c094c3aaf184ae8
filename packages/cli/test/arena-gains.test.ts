import { describe, expect, test } from 'vitest';
import { NO_BLUFFS } from '../src/arena/bluffing.ts';
import { gainsOf } from '../src/arena/gains.ts';
import type { Outcome } from '../src/arena/outcome.ts';
import { NO_TIME } from '../src/arena/timing.ts';

const NEW = 0;
const OLD = 1;
const [BRASK, THARN] = [2, 3];
const STATS = { takeBacks: 0, takeBacksAfterReveal: 0, bluffing: NO_BLUFFS, timing: NO_TIME };

/** Both games of a shuffle, won that often by the player. */
function games(seed: number, player: number, rival: number, wins: 0 | 1 | 2): readonly Outcome[] {
  return [0, 1].map((place): Outcome => {
    const seats = place === 0 ? ([player, rival] as const) : ([rival, player] as const);
    const isWon = place < wins;
    return {
      fixture: {
        number: 0,
        group: 0,
        pair: 0,
        decks: ['vulca', 'hoax'],
        seed,
        seats,
        botSeeds: [0, 0],
      },
      winner: seats[0] === (isWon ? player : rival) ? 0 : 1,
      reason: 'fourthDragon',
      crystals: 1,
      turns: 20,
      stats: [STATS, STATS],
      incident: null,
    };
  });
}

describe('What a bot gains over another', () => {
  test('is the difference of their wins against the same rivals on the same shuffles', () => {
    const outcomes = [1, 2, 3, 4].flatMap((seed) => [
      ...games(seed, NEW, BRASK, 2),
      ...games(seed, OLD, BRASK, seed === 1 ? 2 : 1),
      ...games(seed, NEW, THARN, 1),
      ...games(seed, OLD, THARN, 1),
    ]);
    const gains = gainsOf(outcomes, { contestants: 4, rivals: 2 });
    expect(gains).toMatchObject([
      { over: OLD, rival: BRASK, games: 8, gain: 0.375 },
      { over: OLD, rival: THARN, games: 8, gain: 0, low: 0, high: 0 },
      { over: OLD, rival: null, games: 16, gain: 0.1875 },
    ]);
    // Three shuffles of 0.5 and one of 0: a standard error of 0.125, and t for three degrees is 3.18.
    expect(gains[0]?.low).toBeCloseTo(0.375 - 3.18 * 0.125, 1);
  });

  test('is told once if there is one rival, and is uncertain after one shuffle', () => {
    const outcomes = [...games(1, NEW, BRASK, 2), ...games(1, OLD, BRASK, 0)];
    expect(gainsOf(outcomes, { contestants: 3, rivals: 1 })).toEqual([
      { over: OLD, rival: BRASK, games: 2, gain: 1, low: -1, high: 1 },
    ]);
  });

  test('does not count games that the other has not played', () => {
    const outcomes = [
      ...games(1, NEW, BRASK, 1),
      ...games(1, OLD, BRASK, 1),
      // The arena was stopped before the other's turn.
      ...games(2, NEW, BRASK, 2),
      // The engine failed in one of them.
      ...games(3, NEW, BRASK, 1).slice(1),
      ...games(3, OLD, BRASK, 1),
    ];
    expect(gainsOf(outcomes, { contestants: 3, rivals: 1 })).toMatchObject([{ games: 3, gain: 0 }]);
  });

  test('is nothing where everybody plays everybody', () => {
    expect(gainsOf(games(1, NEW, OLD, 2), { contestants: 2 })).toEqual([]);
  });
});
