import { catalogue } from '../words/language.svelte.ts';

export const UI = catalogue({
  en: {
    close: 'Close',
    loading: 'Loading …',
    notLoaded: 'This page could not be loaded',
    tryAgain: 'Try again',
    home: 'Home',
  },
  de: {
    close: 'Schließen',
    loading: 'Lädt …',
    notLoaded: 'Diese Seite konnte nicht geladen werden',
    tryAgain: 'Nochmal versuchen',
    home: 'Startseite',
  },
});
