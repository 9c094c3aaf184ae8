import type { Language } from '@bluemoon/engine';

export type { Language } from '@bluemoon/engine';

export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Texts by language. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

export function catalogue<T>(words: { readonly en: T; readonly de: NoInfer<T> }): Catalogue<T> {
  return words;
}

/** The language of the page; reactive. */
export const language = $state<{ now: Language }>({ now: 'en' });

/** The first supported language among the browser's preferred ones. */
export function languageFor(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)));
  return known.find((one) => one !== undefined) ?? 'en';
}
