import type { Affiliation, Box, CardId, Dragon, Seat, View } from '@bluemoon/engine';

/** The leader's people; drafted decks have no leader (DRAFT-14). */
export function peopleAt({ decks }: Pick<View, 'decks'>, seat: Seat, box: Box): Affiliation {
  const { leader } = decks[seat];
  return leader === null ? 'crystal' : box.card(leader).people;
}

export const DRAGONS: readonly Dragon[] = ['lika', 'doran', 'sesha'];

export function dragonsAt({ dragons }: View, place: Seat | 'board'): readonly Dragon[] {
  return DRAGONS.filter((dragon) => dragons[dragon] === place);
}

/** RULING-4: the cards that count towards a second dragon. */
export function cardsTowardsSix({ seats }: View, seat: Seat): number {
  const { combat, support } = seats[seat];
  return combat.active.length + combat.covered.length + support.faceUp.length;
}

/** A ship with the cards aboard. */
export interface ShownShip {
  readonly ship: CardId;
  readonly load: readonly CardId[];
  readonly isLanded: boolean;
}

export function shipsOf({ seats }: View, seat: Seat): readonly ShownShip[] {
  const { ships, landed } = seats[seat];
  return [
    ...ships.map((one) => ({ ...one, isLanded: false })),
    ...landed.map((one) => ({ ...one, isLanded: true })),
  ];
}
