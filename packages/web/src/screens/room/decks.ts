import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { Box, People } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Deck, SeenDeck } from '@bluemoon/play';

/** The server knows the cards of the box only. */
export const SERVER_BOX: Box = BUILT_IN;

export const deckOfPeople = (people: People): Deck => peopleDeck(people, SERVER_BOX);

/** The people of its leader; null for a deck that is hidden or has none. */
export function peopleOf(deck: SeenDeck | null): People | null {
  if (deck === null || deck.seen === 'nothing') return null;
  const leader = deck.seen === 'all' ? deck.deck.leader : deck.leader;
  const people = leader === null ? undefined : SERVER_BOX.find(leader)?.people;
  return PEOPLES.find((one) => one === people) ?? null;
}

/** Not all friends shall play the same people, and none that of the host. */
export function suggestedPeople(room: string, host: People | null): People {
  const others = PEOPLES.filter((people) => people !== host);
  const sum = Array.from(room).reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 9973;
  return others[sum % others.length] ?? 'hoax';
}
