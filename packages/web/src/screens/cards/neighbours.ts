import type { Card } from '@bluemoon/engine';

export interface Neighbours {
  /** Counted from 1; null if the card is not among them. */
  readonly place: number | null;
  readonly previous: Card | null;
  readonly next: Card | null;
}

export function neighboursOf(card: Card, among: readonly Card[]): Neighbours {
  const here = among.findIndex(({ id }) => id === card.id);
  if (here < 0) return { place: null, previous: null, next: null };
  return { place: here + 1, previous: among[here - 1] ?? null, next: among[here + 1] ?? null };
}

/** The card to which an arrow key moves from the card that is shown large. */
export function neighbourByKey(event: KeyboardEvent, card: Card, among: readonly Card[]): Card | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const { previous, next } = neighboursOf(card, among);
  switch (event.key) {
    case 'ArrowLeft':
      return previous;
    case 'ArrowRight':
      return next;
    default:
      return null;
  }
}
