import * as z from 'zod';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import { MOMENTS } from '../vocabulary/text.ts';
import type { Mark } from './issues.ts';
import { LIMITS } from './limits.ts';
import {
  affiliation,
  cardSet,
  cardType,
  element,
  icon,
  line,
  list,
  people,
  some,
  value,
  whole,
} from './schema-cards.ts';
import { condition, rule } from './schema-rules.ts';
import { action, payment, step } from './schema-steps.ts';

export const text = z.union([
  z.strictObject({ when: z.enum(['always', 'thisTurn']), rule }),
  z.strictObject({ when: z.literal('beforePlay'), onlyIf: condition }),
  z.strictObject({ when: z.literal('beforePlay'), freeIf: condition }),
  z.strictObject({
    when: z.enum(MOMENTS),
    may: z.union([z.literal(true), z.literal('taking')]).exactOptional(),
    if: condition.exactOptional(),
    together: line.exactOptional(),
    steps: list(step),
  }),
  z.strictObject({ when: z.literal('answer'), to: action, steps: list(step) }),
  z.strictObject({
    when: z.literal('demand'),
    demand: z.union([z.strictObject({ discard: payment }), z.strictObject({ play: cardSet })]),
    orElse: z.union([z.literal('retreat'), z.strictObject({ attract: some })]),
  }),
]);

export const cardSchema = z.strictObject({
  id: z
    .string()
    .max(LIMITS.name)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'badId' satisfies Mark),
  name: z.strictObject({ en: line, de: line }),
  people: affiliation,
  number: whole(0, LIMITS.number),
  type: cardType,
  deck: people.exactOptional(),
  set: z.enum(['x1', 'x2', 'promo']).exactOptional(),
  moons: whole(0, LIMITS.moons).exactOptional(),
  fire: value.exactOptional(),
  earth: value.exactOptional(),
  shields: list(element).exactOptional(),
  icons: list(icon).exactOptional(),
  capacity: whole(1, LIMITS.capacity).exactOptional(),
  dragon: z.enum(DRAGON_NAMES).exactOptional(),
  adds: z.strictObject({ cards: whole(0, LIMITS.added), moons: whole(0, LIMITS.moons) }).exactOptional(),
  emissary: z.string().max(LIMITS.name).exactOptional(),
  family: z.literal([1, 2, 3, 4, 5, 6]).exactOptional(),
  translated: z.literal(true).exactOptional(),
  standIn: z.literal(true).exactOptional(),
  text: list(text).exactOptional(),
});

/** The pack itself; what it holds is checked card by card. Editors look for a schema under its first key. */
export const packSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  cards: z.array(z.unknown()).min(1).max(LIMITS.cards),
});
