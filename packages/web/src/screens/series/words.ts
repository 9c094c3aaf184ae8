import { catalogue } from '../../words/language.svelte.ts';

/** The rules that players agree on, of a match or of games after a draft. */
export const RULES = catalogue({
  en: {
    edition: 'Rules',
    editions: { legends: 'Legends (2014)', first: 'First edition (2004)' },
    mulligan: 'Mulligan',
    mulliganHelp: 'Once a game, any cards of the starting hand may be exchanged.',
    tournament: 'Tournament rules',
    tournamentHelp: 'With mulligan, and a penalty for turns taken back after something came out.',
    penalty: 'Penalty',
    penalties: { free: 'None', retreat: 'Retreat', loss: 'Loss of the game' },
    lossByEdition: 'An impossible turn loses the game once something hidden came out',
  },
  de: {
    edition: 'Regeln',
    editions: { legends: 'Legends (2014)', first: 'Erste Ausgabe (2004)' },
    mulligan: 'Handtausch',
    mulliganHelp: 'Einmal je Spiel dürfen beliebige Karten der Starthand ausgetauscht werden.',
    tournament: 'Turnierregeln',
    tournamentHelp:
      'Mit Handtausch und einer Strafe für Züge, die zurückgenommen werden, nachdem etwas bekannt wurde.',
    penalty: 'Strafe',
    penalties: { free: 'Keine', retreat: 'Rückzug', loss: 'Spiel verloren' },
    lossByEdition: 'Ein unmöglicher Zug kostet das Spiel, sobald etwas Verdecktes bekannt wurde',
  },
});
