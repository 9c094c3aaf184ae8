import { catalogue } from '../words/language.svelte.ts';

export const UI = catalogue({
  en: { close: 'Close', loading: 'Loading', cancel: 'Cancel' },
  de: { close: 'Schließen', loading: 'Lädt', cancel: 'Abbrechen' },
});
