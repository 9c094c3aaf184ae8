import { apply, decision, viewFor } from '@bluemoon/engine';
import type { Applied, CardId, Element, Seat, State, View } from '@bluemoon/engine';
import { revealsSomething } from '@bluemoon/play';

/** The totals of a running fight after a card is played. */
export interface Preview {
  readonly element: Element;
  readonly own: number;
  readonly toMatch: number;
  readonly shielded: boolean;
}

/**
 * Null if playing the card would reveal hidden cards, or if there is nothing to match. Assumes that the rival does not
 * interfere.
 */
export function previewOf(state: State, view: View, seat: Seat, card: CardId): Preview | null {
  if (view.viewer !== seat || view.turn.seat !== seat) return null;
  const option = view.decision?.options?.find(
    ({ kind, card: about, owner }) => kind === 'play' && about === card && owner === seat,
  );
  if (option === undefined) return null;
  const { state: after, events } = withoutInterference(apply(state, option.id));
  if (events.some(revealsSomething)) return null;
  const { fight } = viewFor(after, seat);
  if (fight === null || fight.element === null || fight.toMatch === null) return null;
  const { element, toMatch, shielded, power } = fight;
  return { element, own: power[seat][element], toMatch, shielded };
}

function withoutInterference(played: Applied): Applied {
  if (decision(played.state)?.about.during !== 'interference') return played;
  const { state, events } = apply(played.state, 'refuse');
  return { state, events: [...played.events, ...events] };
}
