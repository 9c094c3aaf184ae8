import type { DraftRoomRefusal } from '@bluemoon/play';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';

/** Refusals that bring their own words. */
type Told = Extract<DraftRoomRefusal, { readonly words: unknown }>['kind'];

const WORDS = catalogue<Readonly<Record<Exclude<DraftRoomRefusal['kind'], Told>, string>>>({
  en: {
    closed: 'This draft room is closed.',
    seatTaken: 'Somebody else was faster. All seats are taken.',
    seated: 'You already have a seat here.',
    notSeated: 'You have no seat in this draft.',
    notYourRoom: 'Only the host can do that.',
    begun: 'The draft has already started.',
    notNow: 'It is too late for that: the draft has gone on.',
    tooManySeated: 'More people have a seat already. Choose more seats.',
    noBots: 'This server has no bots. Wait until all seats are taken.',
    closeInstead: 'It is your room: close it if you don’t want to draft.',
    picked: 'You have already picked. The packets move on when everyone has.',
    notInPacket: 'That card is no longer in your packet. Choose again.',
    deckMissing: 'Build a deck of 30 cards first.',
    unknownTable: 'That table does not belong to this draft.',
    reported: 'That game is already counted.',
    nothingDue: 'There is nothing to do at the moment.',
  },
  de: {
    closed: 'Dieser Draftraum ist geschlossen.',
    seatTaken: 'Jemand war schneller. Alle Plätze sind besetzt.',
    seated: 'Du hast hier schon einen Platz.',
    notSeated: 'Du hast keinen Platz in diesem Draft.',
    notYourRoom: 'Das kann nur der Gastgeber.',
    begun: 'Der Draft hat schon begonnen.',
    notNow: 'Dafür ist es zu spät: Der Draft ist weitergegangen.',
    tooManySeated: 'Es sitzen schon mehr Leute hier. Wähle mehr Plätze.',
    noBots: 'Dieser Server hat keine Bots. Warte, bis alle Plätze besetzt sind.',
    closeInstead: 'Es ist dein Raum: Schließe ihn, wenn du nicht draften willst.',
    picked: 'Du hast schon gewählt. Weitergegeben wird, wenn alle so weit sind.',
    notInPacket: 'Diese Karte ist nicht mehr in deinem Päckchen. Wähle noch einmal.',
    deckMissing: 'Bau zuerst ein Deck mit 30 Karten.',
    unknownTable: 'Dieser Tisch gehört nicht zu diesem Draft.',
    reported: 'Dieses Spiel ist schon gezählt.',
    nothingDue: 'Gerade gibt es nichts zu tun.',
  },
});

/** Why something was not done, and what can be done. */
export function draftRefusalText(why: DraftRoomRefusal, language: Language): string {
  return 'words' in why ? why.words[language] : WORDS[language][why.kind];
}
