import * as z from 'zod';
import { cardSet, cardType, element, limit, line, list, some, value, whole } from './schema-cards.ts';
import type { Mark } from './issues.ts';
import { LIMITS } from './limits.ts';

const worth = whole(1, LIMITS.count);
const each = z.literal('each');
const rival = z.literal('rival');

export const payment = z.union([
  z.strictObject({
    worth: z
      .strictObject({ fire: worth.exactOptional(), earth: worth.exactOptional() })
      .refine(({ fire, earth }) => fire !== undefined || earth !== undefined, 'worthNothing' satisfies Mark),
  }),
  z.strictObject({ worthEither: worth }),
  z.strictObject({ moons: worth }),
  z.strictObject({ count: some, cards: cardSet }),
  z.strictObject({ count: some, sameOf: list(cardType) }),
]);

export const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('draw'),
    who: z.enum(['owner', 'each']).exactOptional(),
    count: some,
    upTo: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('drawTo'), hand: some }),
  z.strictObject({ do: z.literal('attract'), count: some }),
  z.strictObject({ do: z.literal('changeElement'), to: z.union([element, z.literal('other')]) }),
  z.strictObject({
    do: z.literal('discard'),
    whose: z.enum(['rival', 'each']),
    where: z.enum(['active', 'activeCombat', 'combat']),
    cards: z.union([cardSet, z.strictObject({ either: list(cardSet) })]),
    count: z.union([z.literal(1), z.literal('all')]),
    sparing: z.enum(['lastCharacter', 'oneCharacter', 'protected']).exactOptional(),
  }),
  z.strictObject({ do: z.literal('discardAtRandom'), count: some }),
  z.strictObject({
    do: z.literal('discardFromHand'),
    who: z.enum(['owner', 'rival', 'each']),
    count: z.union([some, z.literal('any'), z.strictObject({ downTo: limit })]),
  }),
  z.strictObject({
    do: z.literal('pay'),
    payment,
    toAttract: some,
    who: each.exactOptional(),
  }),
  z.strictObject({
    do: z.literal('returnToHand'),
    where: z.enum(['active', 'combat']),
    other: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('putUnderDeck') }),
  z.strictObject({
    do: z.literal('search'),
    where: z.enum(['drawDeck', 'discardPile']),
    found: z.enum(['take', 'playOrLoad']),
  }),
  z.strictObject({ do: z.literal('drawFromDiscards'), count: some }),
  z.strictObject({ do: z.literal('load'), most: some }),
  z.strictObject({ do: z.literal('discloseHand') }),
  z.strictObject({ do: z.literal('shuffleDiscardsIntoDeck'), who: z.enum(['owner', 'each']) }),
  z.strictObject({ do: z.literal('shuffleHandIntoDeck'), who: each }),
  z.strictObject({ do: z.literal('shuffleAreasIntoDeck'), who: rival }),
  z.strictObject({ do: z.literal('shuffleLeadershipIntoDeck'), who: each, except: line }),
  z.strictObject({ do: z.literal('shuffleFromHandIntoDeck'), count: some }),
  z.strictObject({ do: z.literal('revealTop'), count: some, discard: value }),
  z.strictObject({ do: z.literal('discardTopOfDeck'), whose: rival }),
  z.strictObject({ do: z.literal('retreat'), who: rival }),
  z.strictObject({ do: z.literal('playAchievement'), who: each }),
  z.strictObject({ do: z.literal('cancel') }),
]);

export const action = z.discriminatedUnion('rival', [
  z.strictObject({ rival: z.literal('plays'), cards: cardSet }),
  z.strictObject({ rival: z.literal('retrieves'), cards: cardSet }),
  z.strictObject({ rival: z.literal('lands') }),
  z.strictObject({ rival: z.literal('retreats') }),
]);
