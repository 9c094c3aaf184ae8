import type { Language } from '../../vocabulary/card.ts';
import { GERMAN } from './de/index.ts';
import { ENGLISH } from './en/index.ts';
import type { TellingWords } from './language.ts';

const LANGUAGES: Readonly<Record<Language, TellingWords>> = { en: ENGLISH, de: GERMAN };

export const wordsIn = (language: Language): TellingWords => LANGUAGES[language];
