import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { bluffingIn } from '../src/search/bluffing.ts';
import { BUKA, CALLER, callsAfter, SEEDS } from './bluffed.ts';

describe('fixed rates', () => {
  test.each([
    ['calls=always', 1],
    ['calls=never', 0],
    ['calls=0.5', 0.5],
  ])('%s is kept, whatever was shown', (rate, share) => {
    const calls = callsAfter(`solid+${rate}`, { buka: { honest: 9 } }) / SEEDS.length;
    expect(Math.abs(calls - share)).toBeLessThan(0.15);
  });

  test('a liar looks only at lies, and expects that nobody calls', () => {
    const state = stateFromPosition(
      parsePosition({ turn: BUKA, seats: [{ deck: 'buka' }, { deck: 'vulca' }] }, BUILT_IN),
      BUILT_IN,
    );
    expect(bluffingIn(state, BUKA, { seed: 1, lies: 1 })).toMatchObject({ makes: ['lies', 'all'] });
    expect(bluffingIn(state, BUKA, { seed: 1, lies: 1 }).calls[CALLER]).toBe(0);
    expect(bluffingIn(state, BUKA, { seed: 1, lies: 0 })).toMatchObject({ makes: ['honest', 'all'] });
  });
});
