import { catalogue } from '../words/language.svelte.ts';

export const UI = catalogue({
  en: {
    close: 'Close',
    loading: 'Loading …',
    notLoaded: 'This page could not be loaded',
    tryAgain: 'Try again',
    home: 'Home',
    strength: (one: number, most: number) => `Strength ${one} of ${most}`,
  },
  de: {
    close: 'Schließen',
    loading: 'Lädt …',
    notLoaded: 'Diese Seite konnte nicht geladen werden',
    tryAgain: 'Nochmal versuchen',
    home: 'Startseite',
    strength: (one: number, most: number) => `Stärke ${one} von ${most}`,
  },
});
