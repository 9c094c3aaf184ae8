import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { Box, CardId, People } from '@bluemoon/engine';
import { agreeOn, checkDeck, emissariesFor, isFamilyNeeded, peopleDeck } from '@bluemoon/play';
import type { Agreement, Deck, Family, SeenDeck } from '@bluemoon/play';

/** The cards of tables without packs. */
export const SERVER_BOX: Box = BUILT_IN;

/** What a player adds to a people deck, if it is agreed on. */
export interface Wished {
  /** Null: the first that fits. */
  readonly emissary: CardId | null;
  readonly inquisitor: CardId | null;
  readonly family: Family;
}

export const NOTHING_WISHED: Wished = { emissary: null, inquisitor: null, family: 1 };

/** Whether there is more to choose than a people. */
export const hasAdditions = ({ emissaries, inquisitors, families }: Agreement): boolean =>
  emissaries || inquisitors || families;

/** The deck of a people with what was agreed on. */
export function deckOfPeople(
  people: People,
  agreement: Agreement = agreeOn(),
  { box = SERVER_BOX, wished = NOTHING_WISHED }: { readonly box?: Box; readonly wished?: Wished } = {},
): Deck {
  const { emissary, inquisitor, family } = wished;
  const sent = agreement.emissaries ? (emissary ?? emissariesFor(people, box)[0]?.id) : undefined;
  return peopleDeck(people, box, {
    ...(sent === undefined ? {} : { emissary: sent }),
    ...(agreement.inquisitors && inquisitor !== null ? { inquisitor } : {}),
    ...(isFamilyNeeded(people, agreement) ? { family } : {}),
  });
}

/** A deck that a player has chosen; `name` is that of a deck of their own. */
export interface ChosenDeck {
  readonly deck: Deck;
  readonly people: People | null;
  readonly name: string | null;
}

/** The deck if it can be played here; otherwise that of a people, as the terms are now. */
export function fittingDeck(chosen: ChosenDeck, agreement: Agreement, box: Box, instead: People): ChosenDeck {
  if (checkDeck(chosen.deck, agreement, { box }).length === 0) return chosen;
  const people = chosen.people ?? instead;
  return { deck: deckOfPeople(people, agreement, { box }), people, name: null };
}

/** The people of its leader; null for a deck that is hidden or has none. */
export function peopleOf(deck: SeenDeck | null, box: Box = SERVER_BOX): People | null {
  if (deck === null || deck.seen === 'nothing') return null;
  const leader = deck.seen === 'all' ? deck.deck.leader : deck.leader;
  const people = leader === null ? undefined : box.find(leader)?.people;
  return PEOPLES.find((one) => one === people) ?? null;
}

/** Not all friends shall play the same people, and none that of the host. */
export function suggestedPeople(room: string, host: People | null): People {
  const others = PEOPLES.filter((people) => people !== host);
  const sum = Array.from(room).reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 9973;
  return others[sum % others.length] ?? 'hoax';
}
