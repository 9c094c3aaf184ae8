/** D6, D7: ignored cards in hand pay for no demanded value, unless they have the protect icon. */
import { CARDS } from '@bluemoon/engine';
import type { Payment } from '@bluemoon/engine';
import { isIgnored, standing } from '../../packages/engine/src/derive/standing.ts';
import { HAND, zone } from '../../packages/engine/src/state/layout.ts';
import { cardsIn, inMask, remove } from '../../packages/engine/src/state/sets.ts';
import { freeze, tableFor } from '../../packages/engine/src/state/table.ts';
import { listOptions } from '../../packages/engine/src/turn/run.ts';
import type { Table } from '../../packages/engine/src/state/table.ts';

function worthlessCards(t: Table, seat: number): readonly number[] {
  const st = standing(t);
  const { protect } = t.game.decks[seat as 0 | 1].withIcon;
  return [...cardsIn(t.cells, zone(seat, HAND))].filter((card) => isIgnored(st, seat, card) && !inMask(protect, card));
}

/** The table without those cards, or null if there are none. */
export function withoutWorthless(t: Table, seat: number): Table | null {
  const cards = worthlessCards(t, seat);
  if (cards.length === 0) return null;
  const copy = tableFor(freeze(t), null);
  for (const card of cards) remove(copy.cells, zone(seat, HAND), card);
  listOptions(copy);
  return copy;
}

/** Whether the text of that card asks for cards worth something. */
export function asksForValue(name: string): boolean {
  return (CARDS.find((card) => card.name.en === name)?.text ?? []).some((text) => {
    if (text.when === 'demand') return 'discard' in text.demand && isValue(text.demand.discard);
    return 'steps' in text && text.steps.some((step) => step.do === 'pay' && isValue(step.payment));
  });
}

function isValue(payment: Payment): boolean {
  return 'worth' in payment || 'worthEither' in payment;
}
