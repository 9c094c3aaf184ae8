import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../../../src/cards/box.ts';
import { CARDS, STAND_INS } from '../../../src/cards/index.ts';
import { loadPack } from '../../../src/pack/index.ts';
import { DRAGON_NAMES, OUTSIDERS } from '../../../src/vocabulary/card.ts';
import type { Affiliation, Card } from '../../../src/vocabulary/card.ts';
import { NAME_WORD_STEMS } from '../../../src/words/de/names.ts';
import { cardText } from '../../../src/words/index.ts';

const of = (people: Affiliation) => STAND_INS.filter((card) => card.people === people);
const types = (people: Affiliation) => [...new Set(of(people).map(({ type }) => type))].toSorted();
const ids = STAND_INS.map(({ id }) => id);

test('as many of each kind as the box holds, all marked (COMP-1)', () => {
  expect(Object.fromEntries(OUTSIDERS.map((people) => [people, of(people).length]))).toEqual({
    mutant: 0,
    inquisitor: 4,
    emissary: 4,
    hyla: 8,
    tutu: 8,
    crystal: 3,
    interference: 7,
    spirit: 4,
  });
  expect(STAND_INS.filter((card) => card.standIn !== true)).toEqual([]);
  expect(CARDS.filter((card) => card.standIn === true)).toEqual([]);
});

test('each is of the type of its kind; Tutu are characters, spirits fight', () => {
  expect(types('hyla')).toEqual(['hyla']);
  expect(types('tutu')).toEqual(['character']);
  expect(types('interference')).toEqual(['interference']);
  expect(types('crystal')).toEqual(['achievement']);
  expect(types('emissary')).toEqual(['emissary']);
  expect(types('inquisitor')).toEqual(['inquisitor']);
  expect(types('spirit')).toEqual(['booster', 'character', 'support']);
});

test('all but emissaries and inquisitors have a moon value, 1 or 2 (DECK-6)', () => {
  const emissaries = STAND_INS.filter(({ moons }) => moons === undefined);
  expect(emissaries).toEqual([...of('emissary'), ...of('inquisitor')]);
  expect(new Set(STAND_INS.flatMap(({ moons }) => moons ?? []))).toEqual(new Set([1, 2]));
});

test('none has the name, the id or the number of a card of the box', () => {
  const box = new Set(
    CARDS.flatMap(({ id, name, people, number }) => [id, name.en, name.de, people + number]),
  );
  const taken = STAND_INS.filter(({ id, name, people, number }) =>
    [id, name.en, name.de, people + number].some((mark) => box.has(mark)),
  );
  expect(taken).toEqual([]);
  expect(new Set(ids).size).toBe(38);
});

test('none is found by a word that text of the box looks for', () => {
  const words = STAND_INS.flatMap(({ name }) => name.en.split(/[\s-]/));
  expect(words.filter((word) => word in NAME_WORD_STEMS)).toEqual([]);
});

test('one crystal card for each dragon (ACHIEVE-2)', () => {
  expect(of('crystal').map(({ dragon }) => dragon)).toEqual(DRAGON_NAMES);
});

test('the replace icon is on some of them, and on none of the box', () => {
  expect(STAND_INS.some((card) => card.icons?.includes('replace'))).toBe(true);
  expect(CARDS.filter((card) => card.icons?.includes('replace'))).toEqual([]);
});

test('one of them interferes with every kind of action (INTERF-1)', () => {
  const answered = of('interference').flatMap(
    ({ text }) => text?.flatMap((each) => (each.when === 'answer' ? [each.to.rival] : [])) ?? [],
  );
  expect(new Set(answered)).toEqual(new Set(['plays', 'retrieves', 'lands', 'retreats']));
});

test('a card pack may put another card in the place of each', () => {
  const others = STAND_INS.map(({ standIn: _standIn, ...card }) => card);
  expect(loadPack({ cards: others }).cards).toEqual(others);
});

test('docs/STAND-INS.md says what the cards say', () => {
  const document = readFileSync(new URL('../../../../../docs/STAND-INS.md', import.meta.url), 'utf8');
  const rows = document.split('\n');
  const isThere = (card: Card) =>
    rows.some(
      (row) =>
        row.includes(`| ${card.name.en}<br>${card.name.de} `) &&
        row.includes(` ${cardText(card, 'en', BUILT_IN).join(' ')} `),
    );
  const missing = STAND_INS.filter((card) => card.text !== undefined && !isThere(card));
  expect(missing.map(({ name }) => name.en)).toEqual([]);
});
