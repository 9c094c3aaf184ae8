import type { Cause } from '../../../state/events.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';
import type { Person } from '../../person.ts';

/** Within a sentence: as its subject, or as an object. */
export function who(person: Person): string {
  if (person === 'you') return 'you';
  return person === 'rival' ? 'the rival' : person.name;
}

export function whose(person: Person): string {
  return person === 'you' ? 'your' : `${who(person)}'s`;
}

/** "you play", "Hoax plays". */
export function does(person: Person, verb: string): string {
  if (person === 'you') return `you ${verb}`;
  return `${who(person)} ${IRREGULAR[verb] ?? `${verb}${/(?:ch|sh|s|x)$/.test(verb) ? 'es' : 's'}`}`;
}

const IRREGULAR: Readonly<Partial<Record<string, string>>> = { have: 'has' };

/** "1 card", "3 cards". */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** "a dragon", "2 dragons". */
export function some(number: number, noun: string): string {
  return number === 1 ? `a ${noun}` : counted(number, noun);
}

/** " (Cinder)": the card whose text did it. */
export function because(by: Cause, names: Names): Parts {
  return typeof by === 'string' ? [] : parts` (${names.card(by.card)})`;
}
