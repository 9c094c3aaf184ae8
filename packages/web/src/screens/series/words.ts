import { catalogue } from '../../words/language.svelte.ts';

/** The rules that players agree on, of a match or of games after a draft. */
export const RULES = catalogue({
  en: {
    edition: 'Rules',
    editions: { legends: 'Legends (2014)', first: 'First edition (2004)' },
    mulligan: 'Mulligan',
    mulliganHelp: 'Once per game you may exchange any cards of your starting hand.',
    tournament: 'Tournament rules',
    tournamentHelp: 'With mulligan, and a penalty for undoing a turn after new cards were seen.',
    penalty: 'Penalty',
    penalties: { free: 'None', retreat: 'Retreat', loss: 'Loss of the game' },
    lossByEdition: 'An impossible turn loses the game if new cards were seen',
  },
  de: {
    edition: 'Regeln',
    editions: { legends: 'Legends (2014)', first: 'Erste Ausgabe (2004)' },
    mulligan: 'Handtausch',
    mulliganHelp: 'Einmal je Spiel darfst du beliebige Karten deiner Starthand austauschen.',
    tournament: 'Turnierregeln',
    tournamentHelp:
      'Mit Handtausch und einer Strafe, wenn du einen Zug zurücknimmst, nachdem neue Karten zu sehen waren.',
    penalty: 'Strafe',
    penalties: { free: 'Keine', retreat: 'Rückzug', loss: 'Spiel verloren' },
    lossByEdition: 'Ein unmöglicher Zug kostet das Spiel, wenn neue Karten zu sehen waren',
  },
});
