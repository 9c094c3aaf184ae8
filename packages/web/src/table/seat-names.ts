import type { Seat, View } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import type { Language } from '../words/language.svelte.ts';
import { peopleAt } from './sides.ts';

/** The players by their peoples; with a number where both have the same. */
export function seatNames(view: Pick<View, 'decks'>, language: Language): readonly [string, string] {
  const [one, other] = [peopleAt(view, 0), peopleAt(view, 1)];
  const name = (seat: Seat): string => peopleName(seat === 0 ? one : other, language);
  return one === other ? [`${name(0)} 1`, `${name(1)} 2`] : [name(0), name(1)];
}
