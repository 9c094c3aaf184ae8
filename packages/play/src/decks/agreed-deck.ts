import type { Box, Card, People } from '@bluemoon/engine';
import { agreeOn } from '../agreement.ts';
import type { Agreement } from '../agreement.ts';
import { numberAt } from '../chance.ts';
import { checkDeck } from './check.ts';
import { FAMILIES } from './deck.ts';
import type { Deck } from './deck.ts';
import { peopleDeck } from './people-deck.ts';

/** EMISSARY-4: the emissaries that make a legal deck of this people; those of packs may not. */
export function emissariesFor(people: People, box: Box): readonly Card[] {
  const agreement = agreeOn({ emissaries: true });
  return box.cards.filter(
    ({ id, type }) =>
      type === 'emissary' &&
      checkDeck(peopleDeck(people, box, { emissary: id }), agreement, { box }).length === 0,
  );
}

/** PROJECT-24: the inquisitors for people decks; those that ask for more cards need a built deck. */
export function inquisitorsForPeoples(box: Box): readonly Card[] {
  return box.cards.filter(({ type, adds }) => type === 'inquisitor' && (adds?.cards ?? 0) === 0);
}

/** PROJECT-23: the Buka deck contains the families already. */
export function isFamilyNeeded(people: People, { families }: Pick<Agreement, 'families'>): boolean {
  return families && people !== 'buka';
}

export interface Drawing {
  readonly box: Box;
  /** A whole number from 0 on. */
  readonly newSeed: () => number;
}

/** A people deck with the additions that were agreed on, drawn at random. */
export function drawnPeopleDeck(people: People, agreement: Agreement, { box, newSeed }: Drawing): Deck {
  const oneOf = <T>(items: readonly T[]): T | undefined => items[newSeed() % Math.max(1, items.length)];
  const emissary = agreement.emissaries ? oneOf(emissariesFor(people, box))?.id : undefined;
  const family = isFamilyNeeded(people, agreement) ? oneOf(FAMILIES) : undefined;
  return peopleDeck(people, box, {
    ...(emissary === undefined ? {} : { emissary }),
    ...(family === undefined ? {} : { family }),
  });
}

/** The legal decks of these peoples, with additions that follow from the seed. */
export function drawnPeopleDecks(
  peoples: readonly People[],
  agreement: Agreement,
  { box, seed }: { readonly box: Box; readonly seed: number },
): readonly Deck[] {
  let place = 0;
  const newSeed = (): number => numberAt(seed, place++);
  return peoples
    .map((people) => drawnPeopleDeck(people, agreement, { box, newSeed }))
    .filter((deck) => checkDeck(deck, agreement, { box }).length === 0);
}
