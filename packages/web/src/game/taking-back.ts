import { decision } from '@bluemoon/engine';
import type { Decision, GameEvent, Seat } from '@bluemoon/engine';
import { isMatterOfForm } from './matter-of-form.ts';
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
    if (pending === null || after === undefined) return { kind: 'nothing' };
    const isLetThrough = pending.about.during === 'answer' && record.choices[i] === 'refuse';
    const isRivals = pending.seat !== seat && !isLetThrough;
    if (isRivals || after.events.some(({ event }) => event === 'turnBegan')) return { kind: 'rival' };
    if (after.events.some(revealsSomething)) return { kind: 'revealed' };
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
