import type { CardId, Seat, View } from '@bluemoon/engine';

/** What a player is about to do while the rival may interfere (INTERF-1). */
export interface Declared {
  readonly seat: Seat;
  readonly action: 'plays' | 'retrieves' | 'lands' | 'retreats';
  /** Null for a retreat. */
  readonly card: CardId | null;
}

/** Null if nobody may interfere now. */
export function declaredIn({ decision, seats, turn }: View): Declared | null {
  if (decision?.about.during !== 'interference') return null;
  const { card, owner: seat = turn.seat } = decision.about;
  if (card === undefined) return { seat, action: 'retreats', card: null };
  const { combat, support, ships } = seats[seat];
  const isInPlay = [...combat.active, ...combat.covered, ...support.faceUp].includes(card);
  if (isInPlay) return { seat, action: 'retrieves', card };
  return { seat, action: ships.some(({ ship }) => ship === card) ? 'lands' : 'plays', card };
}
