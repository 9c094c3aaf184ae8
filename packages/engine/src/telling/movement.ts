import type { GameEvent } from '../state/events.ts';

export type Moved = Extract<GameEvent, { event: 'moved' }>;

/** Cards that moved together, between the same places. */
export interface MovedTogether extends Omit<Moved, 'card'> {
  readonly cards: readonly Moved['card'][];
}

/** Maximum number of cards that are named one by one. */
const MAX_NAMED = 6;

/** If a whole pile is moved, only the number matters. */
export function withoutCrowds(moved: MovedTogether): MovedTogether {
  const isCrowd = movementOf(moved) === 'put' && moved.cards.length > MAX_NAMED;
  return isCrowd ? { ...moved, cards: moved.cards.map(() => null) } : moved;
}

/** What the owner of the cards does with them, as players say it. */
export function movementOf({
  from,
  to,
  by,
  shown,
}: MovedTogether): 'draw' | 'discard' | 'load' | 'retrieve' | 'take' | 'put' {
  switch (to) {
    case 'hand':
      if (by === 'retrieve') return 'retrieve';
      return from === 'drawDeck' && !shown ? 'draw' : 'take';
    case 'discardPile':
    case 'leaderArea':
      return 'discard';
    case 'aboard':
      return 'load';
    case 'drawDeck':
    case 'combat':
    case 'support':
    case 'influence':
    case 'landed':
    case 'beside':
      return 'put';
  }
}
