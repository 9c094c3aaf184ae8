import type { Card } from '../vocabulary/card.ts';
import type { CardSet } from '../vocabulary/text.ts';
import { iconKinds } from './icons.ts';

export function hasText(card: Card): boolean {
  return card.text !== undefined;
}

/**
 * What the card shows, ignored or not (RULING-22, RULING-42, OPEN-QUESTION-24). Ships are not leadership
 * cards (RULING-38).
 */
export function matches(card: Card, set: CardSet): boolean {
  if (set.bluff) return false;
  if (set.types !== undefined && !set.types.includes(card.type)) return false;
  if (set.people !== undefined && card.people !== set.people) return false;
  if (set.text !== undefined && hasText(card) !== (set.text === 'with')) return false;
  if (set.named !== undefined && !card.name.en.split(/[\s-]/).includes(set.named)) return false;
  if (set.printedAbove !== undefined && Math.max(card.fire ?? 0, card.earth ?? 0) <= set.printedAbove)
    return false;
  if (set.icon !== undefined) {
    const kinds = iconKinds(card);
    if (set.icon === 'any' ? kinds.length === 0 : !kinds.includes(set.icon)) return false;
  }
  return set.except === undefined || !matches(card, set.except);
}

/** A face-down card is a support card with a bluff icon and printed values of 2 and 0, nothing else (BLUFF-3). */
export function matchesBluff(set: CardSet): boolean {
  if (set.types !== undefined && !set.types.includes('support')) return false;
  if (set.people !== undefined || set.named !== undefined || set.text === 'with') return false;
  if (set.printedAbove !== undefined && set.printedAbove >= 2) return false;
  if (set.icon !== undefined && set.icon !== 'any' && set.icon !== 'bluff') return false;
  return set.except === undefined || !matchesBluff(set.except);
}

/** Describes cards by type only: a prohibition of them forbids the whole type (SHIP-8). */
export function isWholeType(set: CardSet, type: Card['type']): boolean {
  return set.types?.includes(type) === true && Object.keys(set).length === 1;
}
