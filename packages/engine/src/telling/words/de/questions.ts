import { ABLEGEN, SPIELEN } from '../../../vocabulary/words/de/grammar.ts';
import { parts } from '../../parts.ts';
import type { QuestionWords, WaitingWords } from '../language.ts';
import { BEGINNEN, clause, ENTSCHEIDEN, NENNEN, ofWhom, ÜBERLEGEN, WÄHLEN } from './grammar.ts';
import type { Person } from '../../voice.ts';

/** "deiner Karten", "Karten von Hoax". */
const of = (person: Person, noun: string): string =>
  person === 'you' ? `deiner ${noun}` : `${noun} ${ofWhom(person)}`;

export const QUESTIONS: QuestionWords = {
  beginTurn: () => ['dein Zug beginnt: Willst du vorher etwas tun?'],
  retrieve: () => ['Karten auf die Hand zurücknehmen?'],
  land: () => ['ein Schiff landen?'],
  discardBluffs: () => ['Bluffkarten ablegen?'],
  lead: ({ ships, leadership }) => {
    if (!ships) return ['eine Führungskarte spielen?'];
    return [leadership ? 'eine Führungskarte oder ein Schiff spielen?' : 'ein Schiff spielen?'];
  },
  nothingToLead: () => ['in der Führungsphase ist nichts zu spielen'],
  startOrDecline: () => ['Kampf beginnen oder verzichten?'],
  mustDecline: () => ['du musst auf den Kampf verzichten'],
  continueOrRetreat: () => ['weiterkämpfen oder zurückziehen?'],
  mustRetreat: () => ['du musst dich zurückziehen'],
  playCharacter: () => ['spiele einen Charakter'],
  playMoreOrGoOn: () => ['spiele einen weiteren Charakter oder mach weiter'],
  goOn: () => ['mach weiter'],
  deadEnd: ({ canPlay }) => [
    canPlay ? 'spiele, was hilft, oder nimm den Zug zurück' : 'so geht es nicht weiter: nimm den Zug zurück',
  ],
  playOrAnnounce: ({ types }) => {
    if (types.length === 2) return ['spiele Verstärkung oder Unterstützung oder sag deine Stärke an'];
    const what = types.includes('booster') ? 'Verstärkung' : 'Unterstützung';
    return [`spiele ${what} oder sag deine Stärke an`];
  },
  announce: () => ['sag deine Stärke an'],
  nameElement: () => ['Feuer oder Erde?'],
  callBluff: () => ['den Bluff anzweifeln?'],
  whichText: () => ['welcher Sondertext kommt als nächster?'],
  whichDragon: () => ['welcher Drache?'],
  whichTarget: ({ by }, names) => parts`auf welche Karte wirkt ${names.card(by)}?`,
  otherTarget: ({ by }, names) => parts`${names.card(by)} auf eine andere Karte wirken lassen?`,
  declineCards: () => ['lege eine bis drei Karten ab'],
  declineMore: () => ['noch mehr Karten ablegen?'],
  payDemand: ({ by }, names) => parts`lege ab, was ${names.card(by)} fordert`,
  useText: ({ by }, names) => parts`${names.card(by)} nutzen?`,
  discardOwn: ({ by }, names) => parts`lege eine Karte für ${names.card(by)} ab`,
  discardRivals: ({ by, of: seat }, names) =>
    parts`welche der ${of(names.person(seat), 'Karten')} legst du für ${names.card(by)} ab?`,
  spareOne: ({ by, of: seat }, names) =>
    parts`welchen der ${of(names.person(seat), 'Charaktere')} verschont ${names.card(by)}?`,
  takeFound: ({ by }, names) => parts`welche Karte nimmst du für ${names.card(by)}?`,
  putUnder: ({ by }, names) => parts`lege Karten für ${names.card(by)} unter den Nachziehstapel`,
  shuffleIn: ({ by }, names) => parts`mische für ${names.card(by)} eine Karte in den Nachziehstapel`,
  returnToHand: ({ by }, names) => parts`nimm für ${names.card(by)} eine Karte auf die Hand zurück`,
  loadShip: ({ by }, names) => parts`lade Karten für ${names.card(by)}`,
  howMany: ({ by }, names) => parts`wie viele Karten für ${names.card(by)}?`,
  chooseForText: ({ by }, names) => parts`wähle für ${names.card(by)}`,
};

export const WAITING: WaitingWords = {
  beginning: (chooser) => clause(chooser, BEGINNEN, 'den Zug'),
  leadership: (chooser) => clause(chooser, ÜBERLEGEN, 'sich eine Führungskarte'),
  startOrDecline: (chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: Kampf beginnen oder verzichten?`,
  continueOrRetreat: (chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: weiterkämpfen oder zurückziehen?`,
  character: (chooser) => clause(chooser, SPIELEN, 'Charaktere'),
  boosterSupport: (chooser) => clause(chooser, SPIELEN, 'Verstärkung oder Unterstützung oder sagt an'),
  element: (chooser) => clause(chooser, NENNEN, 'das Element'),
  call: (chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: Bluff anzweifeln?`,
  text: (chooser, { by }, names) =>
    by === null
      ? clause(chooser, WÄHLEN, 'einen Sondertext')
      : clause(chooser, ENTSCHEIDEN, parts`über ${names.card(by)}`),
  dragon: (chooser) => clause(chooser, WÄHLEN, 'einen Drachen'),
  declining: (chooser) => clause(chooser, ABLEGEN, 'eine bis drei Karten'),
  demand: (chooser, { by }, names) =>
    clause(chooser, ABLEGEN, by === null ? 'Karten' : parts`Karten für ${names.card(by)}`),
};
