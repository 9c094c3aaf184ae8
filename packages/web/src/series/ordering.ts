import { CARD_TYPES, PEOPLES } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';

export const ORDERS = ['picked', 'people', 'type', 'fire', 'earth', 'moons'] as const;
export type Order = (typeof ORDERS)[number];

const indexIn = <T>(list: readonly T[], one: T): number => {
  const index = list.indexOf(one);
  return index < 0 ? list.length : index;
};

const byPeople = ({ people }: Card): number => indexIn<string>(PEOPLES, people);
const byType = ({ type }: Card): number => indexIn(CARD_TYPES, type);

/** Sorted picks; equal ones keep the order in which they were picked. */
export function ordered(
  picks: readonly CardId[],
  order: Order,
  cardOf: (id: CardId) => Card,
): readonly CardId[] {
  const sortedBy = (...keys: readonly ((card: Card) => number)[]): readonly CardId[] =>
    picks.toSorted((a, b) => {
      const [one, other] = [cardOf(a), cardOf(b)];
      return keys.map((key) => key(one) - key(other)).find((difference) => difference !== 0) ?? 0;
    });
  switch (order) {
    case 'picked':
      return picks;
    case 'people':
      return sortedBy(byPeople, byType);
    case 'type':
      return sortedBy(byType, byPeople);
    case 'fire':
    case 'earth':
      return sortedBy((card) => -(card[order] ?? -1), byType);
    case 'moons':
      return sortedBy((card) => -(card.moons ?? 0), byType);
  }
}
