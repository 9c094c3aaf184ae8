import type { Affiliation, Box, Card, CardType, Element, IconKind, Language } from '@bluemoon/engine';
import { cardText, cardTypeName, iconName, peopleName } from '@bluemoon/engine/words';
import { symbolsOf } from '../text/card-text.ts';

/** What cards are looked for by; everything that is given has to fit. */
export interface Query {
  readonly words: readonly string[];
  readonly people?: Affiliation;
  readonly type?: CardType;
  readonly icon?: IconKind;
  readonly fire?: Range;
  readonly earth?: Range;
  /** Of the text in which words are looked for; names are known in both. */
  readonly language: Language;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * The cards that fit, as the box sorts them; a card that bears just the name that is asked for comes first. Words are
 * taken as beginnings of words, so that “ship” does not find every leadership card; only if that finds nothing, as any
 * part.
 */
export function searchCards(query: Query, box: Box): readonly Card[] {
  const beginning = box.cards.filter((card) => fits(card, query, hasWord, box));
  const found =
    beginning.length > 0 ? beginning : box.cards.filter((card) => fits(card, query, hasPart, box));
  const asked = plain(query.words.join(' '));
  return found.toSorted((a, b) => Number(bears(b, asked)) - Number(bears(a, asked)));
}

/** The only card of this name. */
export function cardNamed(words: readonly string[], among: readonly Card[]): Card | undefined {
  return among.find((card) => bears(card, plain(words.join(' '))));
}

function bears({ id, name }: Card, asked: string): boolean {
  return id === asked || plain(name.en) === asked || plain(name.de) === asked;
}

type Has = (said: string, word: string) => boolean;

const hasPart: Has = (said, word) => said.includes(word);
/** The text begins with it somewhere where no letter or number stands before. */
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
  const said = plain(spoken(card, language, box));
  return words.every((word) => has(said, plain(word)));
}

function within(card: Card, element: Element, range: Range | undefined): boolean {
  const value = card[element];
  return range === undefined || (value !== undefined && range.least <= value && value <= range.most);
}

/** Everything in words that a card can be found by. */
function spoken(card: Card, language: Language, box: Box): string {
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

/** Without capitals and accents, so that “fluss” finds “Fluß” and “Führung” is found by “fuhrung”. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
