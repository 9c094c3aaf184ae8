import type { Payment } from '../../../vocabulary/text.ts';
import { payment } from '../../../words/en/payments.ts';
import type { Names } from '../../names.ts';
import { joined, parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';
import { counted } from './grammar.ts';

/** What to discard, shorter than the card says it. */
export function toDiscard(due: Payment, names: Names): Parts {
  if ('worth' in due) {
    const { fire, earth } = due.worth;
    const worth = [
      ...(fire === undefined ? [] : [parts`worth ${fire} ${names.element('fire')}`]),
      ...(earth === undefined ? [] : [parts`worth ${earth} ${names.element('earth')}`]),
    ];
    return parts`cards ${joined(worth, ' and others ')}`;
  }
  if ('worthEither' in due) {
    const { worthEither: value } = due;
    return parts`cards worth ${value} ${names.element('fire')} or ${value} ${names.element('earth')}`;
  }
  return 'moons' in due ? [`cards with ${counted(due.moons, 'moon')}`] : [payment(due, 'rival')];
}
