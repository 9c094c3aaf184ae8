import { describe, expect, test } from 'vitest';
import { boxOf, boxWith, BUILT_IN, CARDS, deckOf, newGame, RulesError, STAND_INS } from '../../src/index.ts';
import type { Card, GameSetup } from '../../src/index.ts';

const NEWCOMER: Card = { ...CARDS[1], id: 'newcomer', name: { en: 'Newcomer', de: 'Neuling' } };
const [STAND_IN] = STAND_INS;
const PUBLISHED: Card = { ...STAND_IN, name: { en: 'As Published', de: 'Wie erschienen' } };

describe('the box', () => {
  test('has the built-in cards first, then the stand-ins, then pack cards', () => {
    expect(BUILT_IN.cards).toEqual([...CARDS, ...STAND_INS]);
    expect(boxWith([NEWCOMER]).cards).toEqual([...CARDS, ...STAND_INS, NEWCOMER]);
  });

  test('lets a pack card take the place of the stand-in with its id', () => {
    const box = boxWith([NEWCOMER, PUBLISHED]);
    expect(box.cards).toHaveLength(BUILT_IN.cards.length + 1);
    expect(box.cards.indexOf(PUBLISHED)).toBe(BUILT_IN.cards.indexOf(STAND_IN));
    expect(box.find(STAND_IN.id)).toBe(PUBLISHED);
    expect(box.named(STAND_IN.name.en)).toBeUndefined();
  });

  test('finds a card by its id and by its English name', () => {
    const box = boxWith([NEWCOMER]);
    expect([box.find('newcomer'), box.card('newcomer'), box.named(' newComer')]).toEqual(
      Array.from({ length: 3 }, () => NEWCOMER),
    );
    expect([BUILT_IN.find('newcomer'), BUILT_IN.named('Newcomer')]).toEqual([undefined, undefined]);
    expect(() => BUILT_IN.card('newcomer')).toThrow(RulesError);
  });

  test('knows which cards have to be stored with a game', () => {
    expect(BUILT_IN.packCards).toEqual([]);
    expect(boxWith([NEWCOMER, PUBLISHED]).packCards).toEqual([NEWCOMER, PUBLISHED]);
  });

  test('is the same one where there are no packs', () => {
    expect(boxWith([])).toBe(BUILT_IN);
  });

  test('cannot be changed', () => {
    const box = boxWith([NEWCOMER]);
    for (const part of [box, box.cards, box.packCards]) expect(Object.isFrozen(part)).toBe(true);
  });
});

describe('the box of a game', () => {
  const { leader, cards } = deckOf('terrah');
  const setup: GameSetup = {
    decks: [{ leader, cards: [NEWCOMER, ...cards], emissaries: [PUBLISHED] }, 'khind'],
    seed: 1,
  };

  test('has the pack cards of its decks', () => {
    expect(boxOf({ setup }).packCards).toEqual([NEWCOMER, PUBLISHED]);
    expect(boxOf({ setup: { ...setup, decks: ['vulca', 'hoax'] } })).toBe(BUILT_IN);
  });

  test('is the same one each time, since imagining prepares the game for it', () => {
    expect(boxOf({ setup })).toBe(boxOf({ setup }));
  });

  test('is found from a position as well', () => {
    const position = newGame({ ...setup, decks: [{ leader, cards: [NEWCOMER, ...cards] }, 'khind'] }).state;
    expect(boxOf({ setup: { position } }).packCards).toEqual([NEWCOMER]);
  });
});
