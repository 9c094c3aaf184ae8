import type { Chance } from '../../src/game/chance.ts';

let ids = 0;

/** The same seeds every time. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return {
    newId: () => `id-${++ids}`,
    newSeed: () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    },
    now: 1000,
  };
}
