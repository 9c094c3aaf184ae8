import type { Element } from '../../vocabulary/card.ts';
import type { Payment } from '../../vocabulary/text.ts';
import { enumerate, present } from '../sentence.ts';
import { counted } from './card-sets.ts';
import { ELEMENT_NAMES } from './names.ts';

const atLeast = (element: Element, value: number): string => `mindestens ${value} ${ELEMENT_NAMES[element]}`;

/** In the accusative. */
export function payment(payment: Payment): string {
  const fromHand = 'Handkarten';
  if ('worth' in payment) {
    const { fire, earth } = payment.worth;
    const [first = '', second] = present(
      fire !== undefined && atLeast('fire', fire),
      earth !== undefined && atLeast('earth', earth),
    );
    const others = second === undefined ? '' : ` und weitere im Wert von ${second}`;
    return `${fromHand} im aufgedruckten Wert von ${first}${others}`;
  }
  if ('worthEither' in payment) {
    const value = payment.worthEither;
    return `${fromHand} im aufgedruckten Wert von ${atLeast('fire', value)} oder ${value} ${ELEMENT_NAMES.earth}`;
  }
  if ('moons' in payment) {
    const moons = payment.moons === 1 ? 'einem Mond' : `${payment.moons} Monden`;
    return `${fromHand} mit zusammen mindestens ${moons}`;
  }
  if ('sameOf' in payment) {
    const kinds = payment.sameOf.map((type) => counted(payment.count, { types: [type] }));
    // The shared noun is said once: "2 Führungs-, 2 Hyla- oder 2 Kristallkarten".
    const last = kinds.length - 1;
    const short = kinds.map((kind, at) => (at === last ? kind : kind.replace(/-?karten?$/i, '-')));
    return `${enumerate(short, 'oder')} aus der Hand`;
  }
  return `${counted(payment.count, payment.cards)} aus der Hand`;
}
