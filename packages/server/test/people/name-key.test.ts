import { normalName } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { isForNobody, nameKey } from '../../src/people/name-key.ts';

const keyOf = (text: string): string => nameKey(normalName(text) ?? '');

describe('names that look alike', () => {
  test.each([
    ['Ada', 'ada'],
    ['Ada', 'ADA'],
    ['Ada', 'A.d_a'],
    ['Ada Lovelace', 'AdaLovelace'],
    ['Ada', 'Аdа'], // Cyrillic
    ['COCA', 'СОСА'], // Cyrillic throughout
    ['NIKA', 'ΝΙΚΑ'], // Greek throughout
    ['Zoë', 'Zoe'],
    ['Straße', 'STRASSE'],
    ['Bill', 'B1ll'],
    ['Bill', 'BiIl'],
    ['Otto', '0tt0'],
    ['Sandy', '5andy'],
    ['modern', 'modem'],
    ['Willy', 'VVilly'],
    ['Ａｄａ', 'Ada'], // full width
    ['Łukasz', 'Iukasz'],
  ])('%s and %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test.each([
    ['Ada', 'Adam'],
    ['Anna', 'Hanna'],
    ['Иван', 'Ирина'],
    ['月', '日'],
  ])('%s and %s do not', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test.each(['Иван', 'Ζωή', '月影', 'Łukasz', 'Zoë 2', 'Player One', 'Stronghold', 'Solidus'])(
    '%s can be had',
    (name) => {
      expect(isForNobody(name)).toBe(false);
    },
  );

  test.each([
    'Strong',
    's0lid',
    'novice',
    'Solid 2',
    'Novicez', // as “novice 2” looks
    'Stark',
    'Admin',
    'аdmin',
    'OPERATOR',
    'player-52',
    'P1ayer 5',
    'Blue-Moon',
    'Аda',
  ])('%s is for nobody', (name) => {
    expect(isForNobody(name)).toBe(true);
  });
});
