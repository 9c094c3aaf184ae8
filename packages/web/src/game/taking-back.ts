import { decision, viewFor } from '@bluemoon/engine';
import type { Decision, GameEvent, Seat } from '@bluemoon/engine';
import { isMatterOfForm } from '@bluemoon/play';
import type { Course, Moment } from './course.ts';
import { isPickKind, isSamePurpose } from './picking.ts';

/** To how many choices the record can be shortened, or why it cannot. */
export type TakingBack =
  | { readonly kind: 'possible'; readonly choices: number }
  | { readonly kind: 'nothing' | 'revealed' | 'rival' | 'over' };

/**
 * A player takes back his last choice while nothing hidden has come out since (UNDO is no rule of the game; the spirit
 * is that of BACKTRACK-1). What went by itself goes back with it, and so does the silence of a rival who might have
 * answered: it tells nothing (BACKTRACK-4).
 */
export function takingBackOf({ record, moments }: Course, seat: Seat): TakingBack {
  const now = moments.at(-1);
  if (now === undefined || decision(now.state) === null) return { kind: 'over' };
  for (let i = record.choices.length - 1; i >= 0; i--) {
    const before = moments[i];
    const after = moments[i + 1];
    const pending = before === undefined ? null : decision(before.state);
    if (before === undefined || pending === null || after === undefined) return { kind: 'nothing' };
    const isLetThrough = pending.about.during === 'interference' && record.choices[i] === 'refuse';
    const isRivals = pending.seat !== seat && !isLetThrough;
    if (isRivals || after.events.some(({ event }) => event === 'turnBegan')) return { kind: 'rival' };
    if (after.events.some((event) => revealsSomething(event) || showsHisCard(event, before, seat)))
      return { kind: 'revealed' };
    const wentWithIt = pending.seat !== seat || isMatterOfForm(pending);
    if (wentWithIt || continuesPicking(moments[i - 1], pending)) continue;
    return { kind: 'possible', choices: i };
  }
  return { kind: 'nothing' };
}

/** Cards that were picked together go back together. */
function continuesPicking(before: Moment | undefined, pending: Decision): boolean {
  const earlier = before === undefined ? null : decision(before.state);
  return (
    earlier !== null &&
    earlier.options.some(({ kind }) => isPickKind(kind)) &&
    isSamePurpose(earlier, pending)
  );
}

/** Somebody has learned something that he cannot forget. */
export function revealsSomething(event: GameEvent): boolean {
  switch (event.event) {
    case 'searched':
    case 'shuffled':
    case 'disclosed':
    case 'called':
      return true;
    case 'played':
    case 'moved':
      return event.from === 'drawDeck';
    default:
      return false;
  }
}

/**
 * A card of the rival has come out of his hand, or from face down. Otherwise one could look at cards that have to be
 * discarded and then take that back, whatever it costs in a tournament (BACKTRACK-2, BACKTRACK-4).
 */
function showsHisCard(event: GameEvent, { state }: Moment, seat: Seat): boolean {
  if (event.event !== 'moved' || event.seat === seat || event.card === null || !event.shown) return false;
  const { hand, support } = viewFor(state, seat).seats[event.seat];
  switch (event.from) {
    case 'hand':
      return !hand.cards.includes(event.card);
    case 'support':
      return !support.faceUp.includes(event.card);
    default:
      return false;
  }
}
