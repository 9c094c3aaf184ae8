import * as fc from 'fast-check';
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

const match = newMatch({
  agreement: agreeOn({ match: true }),
  choosing: 'random',
  between: 'choose',
  seed: 1,
  sets: [peopleDeck('vulca'), peopleDeck('hoax')],
});
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

describe('what comes from elsewhere', () => {
  test('is read, or refused with a word in both languages', () => {
    const readers = [() => [readMatch, match] as const, () => [readDraft, draft] as const];
    const anything = fc.tuple(fc.constantFrom(...readers), fc.nat(90), fc.jsonValue());
    fc.assert(
      fc.property(anything, ([reader, place, value]) => {
        const [read, record] = reader();
        for (const input of [value, spoilt(record, place, value)]) {
          try {
            read(input);
          } catch (error) {
            if (!(error instanceof PlayError)) throw error;
            if (error.words.de.length < 10 || error.words.de === error.words.en)
              throw new Error('no German word', { cause: error });
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(readMatch(spoilt(match, 0, null))).toEqual(match);
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
        const problems = checkDeck(deck, agreement);
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problemText(problem, 'de')).toMatch(/[.]$/);
      }),
      { numRuns: 100 },
    );
  });
});
