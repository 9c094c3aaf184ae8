import type { Box, Card, CardId, People } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Additions, Deck, Family } from '@bluemoon/play';

/** Cards beside the deck, at most one of each type. */
const BESIDE = ['leader', 'emissary', 'inquisitor'] as const;

export function isBesideDeck({ type }: Card): boolean {
  return BESIDE.some((one) => one === type);
}

/** Keeps the order of the box, so that the same cards with the same seed give the same deal. */
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

/** Removes fields, since a missing field and an undefined one differ. */
function without<Key extends keyof Deck>(deck: Deck, ...keys: readonly Key[]): Omit<Deck, Key> {
  const rest = Object.entries(deck).filter(([key]) => !keys.some((one) => one === key));
  return Object.fromEntries(rest) as Omit<Deck, Key>;
}

/** What is added to a people deck; null: nothing. */
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

/** As a built deck: without emissary and family, whose cards then count like any others. */
export function asBuilt(deck: Deck): Deck {
  return without(deck, 'emissary', 'family');
}

const MAX_UNDO_STEPS = 100;

/** The steps that can be undone, the latest last. */
export function remembered<Step>(steps: readonly Step[], step: Step): readonly Step[] {
  return [...steps, step].slice(-MAX_UNDO_STEPS);
}
