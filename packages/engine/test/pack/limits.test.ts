import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../src/pack/check.ts';
import { loadPack, PackError } from '../../src/pack/index.ts';
import { cardSchema } from '../../src/pack/schema.ts';
import type { Card } from '../../src/vocabulary/card.ts';
import { CARD, complaints, problemsIn } from './a-card.ts';

const COUNT = 500;

/** Hundreds of cards, each with this. */
const manyWith = (parts: (at: number) => object) => ({
  cards: Array.from({ length: COUNT }, (_, at) => ({ ...CARD, ...parts(at) })),
});

const naming = (name: string) => ({ when: 'always', rule: { rule: 'lendReplace', cards: { named: name } } });

describe('A pack that nobody wrote by hand', () => {
  const look = vi.spyOn(cardSchema, 'safeParse');
  beforeEach(() => {
    look.mockClear();
  });
  afterAll(() => {
    look.mockRestore();
  });

  test('with thousands of unknown keys is told the first hundred problems, and what to do', () => {
    const pack = manyWith(() => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`fier${i}`, 1])));
    const told = complaints(pack, 'en');
    expect(told).toHaveLength(101);
    expect(told[0]).toBe('there are more problems than these 100; correct them and try again');
    expect(complaints(pack, 'de')[0]).toBe(
      'es gibt mehr Fehler als diese 100; behebe sie und versuche es noch einmal',
    );
    expect(() => loadPack(pack)).toThrow(/^The card pack has more than 100 problems:\n/);
  });

  test('is not looked at further once there are enough problems', () => {
    const text = Array.from({ length: 20 }, () => ({ when: 'always', rule: { rule: 'value' }, to: {} }));
    expect(problemsIn(() => loadPack(manyWith(() => ({ text }))))).toHaveLength(101);
    expect(look.mock.calls.length).toBeLessThan(10);
  });

  test('is told what misspelt names may mean only as far as problems are told', () => {
    let looks = 0;
    const candidates = Array.from({ length: COUNT }, (_, at) => ({
      path: ['cards', at],
      card: {
        ...CARD,
        id: `card-${at}`,
        number: at,
        people: 'spirit',
        name: { en: `Card ${at}`, de: `Karte ${at}` },
        text: Array.from({ length: 12 }, (_text, i) => naming(`Slpark${i}x${at}`)),
        // Its name is the first that is looked for.
        get emissary() {
          looks += 1;
          return undefined;
        },
      } as unknown as Card,
    }));
    const problems = check(candidates, []);
    looks = 0;
    for (let told = 0; told <= 100; told++) expect(problems.next().done).toBe(false);
    expect(looks).toBe(9);
  });

  test.each([
    ['a list', { icons: Array.from({ length: 100_000 }, () => 'stop') }],
    ['a text', { id: 'a'.repeat(500_000) }],
    ['an object', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 1]))],
  ])('is told that %s makes a card too long, without looking into it', (_, parts) => {
    const [told] = complaints({ cards: [{ ...CARD, ...parts }] });
    expect(told).toMatch(/^cards\[0\]: has \d+ characters; a card has at most 5000, so shorten its text$/);
    expect(look).not.toHaveBeenCalled();
  });

  test('is told in few words of a key that is long', () => {
    const key = 'k'.repeat(4_000);
    for (const json of [
      { cards: [{ ...CARD, [key]: 1 }] },
      `{ "${key}": 1, "${key}": 2 }`,
      `{ "cards": [] "${key}" }`,
    ])
      expect(complaints(json).join('\n').length).toBeLessThan(300);
  });

  test('that is no pack at all is told enough of its unknown keys', () => {
    const keys = Array.from({ length: 50_000 }, (_, i) => `"k${i}":1`);
    expect(complaints(`{${keys.join()}}`)).toHaveLength(101);
  });

  test('is read as far as its longest text goes', () => {
    const text = `{ "$schema": "${'s'.repeat(990_000)}", "cards": [${JSON.stringify(CARD)}] }`;
    expect(loadPack(text).cards).toHaveLength(1);
    expect(() => loadPack(text.repeat(20))).toThrow(PackError);
  });
});
