import { BUILT_IN, imagine, viewFor } from '@bluemoon/engine';
import { BLUFFS, cardsIn, isHonest, workbenchFor, zone } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { drawn, lotsOf } from '../src/bots/mixing.ts';
import { bluffingIn, USUAL } from '../src/search/bluffing.ts';
import { honestyOf } from '../src/search/honesty.ts';
import { worldOf } from '../src/search/worlds.ts';
import { BUKA, called, CALLER, callsAfter, SEEDS } from './bluffed.ts';
import type { Shown } from './bluffed.ts';

const honestyAfter = (shown: Shown): number =>
  honestyOf(imagine(viewFor(called(shown), CALLER), 1, BUILT_IN), BUKA);

/** How often the caller is expected to call. */
const expected = (caller: object): number => bluffingIn(called({ caller }), BUKA, { seed: 1 }).calls[CALLER];

/** Of the first of two options. */
const odds = (gap: number, blur = 0) =>
  lotsOf({ options: ['a', 'b'], gap, rate: 0.2 }, blur).find(({ option }) => option === 'a')?.odds ?? 0;

describe('a rival’s honesty', () => {
  test('is learned from the cards that they have shown', () => {
    const [honest, unknown, lying] = [{ honest: 5 }, {}, { lies: 5 }].map((buka) => honestyAfter({ buka }));
    expect(honest).toBeGreaterThan(unknown);
    expect(unknown).toBeGreaterThan(lying);
    expect(lying).toBeLessThan(0.6);
  });

  test('falls as matching cards come out, and ends with the last of them', () => {
    const one = honestyAfter({ discarded: ['Cannoneer Edilia Paal'] });
    expect(one).toBeLessThan(honestyAfter({}));
    const all = ['Cannoneer Edilia Paal', 'Cannoneer Riba Ko', 'Cannoneer Tara Ko'];
    const view = viewFor(called({ discarded: all.slice(0, 2) }), CALLER);
    expect(honestyOf(imagine(view, 1, BUILT_IN), BUKA)).toBeLessThan(one);
  });

  test('is the share of imagined worlds in which they do not lie', () => {
    const view = viewFor(called(), CALLER);
    const worlds = SEEDS.map((number) => worldOf(view, { seed: 3, box: BUILT_IN }, number));
    const honest = worlds.filter((world) =>
      isHonest(workbenchFor(world, null), BUKA, cardsIn(world.cells, zone(BUKA, BLUFFS))),
    );
    expect(honest.length / worlds.length).toBeCloseTo(honestyAfter({}), 1);
  });

  test.each(['solid', 'strong@60nodes'])('decides how often %s calls', (name) => {
    const [honest, lying] = [{ honest: 12 }, { lies: 12 }].map((buka) => callsAfter(name, { buka }));
    expect(honest).toBeLessThan(SEEDS.length / 3);
    expect(lying).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe('a rival’s calls', () => {
  test('are expected as often as usual, until the game shows something else', () => {
    expect(expected({})).toBeCloseTo(USUAL.calls[CALLER]);
    expect(expected({ called: 4 })).toBeGreaterThan(0.5);
    expect(expected({ trusted: 4 })).toBeLessThan(0.25);
  });
});

describe('mixing', () => {
  test('takes what is clearly better, and draws lots if it is close', () => {
    expect(odds(0.2)).toBe(1);
    expect(odds(-0.2)).toBe(0);
    expect(odds(0.01)).toBeCloseTo(0.2);
    expect(odds(-0.01)).toBeCloseTo(0.2);
  });

  test('gets less sure with random errors', () => {
    expect(odds(0.05, 0.2)).toBeLessThan(1);
    expect(odds(0.05, 0.2)).toBeGreaterThan(odds(-0.05, 0.2));
    expect(odds(0.5, 0.2)).toBe(1);
  });

  test('draws each lot as often as its odds say', () => {
    const lots = lotsOf({ options: ['a', 'b'], gap: 0, rate: 0.2 }, 0);
    expect(drawn(lots, 0.19)).toBe('a');
    expect(drawn(lots, 0.21)).toBe('b');
  });
});
