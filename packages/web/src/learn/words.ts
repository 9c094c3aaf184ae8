import { cardById } from '@bluemoon/engine';
import type { CardId, Language } from '@bluemoon/engine';
import type { Words } from './lesson.ts';

/** A stretch of words; if it is the name of a card, which card. */
export interface Part {
  readonly text: string;
  readonly card: CardId | null;
}

/** The words in one language, cut where cards are named, so that names can be shown as links. */
export function partsOf(words: Words, language: Language): readonly Part[] {
  return words[language]
    .split(/\[([a-z-]+)\]/)
    .map((text, i) => (i % 2 === 0 ? { text, card: null } : { text: nameOf(text, language), card: text }))
    .filter(({ text }) => text !== '');
}

export function spoken(words: Words, language: Language): string {
  return partsOf(words, language)
    .map(({ text }) => text)
    .join('');
}

function nameOf(card: CardId, language: Language): string {
  return cardById(card).name[language];
}
