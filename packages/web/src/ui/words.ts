import { catalogue } from '../words/language.svelte.ts';

export const UI = catalogue({
  en: {
    close: 'Close',
    loading: 'Loading …',
    cancel: 'Cancel',
    notLoaded: 'This page could not be loaded',
    tryAgain: 'Try again',
    home: 'Home',
    back: 'Back',
  },
  de: {
    close: 'Schließen',
    loading: 'Lädt …',
    cancel: 'Abbrechen',
    notLoaded: 'Diese Seite ließ sich nicht laden',
    tryAgain: 'Noch einmal',
    home: 'Startseite',
    back: 'Zurück',
  },
});
