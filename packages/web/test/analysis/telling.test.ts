import { BUILT_IN } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { accuracyText } from '../../src/screens/analysis/accuracy-text.ts';
import { percent, plusMinus, signed } from '../../src/screens/analysis/points.ts';
import { verdictTitle } from '../../src/screens/analysis/verdict-title.ts';
import { ANALYSIS } from '../../src/screens/analysis/words.ts';

test('A number and its sign stay on one line, and nothing is told as −0 or as certain', () => {
  expect([percent(0.816), plusMinus(0.002), plusMinus(0.03), signed(-0.001), signed(-0.08)]).toEqual([
    '82\u00A0%',
    '±\u00A01',
    '±\u00A06',
    '0',
    '−8',
  ]);
});

test('A game of one turn has one turn', () => {
  const { en, de } = ANALYSIS;
  expect([1, 2].map((turns) => en.about('Vulca', turns))).toEqual(['Vulca, 1 turn', 'Vulca, 2 turns']);
  expect([1, 2].map((turns) => de.about('Vulca', turns))).toEqual(['Vulca, 1 Zug', 'Vulca, 2 Züge']);
});

test('The verdict on a game of others says whose luck and play it is about', () => {
  const verdict = { outcome: 'lost', because: 'mostlyPlay' } as const;
  const reader = { me: 0, names: ['Vulca', 'Hoax'], language: 'en', box: BUILT_IN } as const;
  expect(verdictTitle(verdict, reader)).toBe('Mostly play');
  expect(verdictTitle(verdict, { ...reader, me: null })).toBe('Vulca: Mostly play');
});

test('Accuracy is told only if both decided something', () => {
  const reader = { me: 1, names: ['Vulca', 'Hoax'], language: 'en', box: BUILT_IN } as const;
  expect(accuracyText([0.88, 0.81], reader)).toBe('Accuracy: you 81\u00A0%, Vulca 88\u00A0%');
  expect(accuracyText([null, 0.81], reader)).toBe('');
});
