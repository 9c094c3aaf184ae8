import type { Term } from '@bluemoon/play';
import { catalogue } from '../../words/language.svelte.ts';

interface TermWords {
  readonly changed: (host: string) => string;
  readonly terms: Readonly<Record<Term, string>>;
}

/** How the parts of the terms are called where they have been changed. */
export const TERM_WORDS = catalogue<TermWords>({
  en: {
    changed: (host) => `${host} has changed:`,
    terms: {
      choosing: 'how decks are chosen',
      drawn: 'peoples that chance deals',
      between: 'decks of the next game',
      clock: 'clock',
      takeBacks: 'taking back',
      first: 'who starts',
      access: 'who can find the table',
      rated: 'rated or not',
      edition: 'edition',
      decks: 'decks',
      emissaries: 'emissaries',
      inquisitors: 'inquisitors',
      families: 'families',
      match: 'length',
      achievements: 'achievement cards',
      mulligan: 'mulligan',
      tournament: 'tournament rules',
    },
  },
  de: {
    changed: (host) => `${host} hat geändert:`,
    terms: {
      choosing: 'Wahl der Decks',
      drawn: 'ausgeloste Völker',
      between: 'Decks im nächsten Spiel',
      clock: 'Uhr',
      takeBacks: 'Zurücknehmen',
      first: 'wer beginnt',
      access: 'wer den Tisch findet',
      rated: 'gewertet oder nicht',
      edition: 'Ausgabe',
      decks: 'Decks',
      emissaries: 'Gesandte',
      inquisitors: 'Inquisitoren',
      families: 'Familien',
      match: 'Länge',
      achievements: 'Kristallkarten',
      mulligan: 'Handtausch',
      tournament: 'Turnierregeln',
    },
  },
});
