import { cardById } from '@bluemoon/engine';
import type { Affiliation, Dragon, Seat, View } from '@bluemoon/engine';

/** Whose deck it is: that of its leader, or of its first card. */
export function peopleAt({ decks }: Pick<View, 'decks'>, seat: Seat): Affiliation {
  const { leader, cards } = decks[seat];
  const one = leader ?? cards[0];
  return one === undefined ? 'mutant' : cardById(one).people;
}

export const DRAGONS: readonly Dragon[] = ['lika', 'doran', 'sesha'];

export function dragonsAt({ dragons }: View, place: Seat | 'board'): readonly Dragon[] {
  return DRAGONS.filter((dragon) => dragons[dragon] === place);
}

/** RULING-4: what counts towards a second dragon. */
export function cardsTowardsSix({ seats }: View, seat: Seat): number {
  const { combat, support } = seats[seat];
  return combat.active.length + combat.covered.length + support.faceUp.length;
}
