import type { Reach } from '@bluemoon/ai';
import { apply, BUILT_IN, newGame, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { startReach } from '../../src/table/reach.svelte.ts';

const seats = [
  { deck: 'vulca', hand: ['Volca'] },
  { deck: 'hoax', combat: ['Sarogakanas the Ancient'] },
];
const fight = stateFromPosition(
  parsePosition({ element: 'fire', phase: 'engagement', seats }, BUILT_IN),
  BUILT_IN,
);
const engaged = viewFor(fight, 0);
const continued = viewFor(apply(fight, 'continue').state, 0);
const unengaged = viewFor(newGame({ decks: ['vulca', 'hoax'], seed: 3, first: 0 }).state, 0);

const found = (best: number): Reach => ({
  element: 'fire',
  best,
  toMatch: 1,
  canAnnounce: true,
  isCertain: true,
});

describe('What the turn can reach', () => {
  test('is searched where there is something to match', async () => {
    const reach = startReach(() => Promise.resolve(found(5)));
    const searching = reach.search(engaged);
    expect(reach.now).toBe('searching');
    await searching;
    expect(reach.now).toEqual(found(5));
    await reach.search(unengaged);
    expect(reach.now).toBeNull();
  });

  test('is forgotten when the next decision comes, however late its search ends', async () => {
    const answers: ((reach: Reach) => void)[] = [];
    const reach = startReach(() => new Promise((resolve) => answers.push(resolve)));
    const both = [reach.search(engaged), reach.search(continued)];
    answers[1]?.(found(7));
    answers[0]?.(found(5));
    await Promise.all(both);
    expect(reach.now).toEqual(found(7));
  });

  test('is unknown if the search fails', async () => {
    const reach = startReach(() => Promise.reject(new Error('out of memory')));
    await reach.search(engaged);
    expect(reach.now).toBeNull();
  });
});
