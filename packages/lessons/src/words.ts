import { BUILT_IN } from '@bluemoon/engine';
import type { CardId, Language } from '@bluemoon/engine';
import { plainText } from '@bluemoon/engine/telling';
import type { Parts } from '@bluemoon/engine/telling';
import type { Words } from './lesson.ts';

/** The text in one language, split into plain text and cards. */
export function partsOf(words: Words, language: Language): Parts {
  return words[language]
    .split(/\[([a-z-]+)\]/)
    .map((text, i) => (i % 2 === 0 ? text : { card: text, name: BUILT_IN.card(text).name[language] }))
    .filter((part) => part !== '');
}

export function spoken(words: Words, language: Language): string {
  return plainText(partsOf(words, language));
}

/** The cards named in the text. */
export function cardsIn(words: Words, language: Language): readonly CardId[] {
  return partsOf(words, language).flatMap((part) =>
    typeof part === 'object' && 'card' in part ? [part.card] : [],
  );
}
