import { ALL_CARDS, type Card, type CardId, type People } from '@bluemoon/engine';
import { findCard, isOfTheBox, type Pool } from '../pool.ts';
import { refuse, shown } from '../words.ts';
import type { Deck, Family } from './deck.ts';

/** What two players agreed to add to people decks, and what one of them chose. */
export interface Additions {
  readonly emissary?: CardId;
  readonly inquisitor?: CardId;
  readonly family?: Family;
}

/** SETUP-2: the cards that carry the deck indicator, without the leader. */
function indicated(people: People, pool: Pool): readonly Card[] {
  return pool.filter((card) => card.deck === people && card.type !== 'leader');
}

/** EMISSARY-2: the cards of the people that are in no pre-built deck, and the emissary's set. */
function broughtBy(emissary: CardId, people: People, pool: Pool): readonly Card[] {
  const left = pool.filter((card) => card.people === people && card.deck === undefined && isOfTheBox(card));
  return [...left, ...pool.filter((card) => card.emissary === emissary)];
}

/** FAMILY-2. */
export function familyCards(family: Family, pool: Pool = ALL_CARDS): readonly Card[] {
  return pool.filter((card) => card.family === family);
}

/** The cards of a people deck with what was added to it, in a fixed order. */
export function assembled(people: People, added: Additions, pool: Pool): readonly Card[] {
  return [
    ...indicated(people, pool),
    ...(added.emissary === undefined ? [] : broughtBy(added.emissary, people, pool)),
    ...(added.family === undefined ? [] : familyCards(added.family, pool)),
  ];
}

/** A pre-built deck, with an emissary, an inquisitor or a family if they were agreed on. */
export function peopleDeck(people: People, added: Additions = {}, pool: Pool = ALL_CARDS): Deck {
  const leader = pool.find((card) => card.type === 'leader' && card.deck === people);
  if (leader === undefined)
    refuse({
      en: `There is no deck of “${shown(people)}”.`,
      de: `Es gibt kein Deck „${shown(people)}“.`,
    });
  const { emissary } = added;
  if (emissary !== undefined && findCard(emissary, pool)?.type !== 'emissary')
    refuse({
      en: `There is no emissary “${shown(emissary)}”.`,
      de: `Es gibt keinen Gesandten „${shown(emissary)}“.`,
    });
  return { leader: leader.id, ...added, cards: assembled(people, added, pool).map((card) => card.id) };
}
