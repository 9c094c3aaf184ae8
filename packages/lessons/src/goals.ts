/** Conditions for reaching a goal. */
import type { CardId, Element, GameEvent } from '@bluemoon/engine';
import type { Attempt } from './lesson.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { readonly event: K }>;

function own<K extends 'announced' | 'played' | 'landed' | 'dragonMoved'>(
  { seat, events }: Attempt,
  kind: K,
): readonly EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.event === kind && event.seat === seat);
}

/** The rules do not allow announcing less than must be matched. */
export const hasAnnounced = (attempt: Attempt): boolean => own(attempt, 'announced').length > 0;

export const announces =
  (least: number, element: Element) =>
  (attempt: Attempt): boolean =>
    own(attempt, 'announced').some((event) => event.element === element && event.power >= least);

/** RETREAT-3: covered cards too. */
export function cardsInAreas({ seat, view }: Attempt): number {
  const { combat, support } = view.seats[seat];
  return combat.active.length + combat.covered.length + support.faceUp.length;
}

export const hasActive =
  (...cards: readonly CardId[]) =>
  ({ seat, view }: Attempt): boolean => {
    const { combat, support } = view.seats[seat];
    return cards.every((card) => [...combat.active, ...support.faceUp].includes(card));
  };

export const hasWon = ({ seat, view }: Attempt): boolean => view.result?.winner === seat;

export const rivalRetreated = ({ seat, events }: Attempt): boolean =>
  events.some((event) => event.event === 'retreated' && event.seat !== seat);

export const all =
  (...conditions: readonly ((attempt: Attempt) => boolean)[]) =>
  (attempt: Attempt): boolean =>
    conditions.every((condition) => condition(attempt));
