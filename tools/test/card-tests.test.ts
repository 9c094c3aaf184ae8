import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../packages/engine/src/cards/box.ts';
import { testsPerTitle } from '../lib/card-tests.ts';
import { typescriptFiles } from '../lib/source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const count = (text: string) => Object.fromEntries(testsPerTitle({ path: 'a.test.ts', text }));

describe('counting tests', () => {
  test('counts those inside a describe with the name', () => {
    expect(count(`describe('Flare', () => { test('a', f); test('b', f); }); test('c', f);`)).toEqual({
      Flare: 2,
    });
  });

  test('counts a table of tests as one', () => {
    expect(count(`describe('Flare', () => { test.each([1, 2])('a %d', f); it('b', f); });`)).toEqual({
      Flare: 2,
    });
  });

  test('gives every name of a table its tests', () => {
    const text = `describe.each(['Yin', 'Yang'])('%s', () => { test('a', f); });`;
    expect(count(text)).toEqual({ Yin: 1, Yang: 1 });
    expect(count(text.replace(`['Yin', 'Yang']`, `[['Yin', 1], ['Yang', 2]] as const`))).toEqual({
      Yin: 1,
      Yang: 1,
    });
  });

  test('does not count skipped tests', () => {
    expect(count(`describe('Flare', () => { test.skip('a', f); });`)).toEqual({ Flare: 0 });
  });
});

test('every card with text has at least three tests', () => {
  const tests = new Map<string, number>();
  for (const file of typescriptFiles(root, 'packages/engine/test/cards')) {
    for (const [title, count] of testsPerTitle(file)) tests.set(title, (tests.get(title) ?? 0) + count);
  }
  const lacking = BUILT_IN.cards.filter(
    (card) => card.text !== undefined && (tests.get(card.name.en) ?? 0) < 3,
  );
  expect(lacking.map((card) => `${card.name.en} (${tests.get(card.name.en) ?? 0})`)).toEqual([]);
});
