import * as z from 'zod';
import { CARD_TYPES, type CardType } from '../vocabulary/card.ts';
import {
  ACTION_WORDS,
  CARD_SET_WORDS,
  CARD_WORDS,
  CONDITION_WORDS,
  PACK_WORDS,
  RULE_WORDS,
  STEP_WORDS,
  TEXT_WORDS,
} from './descriptions.ts';
import { FIGHTERS, OF_FIGHTERS, ONLY_ON, WITHOUT_MOONS } from './kinds.ts';
import { LIMITS } from './limits.ts';
import { cardSet } from './schema-cards.ts';
import { condition, rule } from './schema-rules.ts';
import { action, payment, step } from './schema-steps.ts';
import { cardSchema, packSchema, text } from './schema.ts';

type Json = z.core.JSONSchema.BaseSchema;

const CARD = cardSchema.omit({ deck: true, family: true });
const PACK = packSchema.extend({ cards: z.array(CARD).min(1).max(LIMITS.cards) });

/** What the zod schemas do not say: names for parts that are used in several places, and a limit that is a function. */
const PARTS = z.registry<Readonly<Record<string, unknown>>>();
PARTS.add(CARD, { id: 'card', description: 'A card.' });
PARTS.add(text, { id: 'text', description: 'Something that the card does, and when.' });
PARTS.add(cardSet, {
  id: 'cardSet',
  description: 'Cards, by what they have in common; what is not named does not matter.',
});
PARTS.add(rule, { id: 'rule', description: 'Something that holds.' });
PARTS.add(step, { id: 'step', description: 'Something that is done.' });
PARTS.add(condition, { id: 'condition', description: 'Something that is so or is not.' });
PARTS.add(payment, { id: 'payment', description: 'What has to be discarded from hand.' });
PARTS.add(action, {
  id: 'action',
  description: 'Something that the rival does and that can be interfered with.',
});
PARTS.add(payment.options[0].shape.worth, { minProperties: 1 });

/** The format of card packs as a JSON Schema, for editors and other programs. `loadPack` checks more than this can. */
export function packJsonSchema(): Json {
  const made = z.toJSONSchema(PACK, {
    target: 'draft-2020-12',
    metadata: PARTS,
    override: ({ jsonSchema }) => {
      // Nobody but the reader sees that its lists do not change.
      delete jsonSchema.readOnly;
    },
  });
  const { $schema, $defs = {}, ...rest } = made as Json;
  describe(rest, PACK_WORDS);
  describe($defs['card'], CARD_WORDS);
  describe($defs['cardSet'], CARD_SET_WORDS);
  for (const each of $defs['text']?.anyOf ?? []) describe(each, TEXT_WORDS);
  describeTags($defs['rule'], 'rule', RULE_WORDS);
  describeTags($defs['step'], 'do', STEP_WORDS);
  describeTags($defs['condition'], 'is', CONDITION_WORDS);
  describeTags($defs['action'], 'rival', ACTION_WORDS);
  return {
    ...($schema === undefined ? {} : { $schema }),
    title: 'Card pack for Blue Moon',
    description: 'Cards of your own for this implementation of Blue Moon: see docs/CARD-PACKS.md.',
    ...rest,
    $defs: { ...$defs, card: { ...$defs['card'], allOf: ofKinds() } },
  };
}

function describe(schema: Json | undefined, words: Readonly<Record<string, string>>): void {
  for (const [key, property] of Object.entries(schema?.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const said = words[key];
    if (said === undefined) throw new Error(`nothing is said about "${key}"`);
    property.description = said;
  }
}

/** The word under one key distinguishes the alternatives; each word gets its own help. */
function describeTags(schema: Json | undefined, tag: string, words: Readonly<Record<string, string>>): void {
  for (const alternative of schema?.oneOf ?? []) {
    const property = typeof alternative === 'object' ? alternative.properties?.[tag] : undefined;
    if (typeof property !== 'object') throw new Error(`an alternative lacks "${tag}"`);
    const said = words[String(property.const)];
    if (said === undefined) throw new Error(`nothing is said about "${String(property.const)}"`);
    property.description = said;
  }
}

const isOf = (types: readonly CardType[]): Json => ({ properties: { type: { enum: [...types] } } });

const otherThan = (...types: readonly CardType[]): readonly CardType[] =>
  CARD_TYPES.filter((type) => !types.includes(type));

const without = (...keys: readonly string[]): Json => ({
  properties: Object.fromEntries(keys.map((key) => [key, false])),
});

/** What cards of some types have and others do not. */
function ofKinds(): Json[] {
  return [
    ...ONLY_ON.flatMap(({ key, types, isNeeded }) => [
      { if: isOf(types), else: without(key) },
      ...(isNeeded ? [{ if: isOf(otherThan(...types)), else: { required: [key] } }] : []),
    ]),
    { if: isOf(FIGHTERS), else: without(...OF_FIGHTERS) },
    { if: isOf(otherThan(...WITHOUT_MOONS)), else: without('moons') },
  ];
}
