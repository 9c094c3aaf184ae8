import type { Affiliation, Box, Card, CardType, Element, IconKind, Language } from '@bluemoon/engine';
import { cardText, cardTypeName, iconName, peopleName } from '@bluemoon/engine/words';
import { symbolsOf } from '../text/card-text.ts';

/** A card has to match every field that is given. */
export interface Query {
  readonly words: readonly string[];
  readonly people?: Affiliation;
  readonly type?: CardType;
  readonly icon?: IconKind;
  readonly fire?: Range;
  readonly earth?: Range;
  /** Language of the searched text; names are found in both languages. */
  readonly language: Language;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The matching cards, in the order of the box; a card with exactly this name comes first. Words match at the
 * beginning of words, so that “ship” does not find every leadership card; if that finds nothing, they match anywhere.
 */
export function searchCards(query: Query, box: Box): readonly Card[] {
  const beginning = box.cards.filter((card) => fits(card, query, hasWord, box));
  const found =
    beginning.length > 0 ? beginning : box.cards.filter((card) => fits(card, query, hasPart, box));
  const asked = plain(query.words.join(' '));
  return found.toSorted((a, b) => Number(hasName(b, asked)) - Number(hasName(a, asked)));
}

/** The card with exactly this name. */
export function cardNamed(words: readonly string[], among: readonly Card[]): Card | undefined {
  return among.find((card) => hasName(card, plain(words.join(' '))));
}

function hasName({ id, name }: Card, asked: string): boolean {
  return id === asked || plain(name.en) === asked || plain(name.de) === asked;
}

type Has = (said: string, word: string) => boolean;

const hasPart: Has = (said, word) => said.includes(word);
/** Whether the word occurs at the beginning of a word. */
const hasWord: Has = (said, word) => {
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(said.charAt(at - 1))) return true;
  }
  return false;
};

function fits(card: Card, query: Query, has: Has, box: Box): boolean {
  const { words, people, type, icon, fire, earth, language } = query;
  if (people !== undefined && card.people !== people) return false;
  if (type !== undefined && card.type !== type) return false;
  if (icon !== undefined && !symbolsOf(card).some((symbol) => symbol.split(':')[0] === icon)) return false;
  if (!within(card, 'fire', fire) || !within(card, 'earth', earth)) return false;
  const said = plain(searchableText(card, language, box));
  return words.every((word) => has(said, plain(word)));
}

function within(card: Card, element: Element, range: Range | undefined): boolean {
  const value = card[element];
  return range === undefined || (value !== undefined && range.min <= value && value <= range.max);
}

/** All searchable text of a card. */
function searchableText(card: Card, language: Language, box: Box): string {
  const { name, people, type, fire, earth } = card;
  return [
    card.id,
    name.en,
    name.de,
    peopleName(people, 'en'),
    peopleName(people, 'de'),
    cardTypeName(type, 'en'),
    cardTypeName(type, 'de'),
    ...symbolsOf(card).flatMap((symbol) => [iconName(symbol, 'en'), iconName(symbol, 'de')]),
    ...(fire === undefined && earth === undefined ? [] : [`${fire ?? 0}/${earth ?? 0}`]),
    ...cardText(card, language, box),
  ].join('\n');
}

/** Without capitals and accents, so that “fluss” finds “Fluß” and “fuhrung” finds “Führung”. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
