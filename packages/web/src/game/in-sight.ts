import type { CardId, Seat, View } from '@bluemoon/engine';

/** A card on the table, by owner and id. */
export type SpotKey = `${Seat}:${CardId}`;

export const spotKey = (seat: Seat, card: CardId): SpotKey => `${seat}:${card}`;

/** All cards whose face the table shows. */
export function cardsInSight({ seats }: View): ReadonlySet<SpotKey> {
  const keys = ([0, 1] as const).flatMap((seat) => {
    const { hand, combat, support, ships, landed, leaderArea, hyla, achievements, emissaries } = seats[seat];
    const cards = [
      ...hand.cards,
      ...combat.active,
      ...combat.covered,
      ...support.faceUp,
      ...support.faceDown.flatMap(({ card }) => (card === null ? [] : [card])),
      ...[...ships, ...landed].flatMap(({ ship, load }) => [ship, ...load]),
      ...(leaderArea.leader === null ? [] : [leaderArea.leader]),
      ...(leaderArea.top === null ? [] : [leaderArea.top]),
      ...(hyla === null ? [] : [hyla]),
      ...achievements,
      ...emissaries,
    ];
    return cards.map((card) => spotKey(seat, card));
  });
  return new Set(keys);
}
