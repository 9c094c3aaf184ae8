import { tournamentRefusalWords } from '@bluemoon/play';
import type { WireRefusal } from '@bluemoon/wire';
import { draftRefusalText } from '../screens/draft-room/refusal-words.ts';
import { catalogue } from '../words/language.svelte.ts';
import type { Language } from '../words/language.svelte.ts';

/** Refusals that have words elsewhere. */
type Told = Extract<WireRefusal, { readonly words: unknown } | { readonly why: unknown }>['kind'];

const WORDS = catalogue<Readonly<Record<Exclude<WireRefusal['kind'], Told>, string>>>({
  en: {
    over: 'The game is over.',
    notYours: 'It is the rival’s choice now.',
    timeUp: 'Your time is up.',
    nothingAsked: 'The question was already answered.',
    cannotTakeBack: 'This can’t be taken back.',
    stale: 'The table has changed meanwhile. Choose again.',
    illegal: 'That isn’t possible any more. Choose again.',
    closed: 'This table is closed.',
    seatTaken: 'Somebody else was faster. Both seats are taken.',
    inPlay: 'That has to wait until the game is over.',
    notInPlay: 'No game is being played here.',
    notYourRoom: 'Only the player who opened the table can change that.',
    laid: 'This table belongs to a draft or tournament. Everything is settled here but the game.',
    notAgreed: 'At this table, choices can’t be taken back once the rules forbid it.',
    guestsUnrated: 'Only players with a name play rated games. Take a name first; your games stay yours.',
    packsUnrated: 'Rated games are played with the cards of the box. Put the card packs away first.',
    deckMissing: 'Choose a deck first.',
    decksFixed: 'The decks of this game follow from what was agreed. There is nothing to choose.',
    matchOver: 'The match is over.',
    otherSeed:
      'This browser no longer has its part of the shuffle. Open the table in the browser in which you sat down.',
    termsChanged: 'What is played here has just been changed. Look at it, then press again.',
    unknownRoom: 'There is no such table.',
    notSeated: 'You don’t sit at this table.',
    tooMany: 'You have too many open tables. Close one under “Your games” first.',
    tooFast: 'That was too fast. Wait a moment.',
    banned: 'You can’t play here at the moment.',
    notForPrograms: 'Quick pairing is for people. Open a table instead.',
    namedOnly: 'Take a name first. It takes a moment and needs no e-mail.',
    unknownPlayer: 'Nobody has this name any more.',
    noSuchBot: 'There is no such house bot here. Choose another one.',
    notReady: 'The server’s database doesn’t answer. Try again in a moment.',
    failed: 'Something went wrong on the server, and it has been noted there. Reload the page and try again.',
    apart: 'You two can’t play each other here. Choose somebody else.',
    tooEarly: 'Your rival still has time to come back.',
  },
  de: {
    over: 'Das Spiel ist zu Ende.',
    notYours: 'Jetzt wählt der Gegner.',
    timeUp: 'Deine Zeit ist um.',
    nothingAsked: 'Die Frage ist schon beantwortet.',
    cannotTakeBack: 'Das lässt sich nicht zurücknehmen.',
    stale: 'Am Tisch hat sich inzwischen etwas geändert. Wähle noch einmal.',
    illegal: 'Das geht nicht mehr. Wähle noch einmal.',
    closed: 'Dieser Tisch ist geschlossen.',
    seatTaken: 'Jemand war schneller. Beide Plätze sind besetzt.',
    inPlay: 'Das geht erst nach dem Spiel.',
    notInPlay: 'Hier wird gerade nicht gespielt.',
    notYourRoom: 'Das kann nur ändern, wer den Tisch eröffnet hat.',
    laid: 'Dieser Tisch gehört zu einem Draft oder Turnier. Hier wird nur noch gespielt.',
    notAgreed: 'An diesem Tisch wird nichts zurückgenommen, was die Regeln nicht erlauben.',
    guestsUnrated:
      'Gewertete Spiele sind für Spieler mit Namen. Nimm zuerst einen Namen an; deine Spiele bleiben deine.',
    packsUnrated:
      'Gewertete Spiele gehen mit den Karten aus der Schachtel. Lege zuerst die Kartenpakete weg.',
    deckMissing: 'Wähle zuerst ein Deck.',
    decksFixed: 'Die Decks dieses Spiels stehen durch die Vereinbarung fest. Es gibt nichts zu wählen.',
    matchOver: 'Das Match ist zu Ende.',
    otherSeed:
      'Dieser Browser hat seinen Teil der Mischung nicht mehr. Öffne den Tisch in dem Browser, in dem du dich hingesetzt hast.',
    termsChanged: 'Was hier gespielt wird, wurde gerade geändert. Sieh es dir an und drück dann noch einmal.',
    unknownRoom: 'Diesen Tisch gibt es nicht.',
    notSeated: 'Du sitzt nicht an diesem Tisch.',
    tooMany: 'Du hast zu viele offene Tische. Schließe zuerst einen unter „Deine Spiele“.',
    tooFast: 'Das war zu schnell. Warte einen Moment.',
    banned: 'Du kannst hier zurzeit nicht spielen.',
    notForPrograms: 'Die schnelle Suche ist für Menschen. Eröffne stattdessen einen Tisch.',
    namedOnly: 'Nimm dir zuerst einen Namen. Das geht schnell und braucht keine E-Mail.',
    unknownPlayer: 'Niemand heißt mehr so.',
    noSuchBot: 'Diesen Haus-Bot gibt es hier nicht. Wähle einen anderen.',
    notReady: 'Die Datenbank des Servers antwortet nicht. Versuch es gleich noch einmal.',
    failed:
      'Auf dem Server ist etwas schiefgegangen; es ist dort vermerkt. Lade die Seite neu und versuch es noch einmal.',
    apart: 'Ihr könnt hier nicht gegeneinander spielen. Such dir jemand anderen.',
    tooEarly: 'Dein Gegner hat noch Zeit zurückzukommen.',
  },
});

/** Why the server did not do what was asked, and what can be done. */
export function refusalText(why: WireRefusal, language: Language): string {
  if (why.kind === 'inDraft') return draftRefusalText(why.why, language);
  if (why.kind === 'inTournament') return tournamentRefusalWords(why.why)[language];
  return 'words' in why ? why.words[language] : WORDS[language][why.kind];
}
