import { BUILT_IN } from '../../src/cards/box.ts';
import { cardCalled, isCard } from '../../src/cards/find-card.ts';
import type { Card } from '../../src/vocabulary/card.ts';

/** A card by its English name (or id); a wrong name fails with a suggestion. */
export function cardNamed(name: string): Card {
  const found = cardCalled(BUILT_IN, name);
  if (!isCard(found)) throw new Error(`In this scenario ${found.en}`);
  return found;
}

/** Options may be written with names: “discard:Tome of Wisdom” for “discard:tome-of-wisdom”. */
export function optionNamed(option: string): string {
  const match = /^([a-z-]+):([^+>]+)([+>].*)?$/.exec(option);
  if (match === null) return option;
  const [, verb, name, rest = ''] = match;
  const card = cardCalled(BUILT_IN, name);
  const tail = rest.startsWith('>') ? `>${cardNamed(rest.slice(1)).id}` : rest;
  return isCard(card) ? `${verb}:${card.id}${tail}` : option;
}
