import type { Box } from '../../cards/box.ts';
import type { Card, Language } from '../../vocabulary/card.ts';
import type { Text } from '../../vocabulary/text.ts';
import { GERMAN as GERMAN_CARDS } from '../../words/de/index.ts';
import { ENGLISH as ENGLISH_CARDS } from '../../words/en/index.ts';
import type { Words } from '../../words/language.ts';
import { enumerate } from '../../words/sentence.ts';
import type { CardRef, Explanation, Fact } from '../explanation.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import type { ExplanationWords, Names } from './language.ts';

const LANGUAGES: Readonly<Record<Language, { readonly said: ExplanationWords; readonly cards: Words }>> = {
  en: { said: ENGLISH, cards: ENGLISH_CARDS },
  de: { said: GERMAN, cards: GERMAN_CARDS },
};

/** One sentence for each fact, in its order. */
export function explanationText(explanation: Explanation, language: Language, box: Box): readonly string[] {
  const { said, cards } = LANGUAGES[language];
  const names = namesIn(language, said, cards, box);
  return explanation.facts.map((fact) => sentence(said, fact, names));
}

function sentence(said: ExplanationWords, fact: Fact, names: Names): string {
  const say = said.facts[fact.kind] as (fact: Fact, names: Names) => string;
  const text = say(fact, names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function namesIn(language: Language, said: ExplanationWords, words: Words, box: Box): Names {
  const cardOf = ({ card }: CardRef): Card | undefined => (card === null ? undefined : box.find(card));
  const card = (ref: CardRef): string => cardOf(ref)?.name[language] ?? ref.card ?? said.faceDownCard;
  return {
    card,
    cards: (refs) => enumerate(refs.map(card), said.and),
    condition: (ref) =>
      spoken(cardOf(ref), (text) => ('onlyIf' in text ? words.onlyIf(text.onlyIf) : undefined)),
    demand: (ref) => spoken(cardOf(ref), (text) => ('demand' in text ? words.demand(text) : undefined)),
    element: (element) => words.elements[element],
    phase: (phase) => words.phases[phase],
  };
}

function spoken(card: Card | undefined, say: (text: Text) => string | undefined): string {
  for (const text of card?.text ?? []) {
    const words = say(text);
    if (words !== undefined) return words;
  }
  return '…';
}
