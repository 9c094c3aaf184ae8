import { describe, expect, test } from 'vitest';
import {
  choose,
  dealOnto,
  emptyState,
  freeze,
  gameOf,
  kindOf,
  OPTION_KINDS,
  reset,
  workbenchFor,
} from '../../src/simulation.ts';
import type { Workbench } from '../../src/simulation.ts';

const START = OPTION_KINDS.indexOf('start');

/** A game from its beginning to the first attack. */
function attack(t: Workbench, seed: number): void {
  reset(t, emptyState(gameOf({ decks: ['vulca', 'hoax'] })));
  dealOnto(t, { seed });
  for (;;) {
    const codes = [...t.options.subarray(0, t.optionCount)];
    const start = codes.find((code) => kindOf(code) === START);
    choose(t, start ?? (codes.at(-1) as number));
    if (start !== undefined) return;
  }
}

describe('a workbench that is used again', () => {
  test('keeps the state to which a turn can be taken back apart from those of games played later on it', () => {
    const t = workbenchFor(emptyState(gameOf({ decks: ['vulca', 'hoax'] })), null);
    attack(t, 1);
    const first = freeze(t);
    const engagement = first.engagement?.slice();
    attack(t, 2);

    expect(engagement).toBeDefined();
    expect(first.engagement).toEqual(engagement);
    expect(freeze(t).engagement).not.toEqual(engagement);
  });
});
