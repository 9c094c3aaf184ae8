import type { Affiliation, CardType } from '../../vocabulary/card.ts';
import type { CardSet } from '../../vocabulary/text.ts';
import { enumerate, present, words, type Part } from '../sentence.ts';
import { AFFILIATION_NAMES, CARD_TYPE_NAMES, ICON_KIND_NAMES } from './names.ts';

/** "one" is spelled, because it is mostly a pronoun: "one of your cards". */
export const count = (number: number): string => (number === 1 ? 'one' : String(number));

export const someCards = (number: number): string => `${count(number)} ${number === 1 ? 'card' : 'cards'}`;

export const upToCards = (number: number): string =>
  number === 1 ? 'one card' : `up to ${someCards(number)}`;

export const someDragons = (number: number, extra?: string): string =>
  words(count(number), extra, number === 1 ? 'dragon' : 'dragons');

/** Card types are joined with "and" where all of them are meant, with "or" where one is picked or none allowed. */
export type Joined = 'and' | 'or';

/** Within a sentence only the names of peoples keep their capital. */
const COMMON_NOUNS: ReadonlySet<Affiliation | CardType> = new Set([
  'mutant',
  'inquisitor',
  'emissary',
  'crystal',
  'interference',
  'spirit',
]);
const peopleWord = (people: Affiliation): string =>
  COMMON_NOUNS.has(people) ? AFFILIATION_NAMES[people].toLowerCase() : AFFILIATION_NAMES[people];

const typeWord = (type: CardType): string =>
  type === 'hyla' ? CARD_TYPE_NAMES[type] : CARD_TYPE_NAMES[type].toLowerCase();

export function icon(icon: NonNullable<CardSet['icon']>): string {
  if (icon === 'any') return 'an icon';
  return icon === 'shield' ? 'a shield' : `the ${ICON_KIND_NAMES[icon]} icon`;
}

/** Only the exception: "Flit character cards". */
export const exceptCards = (set: CardSet): string | undefined => set.except && cards(set.except, 'and');

function traits(set: CardSet): string {
  const having = present(
    set.text === 'with' && 'special power text',
    set.icon !== undefined && icon(set.icon),
    set.printedAbove !== undefined && `a printed value above ${set.printedAbove}`,
  );
  return enumerate(
    present(
      having.length > 0 && `with ${enumerate(having, 'and')}`,
      set.text === 'without' && 'without special power text',
    ),
    'and',
  );
}

function phrase(set: CardSet, noun: 'card' | 'cards', joined: Joined, exception: Part): string {
  return words(
    set.people !== undefined && peopleWord(set.people),
    set.named,
    set.bluff && 'bluff',
    set.types !== undefined && enumerate(set.types.map(typeWord), joined),
    noun,
    traits(set),
    exception,
  );
}

const otherThan = (set: CardSet): Part => {
  const exception = exceptCards(set);
  return exception !== undefined && `other than ${exception}`;
};

/** "Flit character cards with the free icon", for sentences that name the exception themselves. */
export const cardsBeforeException = (set: CardSet): string => phrase(set, 'cards', 'and', undefined);

export const cards = (set: CardSet, joined: Joined): string => phrase(set, 'cards', joined, otherThan(set));

export const card = (set: CardSet): string => phrase(set, 'card', 'or', otherThan(set));

export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "one support card", "3 additional booster cards". */
export const counted = (number: number, set: CardSet, extra?: string): string =>
  words(count(number), extra, number === 1 ? card(set) : cards(set, 'or'));
