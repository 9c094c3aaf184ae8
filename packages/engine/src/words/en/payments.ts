import type { Element } from '../../vocabulary/card.ts';
import type { Payment } from '../../vocabulary/text.ts';
import type { Actor } from '../acting.ts';
import { enumerate, present } from '../sentence.ts';
import { count, counted } from './card-sets.ts';
import { ELEMENT_NAMES } from './names.ts';

export const HAND = { owner: 'my hand', rival: 'your hand', each: 'our hand' } as const satisfies Record<
  Actor,
  string
>;

const printed = (element: Element, value: number): string =>
  `worth at least ${value} printed ${ELEMENT_NAMES[element]}`;

/** What follows "discard". */
export function payment(payment: Payment, payer: Actor): string {
  const from = `from ${HAND[payer]}`;
  if ('worth' in payment) {
    const { fire, earth } = payment.worth;
    const worth = present(
      fire !== undefined && printed('fire', fire),
      earth !== undefined && printed('earth', earth),
    );
    return `cards ${from} ${worth.join(' and others ')}`;
  }
  if ('worthEither' in payment) {
    const value = payment.worthEither;
    return `cards ${from} ${printed('fire', value)} or ${value} printed ${ELEMENT_NAMES.earth}`;
  }
  if ('moons' in payment) {
    return `cards ${from} worth at least ${count(payment.moons)} ${payment.moons === 1 ? 'moon' : 'moons'}`;
  }
  if ('sameOf' in payment) {
    const kinds = payment.sameOf.map((type) => counted(payment.count, { types: [type] }));
    // The shared noun is said once: "2 leadership, 2 Hyla or 2 achievement cards".
    const last = kinds.length - 1;
    const short = kinds.map((kind, at) => (at === last ? kind : kind.replace(/ cards?$/, '')));
    return `${enumerate(short, 'or')} ${from}`;
  }
  return `${counted(payment.count, payment.cards)} ${from}`;
}
