import type { Box } from '../cards/box.ts';
import type { Seat } from '../state/layout.ts';
import type { Language } from '../vocabulary/card.ts';
import { peopleName } from '../words/index.ts';
import type { View } from '../view/view.ts';
import type { Person, Voice } from './person.ts';

export function speakingTo(seat: Seat, rival: Person = 'rival'): Voice {
  return seat === 0 ? ['you', rival] : [rival, 'you'];
}

/** The viewer is "you"; the others are named by their peoples, if these differ. */
export function voiceFor(
  { viewer, decks }: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  box: Box,
): Voice {
  const [a, b] = decks.map(({ leader }) => {
    const people = leader === null ? undefined : box.find(leader)?.people;
    return people === undefined ? null : peopleName(people, language);
  });
  const isClear = typeof a === 'string' && typeof b === 'string' && a !== b;
  if (viewer !== 'spectator') {
    const rival = viewer === 0 ? b : a;
    return speakingTo(viewer, isClear && typeof rival === 'string' ? { name: rival } : 'rival');
  }
  return isClear ? [{ name: a }, { name: b }] : [{ name: SEATS[language][0] }, { name: SEATS[language][1] }];
}

const SEATS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Seat 0', 'Seat 1'],
  de: ['Platz 0', 'Platz 1'],
};
