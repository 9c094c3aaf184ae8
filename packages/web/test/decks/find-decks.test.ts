import { BUILT_IN } from '@bluemoon/engine';
import type { Language, People } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { findDecks } from '../../src/decks/find-decks.ts';
import type { OwnDeck } from '../../src/decks/own-deck.ts';

const deckOf = (name: string, people: People): OwnDeck => ({
  id: name,
  name,
  way: 'built',
  deck: peopleDeck(people, BUILT_IN),
  began: 0,
  touched: 0,
});

const DECKS = [deckOf('Große Stürme', 'terrah'), deckOf('Fast fire', 'vulca'), deckOf('', 'hoax')];

const found = (typed: string, language: Language = 'en'): readonly string[] =>
  findDecks(DECKS, typed, { box: BUILT_IN, language }).map(({ name }) => name);

describe('Decks are found', () => {
  test('by words of their name, in any order and without accents', () => {
    expect(found('fire FAST')).toEqual(['Fast fire']);
    expect(found('grosse sturme')).toEqual(['Große Stürme']);
    expect(found('fast storm')).toEqual([]);
  });

  test('by their people, even without a name', () => {
    expect(found('vulca')).toEqual(['Fast fire']);
    expect(found('hoax deck')).toEqual(['']);
  });

  test('by their leader, in the language of the screen', () => {
    const leader = BUILT_IN.card(peopleDeck('terrah', BUILT_IN).leader ?? '').name;
    expect(found(leader.en)).toEqual(['Große Stürme']);
    expect(found(leader.de, 'de')).toEqual(['Große Stürme']);
  });

  test('all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(3);
  });
});
