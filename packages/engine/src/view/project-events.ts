import type { GameEvent } from '../state/events.ts';
import type { Viewer } from './seen.ts';

type Kind = GameEvent['event'];
type Of<K extends Kind> = Extract<GameEvent, { event: K }>;

/** The public fields of each kind of event. */
const OPEN_FIELDS: { readonly [K in Kind]: readonly Exclude<keyof Of<K>, 'event'>[] } = {
  turnBegan: ['seat', 'turn'],
  played: ['seat', 'from', 'to', 'as', 'shown'],
  declared: ['seat', 'card'],
  cancelled: ['seat', 'card'],
  covered: ['seat', 'cards'],
  moved: ['seat', 'from', 'to', 'ship', 'shown', 'by'],
  shuffled: ['seat', 'by'],
  searched: ['seat', 'place', 'by'],
  disclosed: ['seat', 'cards', 'by'],
  landed: ['seat', 'ship'],
  targeted: ['seat', 'by', 'card'],
  refused: ['seat', 'card'],
  elementChanged: ['element', 'by'],
  started: ['seat'],
  continued: ['seat'],
  declined: ['seat'],
  demandMet: ['seat', 'card'],
  announced: ['seat', 'element', 'power', 'against'],
  called: ['seat', 'revealed', 'honest'],
  retreated: ['seat', 'dragons'],
  dragonMoved: ['seat', 'dragon', 'to', 'by'],
  fightEnded: [],
  tookBack: ['seat', 'revealed'],
  gameEnded: ['winner', 'crystals', 'reason'],
};

/** The events as the viewer saw them: a card that they did not see is null. */
export function projectEvents(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.map((event) => project(event, viewer));
}

function project(event: GameEvent, viewer: Viewer): GameEvent {
  const fields: readonly string[] = OPEN_FIELDS[event.event];
  const all: Readonly<Record<string, unknown>> = { ...event };
  const open: Record<string, unknown> = { event: event.event };
  for (const field in all) if (fields.includes(field)) open[field] = all[field];
  return Object.assign(open, hiddenCard(event, viewer)) as unknown as GameEvent;
}

/** The card of a move, if the viewer owns it or saw its face. */
function hiddenCard(event: GameEvent, viewer: Viewer): { readonly card?: string | null } {
  switch (event.event) {
    case 'played':
    case 'moved':
      return { card: event.shown || event.seat === viewer ? event.card : null };
    default:
      return {};
  }
}
