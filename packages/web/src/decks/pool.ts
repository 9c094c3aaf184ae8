import { ALL_CARDS } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';

/** All cards there are with these; one that has the id of a stand-in takes its place. */
export function poolWith(others: readonly Card[]): readonly Card[] {
  if (others.length === 0) return ALL_CARDS;
  const byId = new Map(others.map((card) => [card.id, card]));
  const known = new Set(ALL_CARDS.map(({ id }) => id));
  return [
    ...ALL_CARDS.map((card) => byId.get(card.id) ?? card),
    ...others.filter(({ id }) => !known.has(id)),
  ];
}
