import type { Box } from '../cards/box.ts';
import type { Card, Language } from '../vocabulary/card.ts';
import type { Text } from '../vocabulary/text.ts';
import { GERMAN } from './de/index.ts';
import { ENGLISH } from './en/index.ts';
import type { CardSymbol, NameOf, Words } from './language.ts';
import { resolved } from './resolved.ts';

export { cardTypeName, dragonName, elementName, peopleName, phaseName } from './names.ts';
export { TURN_PHASES, type CardSymbol, type TurnPhase } from './language.ts';

const LANGUAGES: Readonly<Record<Language, Words>> = { en: ENGLISH, de: GERMAN };

export const iconName = (symbol: CardSymbol, language: Language): string =>
  LANGUAGES[language].iconName(symbol);

/** One sentence on what the icon does. */
export const iconHelp = (symbol: CardSymbol, language: Language): string =>
  LANGUAGES[language].iconHelp(symbol);

/** "Vulca · Character", "Buka · Ship · Capacity 3". */
export function typeLine(card: Card, language: Language): string {
  const { affiliations, cardTypes, capacity } = LANGUAGES[language];
  const parts = new Set([affiliations[card.people], cardTypes[card.type]]);
  if (card.capacity !== undefined) parts.add(capacity(card.capacity));
  return [...parts].join(' · ');
}

/**
 * TEXT-10: what the owner says when playing the card, one entry per text. It is generated from the definition, so a
 * card says what it does. A text may name cards of the box.
 */
export function cardText(card: Card, language: Language, box: Box): readonly string[] {
  const nameOf: NameOf = (english) =>
    (card.name.en === english ? card : box.named(english))?.name[language] ?? english;
  const entries: string[] = [];
  for (const text of card.text ?? []) {
    const said = say(text, LANGUAGES[language], nameOf);
    // MUTANT-2: the change of element is the second half of what a mutant says.
    if (isElementChange(text) && entries.length > 0) entries.push(`${entries.pop()} ${said}`);
    else entries.push(said);
  }
  return entries;
}

function say(text: Text, language: Words, nameOf: NameOf): string {
  if ('rule' in text) return language.rule(text.rule, text.when, nameOf);
  if ('onlyIf' in text) return language.onlyIf(text.onlyIf);
  if ('freeIf' in text) return language.freeIf(text.freeIf);
  if ('demand' in text) return language.demand(text);
  return resolved(text, language, nameOf);
}

const isElementChange = (text: Text): boolean =>
  'steps' in text && text.steps.every((step) => step.do === 'changeElement');
