import { CARD_TYPES, PEOPLES } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';

export const ORDERS = ['picked', 'people', 'type', 'fire', 'earth', 'moons'] as const;
export type Order = (typeof ORDERS)[number];

const placeOf = <T>(list: readonly T[], one: T): number => {
  const place = list.indexOf(one);
  return place < 0 ? list.length : place;
};

const peoplePlace = ({ people }: Card): number => placeOf<string>(PEOPLES, people);
const typePlace = ({ type }: Card): number => placeOf(CARD_TYPES, type);

/** Picks in the order in which somebody wants to see them; the same ones stay as they were picked. */
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
      return sortedBy(peoplePlace, typePlace);
    case 'type':
      return sortedBy(typePlace, peoplePlace);
    case 'fire':
    case 'earth':
      return sortedBy((card) => -(card[order] ?? -1), typePlace);
    case 'moons':
      return sortedBy((card) => -(card.moons ?? 0), typePlace);
  }
}
