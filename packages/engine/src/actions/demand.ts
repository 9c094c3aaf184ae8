import { demandOf, unmetDemands } from '../derive/demand.ts';
import { textFactor } from '../derive/value.ts';
import { CARD, MEETING, OWNER, pop, push } from '../state/agenda.ts';
import { MET, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { cardOf, MEET, offer, option } from '../state/options.ts';
import { add } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { causeOf, idOf } from '../state/log.ts';
import { canPay, offerPayment, takePayment } from './payment.ts';
import { attractByText } from './dragons.ts';

/** ENGAGE-10: every demand that forces a retreat is met. */
export function demandsAllowGoingOn(t: Workbench, seat: number): boolean {
  for (const card of unmetDemands(t, seat)) if (demandOf(t, 1 - seat, card).attract === 0) return false;
  return true;
}

/** Dragons that the rival attracts for unmet demands. */
export function unmetDragons(t: Workbench, seat: number): number {
  return unmetDemands(t, seat).reduce((sum, card) => sum + demandOf(t, 1 - seat, card).attract, 0);
}

/** Maximum number of demands with a frame of their own; the dragons of further ones are added to the first. */
const MAX_CLAIMS = 4;

/** At the end of the Booster/Support phase. */
export function claimUnmet(t: Workbench, seat: number): void {
  const rival = 1 - seat;
  const unmet = unmetDemands(t, seat);
  if (unmet.length === 0) return;
  const dragons = unmet.map((card) => demandOf(t, rival, card).attract);
  const together = dragons.slice(MAX_CLAIMS).reduce((sum, more) => sum + more, 0);
  unmet.slice(0, MAX_CLAIMS).forEach((card, i) => {
    attractByText(t, rival, dragons[i] + (i === 0 ? together : 0), rival, card);
  });
}

/** OPEN-QUESTION-6: at any time up to the end of the Booster/Support phase. */
export function offerMeeting(t: Workbench, seat: number): void {
  for (const card of unmetDemands(t, seat)) {
    const { payment } = demandOf(t, 1 - seat, card);
    if (payment !== null && canPay(t, seat, payment, textFactor(t, 1 - seat, card)))
      offer(t, option(MEET, card));
  }
}

export function takeMeeting(t: Workbench, seat: number, card: number): void {
  push(t, MEETING, seat, card);
}

export function offerMeetingPayment(t: Workbench, f: number): void {
  const seat = t.cells[f + OWNER];
  const card = t.cells[f + CARD];
  const { payment } = demandOf(t, 1 - seat, card);
  if (payment !== null) offerPayment(t, f, seat, payment, textFactor(t, 1 - seat, card));
}

export function takeMeetingPayment(t: Workbench, f: number, code: number): void {
  const seat = t.cells[f + OWNER];
  const card = t.cells[f + CARD];
  const rival = 1 - seat;
  const { payment } = demandOf(t, rival, card);
  if (payment === null) return;
  if (!takePayment(t, f, seat, cardOf(code), payment, textFactor(t, rival, card), causeOf(t, rival, card)))
    return;
  add(t.cells, zone(seat, MET), card);
  pop(t);
  if (t.events) t.events.push({ event: 'demandMet', seat: seat as Seat, card: idOf(t, rival, card) });
}
