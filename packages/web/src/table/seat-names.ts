import type { Box, Seat, View } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import { catalogue } from '../words/language.svelte.ts';
import type { Language } from '../words/language.svelte.ts';
import { peopleAt } from './sides.ts';

const PLAYER = catalogue({ en: 'Player', de: 'Spieler' });

/** The people of each leader; numbered if both have the same people, or no leader. */
export function seatNames(
  view: Pick<View, 'decks'>,
  language: Language,
  box: Box,
  numbers: readonly [number, number] = [1, 2],
): readonly [string, string] {
  const [one, other] = [peopleAt(view, 0, box), peopleAt(view, 1, box)];
  const name = (seat: Seat): string =>
    view.decks[seat].leader === null ? PLAYER[language] : peopleName(seat === 0 ? one : other, language);
  return one === other ? [`${name(0)} ${numbers[0]}`, `${name(1)} ${numbers[1]}`] : [name(0), name(1)];
}
