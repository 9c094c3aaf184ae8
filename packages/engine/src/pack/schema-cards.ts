import * as z from 'zod';
import { CARD_TYPES, ELEMENTS, ICON_KINDS, OUTSIDERS, PEOPLES, type Icon } from '../vocabulary/card.ts';
import type { CardSet } from '../vocabulary/text.ts';
import type { Mark } from './issues.ts';
import { LIMITS } from './limits.ts';

export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A number of cards or dragons; 0 would say nothing. */
export const some = whole(1, LIMITS.count);
/** A maximum; 0 forbids. */
export const limit = whole(0, LIMITS.count);
export const value = whole(0, LIMITS.value);

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1).max(LIMITS.entries).readonly();

/** Text for players: one line, without spaces around it. */
export const line = z
  .string()
  .max(LIMITS.name)
  .regex(/^\S(?:.*\S)?$/u, 'badLine' satisfies Mark);

export const element = z.enum(ELEMENTS);
export const people = z.enum(PEOPLES);
export const affiliation = z.enum([...PEOPLES, ...OUTSIDERS]);
export const cardType = z.enum(CARD_TYPES);
export const iconKind = z.enum(ICON_KINDS);

const ICONS = [
  'stop',
  'retrieve',
  'free',
  'pair',
  'protect',
  'replace',
  'gang:cool',
  'gang:top',
  'gang:fun',
  'gang:no',
  'bluff:neutral',
  'bluff:fire',
  'bluff:earth',
] as const satisfies readonly Icon[];
export const icon = z.enum(ICONS);

export const cardSet = z.strictObject({
  types: list(cardType).exactOptional(),
  people: affiliation.exactOptional(),
  icon: z.enum([...ICON_KINDS, 'any']).exactOptional(),
  text: z.enum(['with', 'without']).exactOptional(),
  named: line.exactOptional(),
  printedAbove: value.exactOptional(),
  bluff: z.literal(true).exactOptional(),
  get except(): z.ZodExactOptional<z.ZodType<CardSet>> {
    return z.exactOptional(cardSet);
  },
});
