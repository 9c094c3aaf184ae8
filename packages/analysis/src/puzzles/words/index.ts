import type { Language } from '@bluemoon/engine';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import type { PuzzleWords } from './language.ts';

const LANGUAGES: Readonly<Record<Language, PuzzleWords>> = { en: ENGLISH, de: GERMAN };

export const puzzleWords = (language: Language): PuzzleWords => LANGUAGES[language];

/** "a, b and c". */
export function enumerated(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
