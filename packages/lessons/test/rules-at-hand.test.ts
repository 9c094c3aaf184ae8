import { readFileSync } from 'node:fs';
import { CARDS, GANGS, PEOPLES } from '@bluemoon/engine';
import { TURN_PHASES } from '@bluemoon/engine/words';
import { describe, expect, test } from 'vitest';
import { RULES_AT_HAND } from '../src/rules-at-hand/index.ts';
import { found } from '../src/rules-at-hand/search.ts';
import { cardsIn, spoken } from '../src/words.ts';

const LEDGER = new Set(
  readFileSync(new URL('../../../docs/LEDGER.md', import.meta.url), 'utf8').match(/^[A-Z-]+-\d+(?= \|)/gm),
);
const ENTRIES = RULES_AT_HAND.flatMap(({ entries }) => entries);
const POINTS = ENTRIES.flatMap(({ points }) => points);

describe('the rules at hand', () => {
  test('cite rules of the ledger in every statement', () => {
    for (const { rules } of POINTS) {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(LEDGER).toContain(rule);
    }
  });

  test('are short, in both languages, and name the same cards', () => {
    const said = [
      ...RULES_AT_HAND.map(({ title }) => title),
      ...ENTRIES.map(({ title }) => title),
      ...POINTS.map(({ say }) => say),
    ];
    for (const words of said) {
      for (const language of ['en', 'de'] as const) {
        expect(words[language]).toMatch(/\S/);
        expect(spoken(words, language)).not.toMatch(/[[\]]/);
        expect(spoken(words, language).length).toBeLessThan(330);
      }
      expect(cardsIn(words, 'en').toSorted()).toEqual(cardsIn(words, 'de').toSorted());
    }
  });

  test('have unique ids for links', () => {
    const ids = [...RULES_AT_HAND, ...ENTRIES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z-]+$/);
  });

  test('leave out no phase, no people and no icon that is on a card of the nine decks', () => {
    const ids = ENTRIES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(TURN_PHASES.map((phase) => `phase-${phase}`)));
    expect(ids).toEqual(expect.arrayContaining(PEOPLES.map((people) => `people-${people}`)));
    const printed = CARDS.filter(({ deck }) => deck !== undefined).flatMap(({ icons = [] }) => icons);
    const explained = ENTRIES.flatMap(({ symbols = [] }) => symbols);
    expect(explained).toEqual(expect.arrayContaining([...new Set(printed), 'shield']));
    expect(explained).toEqual(expect.arrayContaining(GANGS.map((gang) => `gang:${gang}`)));
  });
});

const entriesFor = (query: string, language: 'en' | 'de') =>
  found(RULES_AT_HAND, query, language).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('looking something up', () => {
  test('finds everything without a query', () => {
    expect(found(RULES_AT_HAND, '  ', 'en')).toEqual(RULES_AT_HAND);
  });

  test('finds every entry that has all the words, whatever their case', () => {
    expect(entriesFor('SHIELD element', 'en')).toContain('icon-shield');
    expect(entriesFor('call bluff dragon', 'en')).toContain('people-buka');
    expect(entriesFor('shield zebra', 'en')).toEqual([]);
  });

  test('finds German words without their umlauts, and cards by their German names', () => {
    expect(entriesFor('uberdeckt', 'de')).toContain('active');
    expect(entriesFor('Vulkanhandschuhe', 'de')).toEqual(['people-vulca']);
  });

  test('finds rules by their number in the ledger', () => {
    expect(entriesFor('boost-4', 'en')).toContain('phase-boosterSupport');
  });

  test('gives a whole section for its title', () => {
    const [section] = found(RULES_AT_HAND, 'frequent mistakes', 'en');
    expect(section).toEqual(RULES_AT_HAND.find(({ id }) => id === 'mistakes'));
  });
});
