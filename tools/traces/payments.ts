/** What the program accepts as payment: D6, RULING-22 and OPEN-QUESTION-18, with D7. */
import { CARDS } from '@bluemoon/engine';
import type { Payment } from '@bluemoon/engine';
import {
  cardsIn,
  freeze,
  HAND,
  inMask,
  isIgnored,
  listOptions,
  remove,
  rulesInForce,
  standing,
  workbenchFor,
  zone,
} from './engine.ts';
import type { Game, Workbench } from './engine.ts';
import type { CauseId } from './causes.ts';

/** The payment in the card's text, or null if there is none. */
export function paymentOf(name: string): Payment | null {
  for (const text of CARDS.find((card) => card.name.en === name)?.text ?? []) {
    if (text.when === 'demand' && 'discard' in text.demand) return text.demand.discard;
    const step = 'steps' in text ? text.steps.find((step) => step.do === 'pay') : undefined;
    if (step?.do === 'pay') return step.payment;
  }
  return null;
}

/** How the program sees the table when cards pay, or null if it sees no difference. */
export interface PaymentHabit {
  readonly cause: CauseId;
  see(t: Workbench, payer: number): Workbench | null;
}

/** Cards of the hand that the rival's text affects, except those with the protect icon (D7). */
function reached(t: Workbench, payer: number, isReached: (card: number) => boolean): readonly number[] {
  const { protect } = t.game.decks[payer as 0 | 1].withIcon;
  return [...cardsIn(t.cells, zone(payer, HAND))].filter((card) => !inMask(protect, card) && isReached(card));
}

const withoutIgnored = (cause: CauseId): PaymentHabit => ({
  cause,
  see: (t, payer) => {
    const st = standing(t);
    const cards = reached(t, payer, (card) => isIgnored(st, payer, card));
    if (cards.length === 0) return null;
    const copy = workbenchFor(freeze(t), null);
    for (const card of cards) remove(copy.cells, zone(payer, HAND), card);
    listOptions(copy);
    return copy;
  },
});

const withChangedValues: PaymentHabit = {
  cause: 'OPEN-QUESTION-18',
  see: (t, payer) => {
    const rules = rulesInForce(t, 1 - payer).printed;
    const deck = t.game.decks[payer as 0 | 1];
    const cards = reached(t, payer, (card) => rules.some((rule) => inMask(rule.cards, card)));
    if (cards.length === 0) return null;
    const changed = { ...deck, fire: deck.fire.slice(), earth: deck.earth.slice() };
    for (const card of cards) {
      for (const values of [changed.fire, changed.earth]) {
        const printed = values[card] ?? 0;
        for (const { says, cards: over } of rules) {
          if (!inMask(over, card)) continue;
          if ((printed % 2 === 1) === (says.parity === 'odd')) values[card] = says.becomes;
        }
      }
    }
    const game: Game = {
      ...t.game,
      decks: payer === 0 ? [changed, t.game.decks[1]] : [t.game.decks[0], changed],
    };
    const copy = workbenchFor({ ...freeze(t), game }, null);
    listOptions(copy);
    return copy;
  },
};

export function paymentHabits(payment: Payment): readonly PaymentHabit[] {
  if ('worth' in payment || 'worthEither' in payment) return [withoutIgnored('D6'), withChangedValues];
  return [withoutIgnored('RULING-22')];
}
