import { mayBeCalled } from '../actions/bluff-call.ts';
import { EARTH, elementName, FIRE } from '../compile/element.ts';
import { hasShield } from '../derive/shield.ts';
import { powerOf } from '../derive/value.ts';
import { CALL, ELEMENT, FIGHT, PHASE, REFRESH, RUNNING, STARTING, TURN_SEAT } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { ANNOUNCE, extraOf, NONE, offer, option } from '../state/options.ts';
import type { Workbench } from '../state/workbench.ts';

/** POWER-3, POWER-4, POWER-8, SHIELD-1, SHIELD-4, STOP-2: at least the rival's present total, unless there is a shield. */
export function canAnnounce(t: Workbench, seat: number): boolean {
  const { cells } = t;
  if (cells[FIGHT] === STARTING) return true;
  const element = cells[ELEMENT];
  return powerOf(t, seat, element) >= powerOf(t, 1 - seat, element) || hasShield(t, seat, element);
}

/** POWER-1, RULING-16: the starter names the element now. */
export function offerAnnouncing(t: Workbench): void {
  if (t.cells[FIGHT] === STARTING) {
    offer(t, option(ANNOUNCE, NONE, FIRE));
    offer(t, option(ANNOUNCE, NONE, EARTH));
  } else {
    offer(t, option(ANNOUNCE, NONE, t.cells[ELEMENT]));
  }
}

export function takeAnnouncing(t: Workbench, code: number): void {
  const { cells } = t;
  const seat = cells[TURN_SEAT];
  const element = extraOf(code);
  cells[ELEMENT] = element;
  cells[FIGHT] = RUNNING;
  if (t.events) {
    t.events.push({
      event: 'announced',
      seat: seat as Seat,
      element: elementName(element),
      power: powerOf(t, seat, element),
      against: powerOf(t, 1 - seat, element),
    });
  }
  cells[PHASE] = mayBeCalled(t, seat) ? CALL : REFRESH;
}
