import { BUILT_IN, beginGame, deckOf, replay, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { cardNames, remainingCards } from '../../src/screens/game/remaining-cards.ts';
import { randomRecord } from '../keep/random-record.ts';

const SETUP = { decks: ['vulca', 'hoax'], seed: 3, first: 0 } as const;

describe('The remaining cards of a player', () => {
  test('are the whole deck at the start', () => {
    const view = viewFor(beginGame(SETUP).state, 0);
    const all = deckOf('vulca').cards.map(({ id }) => id);
    expect(remainingCards(view, 0).toSorted()).toEqual(all.toSorted());
  });

  test('are as many as hand and draw deck count, throughout a game', () => {
    for (const state of replay(randomRecord(SETUP, 200)).states) {
      const view = viewFor(state, 1);
      const { hand, drawDeck } = view.seats[1];
      expect(remainingCards(view, 1).length).toBe(hand.count + drawDeck.count);
    }
  });

  test('are listed by name, so that nothing tells their order', () => {
    const view = viewFor(beginGame(SETUP).state, 0);
    const names = cardNames(remainingCards(view, 0), BUILT_IN, 'de');
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
  });
});
