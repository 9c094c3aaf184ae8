import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { cardSpellings } from '../../src/reading/card-spellings.ts';
import { RulesError } from '../../src/rules-error.ts';

/** What a position with this in the first seat is refused with. */
function refusal(seat: object, others: object = {}): string {
  return refusalOf({ seats: [seat, {}], ...others });
}

function refusalOf(json: unknown): string {
  try {
    parsePosition(json, BUILT_IN);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  throw new Error('it was not refused');
}

const unknownNames = (count: number) => Array.from({ length: count }, (_, i) => `unknwon card ${i}`);

describe('A position that nobody wrote by hand', () => {
  /** How often all names of cards were gone through for one that is near. */
  const guesses = vi.spyOn(cardSpellings(BUILT_IN.cards), Symbol.iterator);
  beforeEach(() => {
    guesses.mockClear();
  });
  afterAll(() => {
    guesses.mockRestore();
  });

  test('with a name of 300,000 letters is refused without a guess, and in few words', () => {
    const told = refusal({ hand: ['a'.repeat(300_000)] });
    expect(told).toContain(`seats[0].hand[0]: there is no card “${'a'.repeat(40)}…”`);
    expect(told.length).toBeLessThan(200);
    expect(guesses).not.toHaveBeenCalled();
  });

  test('with 20,000 unknown names is told how many are possible', () => {
    expect(refusal({ hand: unknownNames(20_000) })).toContain(
      'seats[0].hand: has 20000 entries; the maximum is 64',
    );
    expect(guesses).not.toHaveBeenCalled();
  });

  test('with hundreds of problems is told the first hundred, and what to do', () => {
    const areas = ['hand', 'combat', 'covered', 'support', 'drawDeck', 'discardPile'];
    const told = refusal(Object.fromEntries(areas.map((area) => [area, unknownNames(60)]))).split('\n- ');
    expect(told).toHaveLength(1 + 100 + 1);
    expect(told.at(-1)).toBe('there are more problems than these 100; correct them and try again');
    expect(guesses.mock.calls.length).toBeGreaterThan(90);
    expect(guesses.mock.calls.length).toBeLessThanOrEqual(101);
  });

  test('with a hundred thousand fields, or one of a long name, is told so in few words', () => {
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, 1]));
    expect(refusal({ ships: fields })).toContain('seats[0].ships: has 100000 entries; the maximum is 64');
    expect(refusal({ ['b'.repeat(300_000)]: 1 }).length).toBeLessThan(500);
  });

  test.each(['deck', 'bluffs', 'knownToRival', 'emissaries'])('has at most 64 entries in “%s”', (list) => {
    const entries = Array.from({ length: 200_000 }, () => 'spark');
    expect(refusal({ [list]: entries })).toContain(`seats[0].${list}: has 200000 entries; the maximum is 64`);
  });

  test('has one Engagement phase, however deep others are in it', () => {
    let position: object = { seats: [{}, {}] };
    for (let depth = 0; depth < 100_000; depth++) position = { seats: [{}, {}], engagement: position };
    expect(refusalOf(position)).toContain('- engagement.engagement: has to be left out');
  });

  test('opens no pair whose name is longer than any name', () => {
    expect(refusal({}, { thisTurn: { openPair: 'c'.repeat(61) } })).toContain(
      'thisTurn.openPair: has to be the first word of the names of a pair',
    );
  });

  test('is not confused by a key that objects have by themselves', () => {
    const json: unknown = JSON.parse('{ "seats": [{ "__proto__": { "hand": ["Spark"] } }, {}] }');
    expect(refusalOf(json)).toContain('seats[0].__proto__: is not known here');
  });
});
