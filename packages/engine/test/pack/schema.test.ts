import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { BUILT_IN } from '../../src/index.ts';
import type { Card } from '../../src/index.ts';
import { cardSchema } from '../../src/pack/schema.ts';

/** A type without its `readonly`s, which do not matter for JSON. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

test('the schema describes the same cards as the type, down to the last optional property', () => {
  expectTypeOf<Plain<z.output<typeof cardSchema>>>().toEqualTypeOf<Plain<Card>>();
  const refused = BUILT_IN.cards.filter(
    (card) => !cardSchema.safeParse(card).success && card.deck === undefined,
  );
  expect(refused.map((card) => card.id)).toEqual([]);
});
