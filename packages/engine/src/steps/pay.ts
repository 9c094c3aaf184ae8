import { attractByText } from '../actions/dragons.ts';
import { canPay, offerPayment, takePayment } from '../actions/payment.ts';
import { CHOOSER, PICKED, SUB } from '../state/agenda.ts';
import { causeOf } from '../state/log.ts';
import { cardOf, kindOf, offer, option, REFUSE } from '../state/options.ts';
import { isEmpty } from '../state/sets.ts';
import type { StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

export const pay: StepHandler<StepOf<'pay'>> = {
  choosesFirst: () => true,
  hidden: true,
  possible: (c) => c.step.who === 'each' || canPay(c.t, c.owner, c.step.payment, 1),
  run: (c) => {
    const { cells } = c.t;
    const seats = players(c.owner, c.step.who ?? 'owner');
    if (cells[c.f + SUB] === seats.length) return true;
    cells[c.f + CHOOSER] = seats[cells[c.f + SUB]];
    return false;
  },
  offer: (c) => {
    const { cells } = c.t;
    offerPayment(c.t, c.f, cells[c.f + CHOOSER], c.step.payment, 1);
    // TEXT-8, PROJECT-9: a player who cannot pay is asked as well, so that the question reveals nothing.
    const mayRefuse = c.step.who === 'each' || c.t.optionCount === 0;
    if (mayRefuse && isEmpty(cells, c.f + PICKED)) offer(c.t, option(REFUSE));
  },
  take: (c, code) => {
    const { t, f } = c;
    const { cells } = t;
    const payer = cells[f + CHOOSER];
    const refused = kindOf(code) === REFUSE;
    if (!refused && !takePayment(t, f, payer, cardOf(code), c.step.payment, 1, causeOf(t, c.owner, c.card)))
      return false;
    cells[f + SUB]++;
    cells[f + PICKED] = 0;
    cells[f + PICKED + 1] = 0;
    if (!refused) attractByText(t, payer, c.step.toAttract, c.owner, c.card);
    return false;
  },
};
