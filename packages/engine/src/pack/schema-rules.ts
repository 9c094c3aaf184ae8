import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { cardSet, element, iconKind, limit, line, list, some, value, whole } from './schema-cards.ts';

const party = z.enum(['owner', 'rival']);

export const condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('attacked'),
    power: whole(1, LIMITS.count),
    element: element.exactOptional(),
  }),
  z.strictObject({
    is: z.literal('has'),
    who: party,
    cards: cardSet,
    where: z.enum(['active', 'areas', 'influence']),
    atLeast: some.exactOptional(),
    atMost: limit.exactOptional(),
  }),
  z.strictObject({ is: z.literal('dragons'), who: party, atLeast: whole(1, 3) }),
  z.strictObject({ is: z.literal('biggerHand'), who: party, by: some }),
  z.strictObject({ is: z.literal('playedFromShip') }),
  z.strictObject({ is: z.literal('ownsHyla'), who: party }),
]);

export const rule = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('ignore'),
    what: z.enum(['cards', 'text', 'icons']),
    cards: cardSet,
    exceptIcons: list(iconKind).exactOptional(),
    voidFacing: list(line).exactOptional(),
  }),
  z.strictObject({
    rule: z.literal('printed'),
    cards: cardSet,
    parity: z.enum(['odd', 'even']),
    becomes: value,
  }),
  z.strictObject({
    rule: z.literal('value'),
    cards: cardSet,
    one: z.literal(true).exactOptional(),
    element: element.exactOptional(),
    change: z.union([
      z.strictObject({ times: whole(2, LIMITS.factor) }),
      z.strictObject({ riseTo: z.union([value, z.enum(['sum', 'higher'])]) }),
    ]),
  }),
  z.strictObject({ rule: z.literal('total'), element: element.exactOptional(), riseTo: value }),
  z.strictObject({ rule: z.literal('doubleText'), cards: cardSet, one: z.literal(true) }),
  z.strictObject({ rule: z.literal('cannotPlay'), cards: cardSet }),
  z.strictObject({
    rule: z.literal('playAtMost'),
    most: limit,
    into: z.literal('combat').exactOptional(),
  }),
  z.strictObject({ rule: z.literal('haveAtMost'), most: limit, cards: cardSet }),
  z.strictObject({ rule: z.literal('takeFromDeckAtMost'), most: limit }),
  z.strictObject({ rule: z.literal('cannotTake'), holding: some.exactOptional() }),
  z.strictObject({ rule: z.literal('cannotCall') }),
  z.strictObject({ rule: z.literal('cannotDrawAtEnd') }),
  z.strictObject({
    rule: z.literal('mayPlay'),
    cards: cardSet,
    more: z.union([some, z.literal('any')]),
  }),
  z.strictObject({
    rule: z.literal('retreatDragons'),
    retreats: party,
    change: z.union([
      z.strictObject({ more: some }),
      z.strictObject({ fewer: some }),
      z.strictObject({ atMost: limit }),
    ]),
  }),
  z.strictObject({ rule: z.literal('nextIsFree'), cards: cardSet }),
  z.strictObject({ rule: z.literal('handWhileLanding'), most: some.exactOptional() }),
  z.strictObject({ rule: z.literal('attackAgain') }),
  z.strictObject({ rule: z.literal('waiveCondition'), cards: cardSet, most: some }),
  z.strictObject({ rule: z.literal('coversNothing') }),
  // The Leadership phase has room for one card (ACHIEVE-2, LEAD-2).
  z.strictObject({ rule: z.literal('achievementWithoutDragon'), most: whole(1, 1) }),
  z.strictObject({ rule: z.literal('lendReplace'), cards: cardSet }),
  z.strictObject({ rule: z.literal('moreCrystals'), more: some }),
]);
