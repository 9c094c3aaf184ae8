import { BUILT_IN, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/keep/summary.ts';
import { resultWords } from '../../src/screens/game/result-words.ts';
import type { Reader } from '../../src/screens/game/result-words.ts';

/** Vulca has no cards left, and Hoax two dragons. */
const POSITION: Handwritten = {
  dragons: { lika: 1, doran: 1, sesha: 'board' },
  seats: [
    { deck: 'vulca', hand: [], drawDeck: [] },
    { deck: 'hoax', hand: ['catusan'] },
  ],
};
const VIEW = viewFor(stateFromPosition(parsePosition(POSITION, BUILT_IN), BUILT_IN), 0);
const BY_CARDS: Result = { winner: 1, crystals: 3, reason: 'cardsOut' };
const BY_DRAGON: Result = { winner: 0, crystals: 4, reason: 'fourthDragon' };

function told(result: Result, reader: Partial<Reader>): string {
  const { title, reason, crystals } = resultWords(result, VIEW, {
    me: 0,
    names: ['Vulca', 'Hoax'],
    language: 'en',
    ...reader,
  });
  return [title, reason, crystals].join(' | ');
}

describe('The result', () => {
  test('is told to the winner', () => {
    expect(told(BY_DRAGON, {})).toBe('You won | You got the fourth dragon. | 4 crystals');
    expect(told(BY_DRAGON, { language: 'de' })).toBe(
      'Gewonnen | Du hast den vierten Drachen bekommen. | 4 Kristalle',
    );
  });

  test('is told to the loser', () => {
    expect(told(BY_CARDS, {})).toBe('You lost | Your cards ran out. Hoax had 2 dragons. | 3 to Hoax');
    expect(told(BY_CARDS, { language: 'de' })).toBe(
      'Verloren | Deine Karten sind aufgebraucht. Hoax hatte 2 Drachen. | 3 für Hoax',
    );
  });

  test('names an opponent who has a name of their own', () => {
    expect(told(BY_DRAGON, { opponent: 'Nib' })).toMatch(/^You beat Nib \| You got/);
    expect(told(BY_DRAGON, { opponent: 'Nib', language: 'de' })).toMatch(/^Sieg über Nib \| Du hast/);
    expect(told(BY_CARDS, { opponent: 'Nib' })).toMatch(/^Nib won \| Your cards/);
  });

  test('names both players where two read it', () => {
    expect(told(BY_CARDS, { me: null })).toBe(
      'Hoax won | Vulca’s cards ran out. Hoax had 2 dragons. | 3 crystals',
    );
    expect(told(BY_DRAGON, { me: null, language: 'de' })).toBe(
      'Vulca gewinnt | Vulca bekam den vierten Drachen. | 4 Kristalle',
    );
  });

  test('says who conceded', () => {
    const conceded: Result = { winner: 1, crystals: 4, reason: 'resigned' };
    expect(told(conceded, {})).toBe('You lost | You conceded. | 4 to Hoax');
    expect(told(conceded, { me: null, language: 'de' })).toBe(
      'Hoax gewinnt | Vulca hat aufgegeben. | 4 Kristalle',
    );
  });
});
