import { describe, expect, test } from 'vitest';
import { agreeOn, readTournamentTerms, tableTerms, tournamentRefusalWords } from '../../src/index.ts';
import { refusalOf } from '../refusal.ts';
import { TERMS } from './running.ts';

const read = (parts: object) => readTournamentTerms({ ...TERMS, ...parts }, '');

describe('the terms of a tournament', () => {
  test('are read as they were written', () => {
    expect(read({})).toEqual(TERMS);
    const terms = {
      ...TERMS,
      system: { kind: 'roundRobin', legs: 2 },
      players: { least: 4, most: 12 },
      start: { kind: 'time', at: 1_800_000_000_000 },
    };
    expect(readTournamentTerms(JSON.parse(JSON.stringify(terms)), '')).toEqual(terms);
  });

  test.each<readonly [string, object, RegExp]>([
    ['a name without letters', { name: '   ' }, /^name: must have 1 to 60 letters/],
    ['a name that turns round what follows', { name: 'x\u202Ey' }, /^name: .*control characters/],
    ['no clock, with which a round might never end', { clock: null }, /^clock: must be an object/],
    ['a tournament of one', { players: { least: 1, most: 8 } }, /^players: must be at least 2/],
    ['more at least than at most', { players: { least: 9, most: 8 } }, /^players: .*the least not above/],
    [
      'a round robin of hundreds',
      { system: { kind: 'roundRobin', legs: 2 }, players: { least: 2, most: 200 } },
      /^players: .*at most 32/,
    ],
    ['a match of several matches', { agreement: agreeOn({ match: true }), bestOf: 3 }, /^bestOf: must be 1/],
    [
      'built decks chosen for every game',
      { agreement: agreeOn({ decks: 'built' }), choosing: 'perGame' },
      /^choosing: must be once/,
    ],
    [
      'drafted decks chosen for every game',
      { agreement: agreeOn({ decks: 'drafted' }), choosing: 'perGame' },
      /^choosing: must be once/,
    ],
    [
      'a match with drafted decks',
      { agreement: agreeOn({ decks: 'drafted', match: true }) },
      /^agreement.match: must be false/,
    ],
    [
      'latecomers after a draft',
      { agreement: agreeOn({ decks: 'drafted' }), lateEntry: 2 },
      /^lateEntry: must be 0/,
    ],
    [
      'latecomers in a knock-out',
      { system: { kind: 'knockOut', thirdPlace: 'played' }, lateEntry: 2 },
      /^lateEntry: must be 0/,
    ],
    [
      'rounds without number',
      { system: { kind: 'swiss', rounds: 1000 } },
      /^system.rounds: must be from 1 to 20/,
    ],
    ['a word that is not known', { prize: 'gold' }, /^prize: is not known here/],
  ])('refuse %s', (_, parts, told) => {
    const { en, de } = refusalOf(() => read(parts));
    expect(en).toMatch(told);
    expect(de).not.toBe(en);
  });

  test('give every table its own', () => {
    expect(tableTerms(TERMS)).toMatchObject({
      clock: TERMS.clock,
      takeBacks: 'never',
      between: 'keep',
      first: 'opener',
    });
    expect(tableTerms({ ...TERMS, choosing: 'perGame' })).toMatchObject({
      choosing: 'secret',
      between: 'choose',
    });
  });
});

test('a refusal says what can be done, in both languages', () => {
  expect(tournamentRefusalWords({ kind: 'started' })).toEqual({
    en: 'The tournament has started. You can withdraw.',
    de: 'Das Turnier hat begonnen. Du kannst aussteigen.',
  });
});
