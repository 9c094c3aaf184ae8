export { enumerated } from './enumerated.ts';
import type { Language } from '@bluemoon/engine';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import type { PuzzleWords } from './language.ts';

const LANGUAGES: Readonly<Record<Language, PuzzleWords>> = { en: ENGLISH, de: GERMAN };

export const puzzleWords = (language: Language): PuzzleWords => LANGUAGES[language];
