import type { Bilingual } from '../words.ts';
import type { TournamentRefusal } from './request.ts';

const WORDS: Readonly<Record<Exclude<TournamentRefusal['kind'], 'badDeck'>, Bilingual>> = {
  over: { en: 'This tournament is over.', de: 'Dieses Turnier ist vorbei.' },
  started: {
    en: 'The tournament has started. You can withdraw.',
    de: 'Das Turnier hat begonnen. Du kannst aussteigen.',
  },
  notStarted: {
    en: 'The tournament has not started. You can leave it.',
    de: 'Das Turnier hat noch nicht begonnen. Du kannst dich abmelden.',
  },
  full: { en: 'All places are taken.', de: 'Alle Plätze sind vergeben.' },
  tooFew: { en: 'There are not enough players yet.', de: 'Es sind noch nicht genug Mitspielende da.' },
  noLateEntry: {
    en: 'It is too late to join this tournament.',
    de: 'Für dieses Turnier ist es zu spät.',
  },
  lastRound: { en: 'This is the last round.', de: 'Das ist die letzte Runde.' },
  alreadyIn: { en: 'You are in this tournament.', de: 'Du bist in diesem Turnier.' },
  notIn: { en: 'You are not in this tournament.', de: 'Du bist nicht in diesem Turnier.' },
  notYours: {
    en: 'Only the player who opened the tournament can do that.',
    de: 'Das kann nur, wer das Turnier eröffnet hat.',
  },
  onlySwiss: {
    en: 'A round can be sat out only in a Swiss tournament.',
    de: 'Eine Runde aussetzen geht nur im Schweizer System.',
  },
  deckMissing: { en: 'Choose a deck first.', de: 'Wähle zuerst ein Deck.' },
  deckPerGame: {
    en: 'In this tournament you choose a deck before every game.',
    de: 'In diesem Turnier wählst du vor jedem Spiel ein Deck.',
  },
  deckDrafted: {
    en: 'In this tournament the decks are drafted after the start.',
    de: 'In diesem Turnier werden die Decks nach dem Start gedraftet.',
  },
  noSuchTable: {
    en: 'There is no such game in this tournament.',
    de: 'Dieses Spiel gibt es im Turnier nicht.',
  },
  known: { en: 'That is done already.', de: 'Das ist schon geschehen.' },
};

export const tournamentRefusalWords = (why: TournamentRefusal): Bilingual =>
  why.kind === 'badDeck' ? why.words : WORDS[why.kind];
