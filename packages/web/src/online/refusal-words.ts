import type { WireRefusal } from '@bluemoon/wire';
import { catalogue } from '../words/language.svelte.ts';
import type { Language } from '../words/language.svelte.ts';

/** Refusals that bring their own words. */
type Told = Extract<WireRefusal, { readonly words: unknown }>['kind'];

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
    notAgreed: 'At this table, choices can’t be taken back once the rules forbid it.',
    deckMissing: 'Choose a deck first.',
    matchOver: 'The match is over.',
    otherSeed:
      'This browser no longer has its part of the shuffle. Open the table in the browser in which you sat down.',
    unknownRoom: 'There is no such table.',
    notSeated: 'You don’t sit at this table.',
    tooMany: 'You have too many open tables. Close one under “Your games” first.',
    tooFast: 'That was too fast. Wait a moment.',
    banned: 'You can’t play here at the moment.',
    notReady: 'The server can’t do this yet. Try again in a moment.',
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
    notAgreed: 'An diesem Tisch wird nichts zurückgenommen, was die Regeln nicht erlauben.',
    deckMissing: 'Wähle zuerst ein Deck.',
    matchOver: 'Das Match ist zu Ende.',
    otherSeed:
      'Dieser Browser hat seinen Teil der Mischung nicht mehr. Öffne den Tisch in dem Browser, in dem du dich hingesetzt hast.',
    unknownRoom: 'Diesen Tisch gibt es nicht.',
    notSeated: 'Du sitzt nicht an diesem Tisch.',
    tooMany: 'Du hast zu viele offene Tische. Schließe zuerst einen unter „Deine Spiele“.',
    tooFast: 'Das war zu schnell. Warte einen Moment.',
    banned: 'Du kannst hier zurzeit nicht spielen.',
    notReady: 'Das kann der Server noch nicht. Versuch es gleich noch einmal.',
    tooEarly: 'Dein Gegner hat noch Zeit zurückzukommen.',
  },
});

/** Why the server did not do what was asked, and what can be done. */
export function refusalText(why: WireRefusal, language: Language): string {
  return 'words' in why ? why.words[language] : WORDS[language][why.kind];
}
