import type { Payment } from '../../../vocabulary/text.ts';
import { payment } from '../../../words/de/payments.ts';
import type { Names } from '../../names.ts';
import { joined, parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';

/** What to discard, shorter than the card says it; in the accusative. */
export function toDiscard(due: Payment, names: Names): Parts {
  if ('worth' in due) {
    const { fire, earth } = due.worth;
    const worth = [
      ...(fire === undefined ? [] : [parts`im Wert von ${fire} ${names.element('fire')}`]),
      ...(earth === undefined ? [] : [parts`im Wert von ${earth} ${names.element('earth')}`]),
    ];
    return parts`Karten ${joined(worth, ' und weitere ')}`;
  }
  if ('worthEither' in due) {
    const { worthEither: value } = due;
    return parts`Karten im Wert von ${value} ${names.element('fire')} oder ${value} ${names.element('earth')}`;
  }
  if ('moons' in due) return [`Karten mit ${due.moons === 1 ? 'einem Mond' : `${due.moons} Monden`}`];
  return [payment(due)];
}
