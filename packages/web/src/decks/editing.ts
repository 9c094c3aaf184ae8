import type { Box, Card, CardId, People } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Additions, Deck, Family } from '@bluemoon/play';

/** Of these a deck has one at most, beside its cards. */
const BESIDE = ['leader', 'emissary', 'inquisitor'] as const;

export function isBesideDeck({ type }: Card): boolean {
  return BESIDE.some((one) => one === type);
}

/** In the order of the box, so that the same cards are dealt alike however they were chosen. */
export function withCard(deck: Deck, card: CardId, box: Box): Deck {
  if (deck.cards.includes(card)) return deck;
  const wanted = new Set([...deck.cards, card]);
  const ordered = box.cards.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const unknown = deck.cards.filter((id) => !ordered.includes(id));
  return { ...deck, cards: [...ordered, ...unknown] };
}

export function withoutCard(deck: Deck, card: CardId): Deck {
  return { ...deck, cards: deck.cards.filter((id) => id !== card) };
}

export function withLeader(deck: Deck, leader: CardId | null): Deck {
  return { ...deck, leader };
}

export function withInquisitor(deck: Deck, inquisitor: CardId | null): Deck {
  return { ...without(deck, 'inquisitor'), ...(inquisitor === null ? {} : { inquisitor }) };
}

/** A field that is not there is not the same as an empty one. */
function without<Key extends keyof Deck>(deck: Deck, ...keys: readonly Key[]): Omit<Deck, Key> {
  const rest = Object.entries(deck).filter(([key]) => !keys.some((one) => one === key));
  return Object.fromEntries(rest) as Omit<Deck, Key>;
}

/** What is added to the deck of a people; null for nothing. */
export interface Added {
  readonly emissary: CardId | null;
  readonly inquisitor: CardId | null;
  readonly family: Family | null;
}

export const NOTHING_ADDED: Added = { emissary: null, inquisitor: null, family: null };

export function addedTo({ emissary, inquisitor, family }: Deck): Added {
  return { emissary: emissary ?? null, inquisitor: inquisitor ?? null, family: family ?? null };
}

export function deckOfPeople(people: People, added: Added, box: Box): Deck {
  const { emissary, inquisitor, family } = added;
  const additions: Additions = {
    ...(emissary === null ? {} : { emissary }),
    ...(inquisitor === null ? {} : { inquisitor }),
    ...(family === null ? {} : { family }),
  };
  return peopleDeck(people, box, additions);
}

/** To build on freely: the emissary and the family are no longer agreed on, and their cards count like any others. */
export function asBuilt(deck: Deck): Deck {
  return without(deck, 'emissary', 'family');
}

/** There is no use in going back further. */
const MOST_STEPS = 100;

/** Steps that can be undone, the latest last. */
export function remembered<Step>(steps: readonly Step[], step: Step): readonly Step[] {
  return [...steps, step].slice(-MOST_STEPS);
}
