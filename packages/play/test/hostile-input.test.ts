import * as fc from 'fast-check';
import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  checkDeck,
  newDraft,
  newMatch,
  peopleDeck,
  PlayError,
  problemText,
  readDraft,
  readMatch,
} from '../src/index.ts';
import { refusalOf } from './refusal.ts';

const match = newMatch(
  {
    agreement: agreeOn({ match: true }),
    choosing: 'random',
    between: 'choose',
    seed: 1,
    sets: [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)],
  },
  BUILT_IN,
);
const draft = newDraft({ seats: 2, seed: 1 });

/** What becomes of a good record when one of its values is replaced by anything. */
function spoilt(record: unknown, place: number, value: unknown): unknown {
  let at = 0;
  return JSON.parse(
    JSON.stringify(record, (_, old: unknown) => {
      at += 1;
      return at === place ? value : old;
    }) ?? 'null',
  );
}

const deck = { leader: 'inferno', cards: [] };
const many = (count: number, entry: unknown): readonly unknown[] =>
  Array.from({ length: count }, () => entry);

describe('what comes from elsewhere', () => {
  test('is read, or refused with a word in both languages', () => {
    const readers = [() => [readMatch, match] as const, () => [readDraft, draft] as const];
    const anything = fc.tuple(fc.constantFrom(...readers), fc.nat(90), fc.jsonValue());
    fc.assert(
      fc.property(anything, ([reader, place, value]) => {
        const [read, record] = reader();
        for (const input of [value, spoilt(record, place, value)]) {
          try {
            read(input, BUILT_IN);
          } catch (error) {
            if (!(error instanceof PlayError)) throw error;
            if (error.words.de.length < 10 || error.words.de === error.words.en)
              throw new Error('no German word', { cause: error });
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(readMatch(spoilt(match, 0, null), BUILT_IN)).toEqual(match);
  });

  test('a deck of any ids is checked without a fault', () => {
    const someId = fc.oneof(fc.string(), fc.constantFrom('inferno', 'spark', '__proto__', 'zig-nur-don'));
    const someDeck = fc.record(
      {
        leader: fc.option(someId),
        cards: fc.array(someId),
        emissary: someId,
        inquisitor: someId,
        family: fc.constantFrom(1, 2, 3, 4, 5, 6),
      },
      { requiredKeys: ['leader', 'cards'] },
    );
    const someAgreement = fc.constantFrom('people', 'built', 'drafted').map((decks) => agreeOn({ decks }));
    fc.assert(
      fc.property(someDeck, someAgreement, (deck, agreement) => {
        const problems = checkDeck(deck, agreement, { box: BUILT_IN });
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problemText(problem, 'de', BUILT_IN)).toMatch(/[.]$/);
      }),
      { numRuns: 100 },
    );
  });

  test.each<readonly [string, () => unknown, string]>([
    [
      'cards of a deck',
      () => readMatch({ ...match, chosen: [{ ...deck, cards: many(200_000, 'spark') }, null] }, BUILT_IN),
      'chosen[0].cards: must have at most 500 entries, not 200000.',
    ],
    [
      'games of a match',
      () => readMatch({ ...match, games: many(300_000, { decks: [deck, deck], result: 0 }) }, BUILT_IN),
      'games: must have at most 500 entries, not 300000.',
    ],
    [
      'picks of a draft',
      () => readDraft({ ...draft, picks: [[], many(1_000_000, 'spark')] }, BUILT_IN),
      'picks[1]: must have at most 500 entries, not 1000000.',
    ],
    [
      'seats of a draft',
      () => readDraft({ ...draft, picks: many(300_000, []) }, BUILT_IN),
      'picks: must have at most 500 entries, not 300000.',
    ],
    [
      'letters of an id',
      () => readMatch({ ...match, chosen: [{ ...deck, leader: 'a'.repeat(5_000_000) }, null] }, BUILT_IN),
      'chosen[0].leader: must have at most 100 letters, not 5000000.',
    ],
  ])('has a limit to the %s, and says which', (_, read, told) => {
    const refusal = refusalOf(read);
    expect(refusal.en).toBe(told);
    expect(refusal.de).toMatch(/ darf höchstens \d+ (Einträge|Zeichen) haben, nicht \d+\.$/);
  });

  test('a deck of a million cards is checked card by card, not each against each', () => {
    const cards = Array.from({ length: 1_000_000 }, (_, i) => `card-${i >> 1}`);
    const problems = checkDeck({ leader: 'inferno', cards }, agreeOn({ decks: 'built' }), { box: BUILT_IN });
    const twice = problems.find(({ problem }) => problem === 'twice');
    expect(twice?.cards).toHaveLength(500_000);
  });
});
