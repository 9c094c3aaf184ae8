import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import {
  BLUFF_COLOURS,
  CARD_TYPES,
  ELEMENTS,
  GANGS,
  OUTSIDERS,
  PEOPLES,
  type Language,
} from '../../src/vocabulary/card.ts';
import {
  TURN_PHASES,
  cardTypeName,
  elementName,
  iconHelp,
  iconName,
  peopleName,
  phaseName,
  typeLine,
  type CardSymbol,
} from '../../src/words/index.ts';

const SYMBOLS: readonly CardSymbol[] = [
  'shield',
  'stop',
  'retrieve',
  'free',
  'pair',
  'protect',
  'replace',
  ...GANGS.map((gang) => `gang:${gang}` as const),
  ...BLUFF_COLOURS.map((colour) => `bluff:${colour}` as const),
];

describe.each(['en', 'de'] as const satisfies readonly Language[])('in %s', (language) => {
  test('every icon has a name of its own and one sentence of help', () => {
    expect(new Set(SYMBOLS.map((symbol) => iconName(symbol, language))).size).toBe(SYMBOLS.length);
    for (const symbol of SYMBOLS) expect(iconHelp(symbol, language)).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(new Set(SYMBOLS.map((symbol) => iconHelp(symbol, language))).size).toBe(SYMBOLS.length);
  });

  test('phases, peoples, card types and elements can be told apart by their names', () => {
    const names = [
      TURN_PHASES.map((phase) => phaseName(phase, language)),
      [...PEOPLES, ...OUTSIDERS].map((people) => peopleName(people, language)),
      CARD_TYPES.map((type) => cardTypeName(type, language)),
      ELEMENTS.map((element) => elementName(element, language)),
    ];
    for (const list of names) expect(new Set(list).size).toBe(list.length);
  });
});

test.each([
  ['flare', 'Vulca · Character', 'Vulca · Charakter'],
  ['den-bal-ton', 'Mutant · Character', 'Mutant · Charakter'],
  ['muster-reinforcements', 'Hoax · Leadership', 'Hoax · Führung'],
  ['sea-devil', 'Buka · Ship · Capacity 3', 'Buka · Schiff · Laderaum 3'],
])('the type line of %s', (id, english, german) => {
  expect(typeLine(BUILT_IN.card(id), 'en')).toBe(english);
  expect(typeLine(BUILT_IN.card(id), 'de')).toBe(german);
});

test('a people that is a type of its own is named once', () => {
  const hyla = { ...BUILT_IN.card('flare'), people: 'hyla', type: 'hyla' } as const;
  expect(typeLine(hyla, 'en')).toBe('Hyla');
});
