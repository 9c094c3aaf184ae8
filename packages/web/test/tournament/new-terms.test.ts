import { readTournamentTerms } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import {
  DECKS,
  deckWish,
  lengthOf,
  lengthsFor,
  SYSTEM_NAMES,
  systemName,
  TOURNAMENT_CLOCKS,
  USUAL_TERMS,
  withClock,
  withDecks,
  withLength,
  withSystem,
} from '../../src/screens/tournament/new-terms.ts';

describe('the form for a new tournament', () => {
  test('offers only what can be played, however it is combined', () => {
    for (const system of SYSTEM_NAMES)
      for (const decks of DECKS) {
        const begun = withDecks(withSystem({ ...USUAL_TERMS, name: 'Saturday' }, system), decks);
        for (const length of lengthsFor(begun))
          for (const clock of TOURNAMENT_CLOCKS) {
            const terms = withClock(withLength(begun, length), clock);
            expect(readTournamentTerms(terms, '')).toEqual(terms);
            expect([systemName(terms), deckWish(terms), lengthOf(terms)]).toEqual([system, decks, length]);
          }
      }
  });

  test('offers no matches with drafted decks, and forgets one that was chosen before', () => {
    const drafted = withDecks(withLength(USUAL_TERMS, 'match'), 'drafted');
    expect(lengthsFor(drafted)).toEqual(['1', '3', '5']);
    expect(lengthOf(drafted)).toBe('1');
  });

  test('forgets what the former choice needed', () => {
    const knockOut = withSystem(USUAL_TERMS, 'knockOut');
    expect(knockOut.lateEntry).toBe(0);
    expect(withSystem(knockOut, 'swiss')).toEqual(USUAL_TERMS);
  });
});
