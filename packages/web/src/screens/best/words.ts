import { catalogue } from '../../words/language.svelte.ts';

export const BEST = catalogue({
  en: {
    title: 'The best players',
    reading: 'Reading the list …',
    place: 'Place',
    player: 'Player',
    rating: 'Rating',
    games: 'Games',
    none: 'Nobody is on this list yet.',
    noneHelp:
      'A name appears when its rating is certain enough, which takes about a dozen rated games. Guests become named players in a minute.',
    takeName: 'Take a name',
    findRival: 'Find an opponent',
    help: 'Rated games of named players and bots. Who has not played for long becomes less certain, and leaves the list.',
  },
  de: {
    title: 'Die besten Spieler',
    reading: 'Die Liste wird gelesen …',
    place: 'Platz',
    player: 'Spieler',
    rating: 'Wertung',
    games: 'Spiele',
    none: 'Noch steht niemand auf dieser Liste.',
    noneHelp:
      'Ein Name erscheint, wenn seine Wertung sicher genug ist: nach etwa einem Dutzend gewerteter Spiele. Gäste haben in einer Minute einen Namen.',
    takeName: 'Einen Namen nehmen',
    findRival: 'Gegner finden',
    help: 'Gewertete Spiele von Spielern mit Namen und von Bots. Wer lange nicht spielt, dessen Wertung wird unsicherer und verlässt die Liste.',
  },
});
