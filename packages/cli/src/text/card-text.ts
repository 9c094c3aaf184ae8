import type { Box, Card, CardId, Dragon, Language } from '@bluemoon/engine';
import {
  cardText,
  cardTypeName,
  elementName,
  iconHelp,
  iconName,
  peopleName,
  typeLine,
} from '@bluemoon/engine/words';
import type { CardSymbol } from '@bluemoon/engine/words';
import { nearNames } from '@bluemoon/play';
import type { Page } from '../io.ts';
import type { Paint } from '../paint.ts';
import { COMFORTABLE_WIDTH, wrapped } from './columns.ts';
import { capital, counted } from './english.ts';

export function nameOf(card: CardId, box: Box): string {
  return box.card(card).name.en;
}

export const dragonName = (dragon: Dragon): string => capital(dragon);

/** A card as a row of a list: values, name and type. */
export function cardRow(card: Card, language: Language, paint: Paint): readonly string[] {
  return [valuesOf(card, paint), card.name[language], cardTypeName(card.type, language)];
}

/** Its icons and text in one line. */
export function cardNotes(card: Card, language: Language, box: Box): string {
  const icons = symbolsOf(card).map((symbol) => symbolName(card, symbol, language));
  return [...(icons.length === 0 ? [] : [`[${icons.join(', ')}]`]), ...cardText(card, language, box)].join(
    ' ',
  );
}

const STAND_IN: Readonly<Record<Language, string>> = {
  en: 'A stand-in of our own for a card whose text we do not know (docs/STAND-INS.md).',
  de: 'Ein eigener Ersatz für eine Karte, deren Text uns nicht vorliegt (docs/STAND-INS.md).',
};

/** The people, and whether the card is a stand-in. */
export function belongingOf(card: Card, language: Language): string {
  const people = peopleName(card.people, language);
  if (card.standIn !== true) return people;
  return `${people}, ${language === 'de' ? 'Ersatz' : 'stand-in'}`;
}

/** "2 moons"; empty for cards that cost nothing. */
export function moonsText(moons: number, language: Language): string {
  if (moons === 0) return '';
  if (language === 'de') return `${moons} ${moons === 1 ? 'Mond' : 'Monde'}`;
  return counted(moons, 'moon');
}

export function cardInFull(
  card: Card,
  language: Language,
  { paint, width }: Page,
  box: Box,
): readonly string[] {
  const room = Math.min(width ?? COMFORTABLE_WIDTH, COMFORTABLE_WIDTH);
  const values = valuesOf(card, paint);
  const moons = moonsText(card.moons ?? 0, language);
  const kind = `${typeLine(card, language)}${moons === '' ? '' : ` · ${moons}`}`;
  const said = cardText(card, language, box).flatMap((text) => wrapped(text, room, '  '));
  const help = symbolsOf(card).flatMap((symbol) =>
    wrapped(`${symbolName(card, symbol, language)}: ${iconHelp(symbol, language)}`, room, '  '),
  );
  return [
    `${paint.loud(card.name[language])}${values === '' ? '' : `  ${values}`}`,
    `  ${paint.quiet(kind)}`,
    ...said,
    ...help.map(paint.quiet),
    ...(card.standIn === true ? wrapped(STAND_IN[language], room, '  ').map(paint.quiet) : []),
  ];
}

/** "5/1": Fire and Earth. */
export function valuesOf({ fire, earth }: Card, paint: Paint): string {
  if (fire === undefined && earth === undefined) return '';
  return `${paint.fire(String(fire ?? 0))}/${paint.earth(String(earth ?? 0))}`;
}

/** SHIELD-3: a shield counts in its own element only. */
function symbolName({ shields = [] }: Card, symbol: CardSymbol, language: Language): string {
  const name = iconName(symbol, language);
  if (symbol !== 'shield') return name;
  return `${name} (${shields.map((element) => elementName(element, language)).join('/')})`;
}

export function symbolsOf(card: Card): readonly CardSymbol[] {
  return [...(card.shields === undefined ? [] : (['shield'] as const)), ...(card.icons ?? [])];
}

/** " Did you mean Cinder?", to append to a sentence; empty if no name is similar. */
export function didYouMean(words: string, among: readonly CardId[], box: Box): string {
  const near = nearNames(words, [...new Set(among)].map(box.card));
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}

/** The cards whose name or id starts with the words; an exact match wins. */
export function findCards(words: string, among: readonly CardId[], box: Box): readonly CardId[] {
  const wanted = words.trim().toLowerCase();
  const cards = [...new Set(among)];
  const exact = cards.filter((id) => id === wanted || nameOf(id, box).toLowerCase() === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return cards.filter((id) => id.startsWith(wanted) || nameOf(id, box).toLowerCase().startsWith(wanted));
}
