import type { Box } from '../cards/box.ts';
import type { Seat } from '../state/layout.ts';
import type { CardId, Dragon, Element, Language } from '../vocabulary/card.ts';
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

export function namesIn(language: Language, voice: Voice, box: Box): Names {
  return {
    card: (card) => ({ card, name: box.find(card)?.name[language] ?? card }),
    element: (element) => ({ element, name: elementName(element, language) }),
    dragon: (dragon) => ({ dragon, name: dragonName(dragon) }),
    person: (seat) => voice[seat],
  };
}
