import {
  OUTSIDERS,
  PEOPLES,
  type Affiliation,
  type Box,
  type Card,
  type CardId,
  type Language,
} from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import type { Deck } from './deck.ts';

/** The words before a colon at the top of a deck. */
export const HEADINGS = {
  leader: { en: 'Leader', de: 'Anführer' },
  emissary: { en: 'Emissary', de: 'Gesandter' },
  inquisitor: { en: 'Inquisitor', de: 'Inquisitor' },
  family: { en: 'Family', de: 'Familie' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** In place of the leader of a drafted deck. */
export const NOBODY: Readonly<Record<Language, string>> = { en: 'none', de: 'keiner' };

/** A deck as text: the leader area first, then one card per line, by people. */
export function deckToText(deck: Deck, language: Language, box: Box): string {
  const name = (id: CardId) => box.find(id)?.name[language] ?? id;
  const { leader, emissary, inquisitor, family } = deck;
  const top = [
    `${HEADINGS.leader[language]}: ${leader === null ? NOBODY[language] : name(leader)}`,
    ...(emissary === undefined ? [] : [`${HEADINGS.emissary[language]}: ${name(emissary)}`]),
    ...(inquisitor === undefined ? [] : [`${HEADINGS.inquisitor[language]}: ${name(inquisitor)}`]),
    ...(family === undefined ? [] : [`${HEADINGS.family[language]}: ${family}`]),
  ];
  const own = leader === null ? undefined : box.find(leader)?.people;
  const groups = groupsOf(deck, own, box).map(({ people, cards }) => {
    const title = people === undefined ? '?' : peopleName(people, language);
    return [`# ${title} (${cards.length})`, ...cards.map(name)].join('\n');
  });
  return `${[top.join('\n'), ...groups].join('\n\n')}\n`;
}

interface Group {
  readonly people: Affiliation | undefined;
  readonly cards: readonly CardId[];
}

/** The leader's own people first; unknown cards last, by id. */
function groupsOf({ cards }: Deck, own: Affiliation | undefined, box: Box): readonly Group[] {
  const peopleOf = (id: CardId): Card['people'] | undefined => box.find(id)?.people;
  const order = [...new Set([...(own === undefined ? [] : [own]), ...PEOPLES, ...OUTSIDERS]), undefined];
  return order
    .map((people) => ({ people, cards: cards.filter((id) => peopleOf(id) === people) }))
    .filter((group) => group.cards.length > 0);
}
