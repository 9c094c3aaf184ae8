import type { Language } from '@bluemoon/engine';

export type { Language } from '@bluemoon/engine';

export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** What is said in each language; the languages must say the same things. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

export function catalogue<T>(words: { readonly en: T; readonly de: NoInfer<T> }): Catalogue<T> {
  return words;
}

/** The language of the page. Whoever reads it while rendering is rendered again when it changes. */
export const language = $state<{ now: Language }>({ now: 'en' });

/** What somebody reads by preference, if we have it. */
export function languageFor(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)));
  return known.find((one) => one !== undefined) ?? 'en';
}
