import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../packages/engine/src/cards/box.ts';
import { cardFinder } from '../lib/card-names.ts';
import { typescriptFiles } from '../lib/source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('looking for cards', () => {
  const find = cardFinder([
    { id: 'wall-of-fire', name: { en: 'Wall of Fire', de: 'Feuerwall' } },
    { id: 'flare', name: { en: 'Flare' } },
    { id: 'funfun', name: { en: 'FunFun' } },
  ]);
  const cards = (text: string) => find({ path: 'a.ts', text });

  test.each([
    `const a = 'Wall of Fire';`,
    `const a = 'Feuerwall';`,
    `const a = id === 'wall-of-fire';`,
    'const a = `behind a Wall of Fire, ${b}`;',
    'const a = `${b}:wall-of-fire:${c}`;',
    'const wallOfFire = 1;',
    'const isBehindWallOfFire = 1;',
    'const WALL_OF_FIRE = 1;',
    'const isFlare = 1;',
    `const a = 'play:flare';`,
    'const a = { FunFun: 2 };',
    'const funFunCount = 2;',
  ])('finds one in %s', (text) => {
    expect(cards(text)).toEqual([expect.stringMatching(/^a\.ts:1: /)]);
  });

  test.each([
    '// Wall of Fire, flare',
    `const a = 'a wall of fire';`,
    `const a = 'flares';`,
    `const a = 'no-flare-here';`,
    'const flare = 1;',
    'const fireWall = 1;',
    'const FunFungus = 1;',
  ])('finds none in %s', (text) => {
    expect(cards(text)).toEqual([]);
  });
});

test('the engine knows no card outside its catalogue', () => {
  const rules = typescriptFiles(root, 'packages/engine/src').filter(
    ({ path }) => !path.startsWith('packages/engine/src/cards/'),
  );
  expect(BUILT_IN.cards.length).toBeGreaterThan(300);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.flatMap(cardFinder(BUILT_IN.cards))).toEqual([]);
});
