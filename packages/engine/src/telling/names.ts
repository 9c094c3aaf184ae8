import { ALL_CARDS } from '../cards/index.ts';
import type { Seat } from '../state/layout.ts';
import type { Card, CardId, Dragon, Element, Language } from '../vocabulary/card.ts';
import { dragonName, elementName } from '../words/index.ts';
import type { Part } from './parts.ts';
import type { Person, Voice } from './person.ts';

/** What can be named in a sentence. */
export interface Names {
  readonly card: (card: CardId) => Part;
  readonly element: (element: Element) => Part;
  readonly dragon: (dragon: Dragon) => Part;
  readonly person: (seat: Seat) => Person;
}

const BOX: ReadonlyMap<CardId, Card> = new Map(ALL_CARDS.map((card) => [card.id, card]));

/** `others` are cards outside the box. */
export function cardFinder(others: readonly Card[]): (id: CardId) => Card | undefined {
  return (id) => others.find((card) => card.id === id) ?? BOX.get(id);
}

export function namesIn(language: Language, voice: Voice, others: readonly Card[]): Names {
  const find = cardFinder(others);
  return {
    card: (card) => ({ card, name: find(card)?.name[language] ?? card }),
    element: (element) => ({ element, name: elementName(element, language) }),
    dragon: (dragon) => ({ dragon, name: dragonName(dragon) }),
    person: (seat) => voice[seat],
  };
}
