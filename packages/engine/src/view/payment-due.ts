import { textFactor } from '../derive/value.ts';
import { CARD, KIND, MEETING, OWNER, TEXT, top } from '../state/agenda.ts';
import type { Workbench } from '../state/workbench.ts';
import { pendingStep } from '../turn/text.ts';
import type { Payment } from '../vocabulary/text.ts';

export interface DuePayment {
  readonly payment: Payment;
  readonly factor: number;
}

/** The payment that the pending choice is part of. */
export function paymentDue(t: Workbench): DuePayment | null {
  const f = top(t);
  const owner = t.cells[f + OWNER];
  switch (t.cells[f + KIND]) {
    case MEETING: {
      const card = t.cells[f + CARD];
      const payment = t.game.decks[1 - owner].demands[card]?.payment;
      return payment == null ? null : { payment, factor: textFactor(t, 1 - owner, card) };
    }
    case TEXT: {
      const step = pendingStep(t, f);
      return step.do === 'pay' ? { payment: step.payment, factor: 1 } : null;
    }
    default:
      return null;
  }
}
