import type { Box, Language } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import { containsWords, plain } from '../words/find.ts';
import { titleOf } from './own-deck.ts';
import type { OwnDeck } from './own-deck.ts';

/** The decks whose title, people or leader contains every word that was typed. */
export function findDecks(
  decks: readonly OwnDeck[],
  typed: string,
  { box, language }: { readonly box: Box; readonly language: Language },
): readonly OwnDeck[] {
  const fits = containsWords(typed);
  return decks.filter((own) => {
    const leader = box.find(own.deck.leader ?? '');
    const ofLeader = leader === undefined ? [] : [peopleName(leader.people, language), leader.name[language]];
    return fits(plain([titleOf(own, box, language), ...ofLeader].join('\n')));
  });
}
