import { BUILT_IN } from '@bluemoon/engine';
import type { CardId, Language } from '@bluemoon/engine';
import { plainText } from '@bluemoon/engine/telling';
import type { Parts } from '@bluemoon/engine/telling';
import type { Words } from './lesson.ts';

/** The words in one language, with the cards that they name. */
export function partsOf(words: Words, language: Language): Parts {
  return words[language]
    .split(/\[([a-z-]+)\]/)
    .map((text, i) => (i % 2 === 0 ? text : { card: text, name: BUILT_IN.card(text).name[language] }))
    .filter((part) => part !== '');
}

export function spoken(words: Words, language: Language): string {
  return plainText(partsOf(words, language));
}

/** The cards that the words name. */
export function cardsIn(words: Words, language: Language): readonly CardId[] {
  return partsOf(words, language).flatMap((part) =>
    typeof part === 'object' && 'card' in part ? [part.card] : [],
  );
}
