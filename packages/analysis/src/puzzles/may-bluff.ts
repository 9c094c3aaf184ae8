import type { Box, CardId, View } from '@bluemoon/engine';

/** Whether the player whose view it is has a bluff card in play, or one to bluff with: in hand or on a ship. */
export function mayBluff({ viewer, seats }: View, box: Box): boolean {
  if (viewer === 'spectator') return false;
  const { hand, ships, landed, support } = seats[viewer];
  const isBluff = (card: CardId): boolean =>
    (box.card(card).icons ?? []).some((icon) => icon.startsWith('bluff:'));
  return (
    support.faceDown.length > 0 ||
    [...hand.cards, ...[...ships, ...landed].flatMap(({ load }) => load)].some(isBluff)
  );
}
