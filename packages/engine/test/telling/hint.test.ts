import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/index.ts';
import type { Option } from '../../src/index.ts';
import { plainText, speakingTo, tellHint } from '../../src/telling/index.ts';
import type { Prospects } from '../../src/telling/index.ts';

const VIEW = {
  viewer: 0,
  decks: [
    { leader: null, cards: [], emissaries: [] },
    { leader: null, cards: [], emissaries: [] },
  ],
} as const;
const BASE: Prospects = { chance: 0.5, crystals: 0, line: [], announces: null, rivalRetreats: null };
const DONE: Option = { id: 'done', kind: 'done' };

const card = (kind: Option['kind'], id: string): Option => ({
  id: `${kind}:${id}`,
  kind,
  card: id,
  owner: 0,
});

const leadsTo = (given: Partial<Prospects>): readonly string[] =>
  (['en', 'de'] as const).map((language) =>
    plainText(tellHint({ ...BASE, ...given }, VIEW, language, { box: BUILT_IN }).leadsTo ?? []),
  );

describe('What a hint leads to', () => {
  test.each<readonly [string, Partial<Prospects>, readonly string[]]>([
    ['nothing foreseen', {}, ['', '']],
    [
      'several cards, and the power',
      {
        line: [
          card('play', 'cinder'),
          DONE,
          card('play', 'glimmer'),
          card('play', 'lightning-bolts'),
          card('discard', 'torch'),
        ],
        announces: { element: 'fire', power: 6 },
        rivalRetreats: 0.7,
      },
      [
        'Then play Cinder, Glimmer and Lightning Bolts, discard Torch and announce 6 Fire; the rival retreats about 70 % of the time.',
        'Dann Asha, Glimma und Blitzschläge spielen, Kandar ablegen und 6 Feuer ansagen; der Gegner zieht sich in etwa 70 % der Fälle zurück.',
      ],
    ],
    [
      "a card of the rival's",
      { line: [card('play', 'cinder'), { ...card('discard', 'tome-of-wisdom'), owner: 1 }] },
      [
        "Then play Cinder and discard the rival's Tome of Wisdom.",
        'Dann Asha spielen und Buch der Weisheit des Gegners ablegen.',
      ],
    ],
    [
      'a demand, which is the rival’s in any case',
      { line: [{ ...card('meet', 'irresistible-sirens'), owner: 1 }] },
      [
        'Then meet the demand of Irresistible Sirens.',
        'Dann die Forderung von Unwiderstehliche Sirenen erfüllen.',
      ],
    ],
    ['the rival alone', { rivalRetreats: 1 }, ['The rival retreats.', 'Der Gegner zieht sich zurück.']],
    ['the rival who stays', { rivalRetreats: 0.02 }, ['The rival fights on.', 'Der Gegner kämpft weiter.']],
    [
      'a card face down',
      { line: [card('bluff', 'cinder'), card('retrieve', 'glimmer')] },
      [
        'Then lay Cinder face down and take Glimmer back into hand.',
        'Dann Asha verdeckt ausspielen und Glimma auf die Hand zurücknehmen.',
      ],
    ],
  ])('is a sentence: %s', (_, given, sentences) => {
    expect(leadsTo(given)).toEqual(sentences);
  });

  test('can name the rival', () => {
    const told = tellHint({ ...BASE, rivalRetreats: 0.3 }, VIEW, 'de', {
      box: BUILT_IN,
      voice: speakingTo(0, { name: 'Hoax' }),
    });
    expect(plainText(told.leadsTo ?? [])).toBe('Hoax zieht sich in etwa 30 % der Fälle zurück.');
  });
});

test('Chances and crystals are written as each language writes numbers', () => {
  const hint = { ...BASE, chance: 0.624, crystals: -0.84 };
  expect(tellHint(hint, VIEW, 'en', { box: BUILT_IN })).toMatchObject({
    chance: '62 % to win',
    crystals: '−0.8 crystals',
  });
  expect(tellHint(hint, VIEW, 'de', { box: BUILT_IN })).toMatchObject({
    chance: '62 % Siegchance',
    crystals: '−0,8 Kristalle',
  });
  const even = { ...BASE, crystals: -0.04 };
  expect(tellHint(even, VIEW, 'en', { box: BUILT_IN }).crystals).toBe('±0.0 crystals');
});
