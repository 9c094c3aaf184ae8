import type { Box, Card, CardId, People } from '@bluemoon/engine';
import { isPublished } from '../known-cards.ts';
import { refuse, shown } from '../words.ts';
import type { Deck, Family } from './deck.ts';

/** What the players agreed to add to people decks, with one player's choices. */
export interface Additions {
  readonly emissary?: CardId;
  readonly inquisitor?: CardId;
  readonly family?: Family;
}

/** SETUP-2: the cards that carry the deck indicator, without the leader. */
function indicated(people: People, box: Box): readonly Card[] {
  return box.cards.filter((card) => card.deck === people && card.type !== 'leader');
}

/** EMISSARY-2: the cards of the people that are in no pre-built deck, and the emissary's set. */
function broughtBy(emissary: CardId, people: People, box: Box): readonly Card[] {
  const left = box.cards.filter(
    (card) => card.people === people && card.deck === undefined && isPublished(card),
  );
  return [...left, ...box.cards.filter((card) => card.emissary === emissary)];
}

/** FAMILY-2. */
export function familyCards(family: Family, box: Box): readonly Card[] {
  return box.cards.filter((card) => card.family === family);
}

/** The cards of a people deck with what was added to it, in a fixed order. */
export function assembled(people: People, added: Additions, box: Box): readonly Card[] {
  return [
    ...indicated(people, box),
    ...(added.emissary === undefined ? [] : broughtBy(added.emissary, people, box)),
    ...(added.family === undefined ? [] : familyCards(added.family, box)),
  ];
}

/** A pre-built deck, with an emissary, an inquisitor or a family if they were agreed on. */
export function peopleDeck(people: People, box: Box, added: Additions = {}): Deck {
  const leader = box.cards.find((card) => card.type === 'leader' && card.deck === people);
  if (leader === undefined)
    refuse({
      en: `There is no deck of “${shown(people)}”.`,
      de: `Es gibt kein Deck „${shown(people)}“.`,
    });
  const { emissary } = added;
  if (emissary !== undefined && box.find(emissary)?.type !== 'emissary')
    refuse({
      en: `There is no emissary “${shown(emissary)}”.`,
      de: `Es gibt keinen Gesandten „${shown(emissary)}“.`,
    });
  return { leader: leader.id, ...added, cards: assembled(people, added, box).map((card) => card.id) };
}
