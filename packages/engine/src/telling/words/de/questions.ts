import { ABLEGEN, SPIELEN } from '../../../words/de/grammar.ts';
import type { CardId } from '../../../vocabulary/card.ts';
import { sayFact } from '../../facts.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Parts, Said } from '../../parts.ts';
import { enumerate } from '../../../words/sentence.ts';
import type { LeadType } from '../../question.ts';
import type { QuestionWords, WaitingWords } from '../language.ts';
import { CONSEQUENCES } from './consequences.ts';
import { BEGINNEN, clause, ENTSCHEIDEN, may, NENNEN, ofWhom, WÄHLEN } from './grammar.ts';
import { toDiscard } from './payments.ts';

interface ForText {
  readonly by: CardId;
  readonly isOptional: boolean;
}

const forText = (deed: Said, { by, isOptional }: ForText, names: Names): Parts =>
  parts`für ${names.card(by)} ${deed}${isOptional ? '?' : ''}`;

const LEAD_CARDS: Readonly<Record<LeadType, string>> = {
  leadership: 'eine Führungskarte',
  ship: 'ein Schiff',
  hyla: 'eine Hyla-Karte',
  achievement: 'eine Kristallkarte',
};

export const QUESTIONS: QuestionWords = {
  beginTurn: () => ['dein Zug beginnt: Willst du vorher etwas tun?'],
  retrieve: () => ['Karten auf die Hand zurücknehmen?'],
  land: () => ['ein Schiff landen?'],
  discardBluffs: () => ['Bluffkarten ablegen?'],
  lead: ({ types, replace }) => {
    const deeds = [
      ...(types.length === 0
        ? []
        : [
            `${enumerate(
              types.map((type) => LEAD_CARDS[type]),
              'oder',
            )} spielen`,
          ]),
      ...(replace ? ['eine Karte tauschen'] : []),
    ];
    return [`${deeds.join(' oder ')}?`];
  },
  nothingToLead: () => ['in der Führungsphase ist nichts zu spielen'],
  meetNow: ({ only }, names) =>
    only === null
      ? ['jetzt eine Forderung erfüllen oder weitermachen']
      : parts`lege jetzt für ${names.card(only.by)} ${toDiscard(only.discard, names)} ab oder mach weiter`,
  startOrDecline: () => ['Kampf beginnen oder verzichten?'],
  mustDecline: () => ['du musst auf den Kampf verzichten'],
  continueOrRetreat: () => ['weiterkämpfen oder zurückziehen?'],
  mustRetreat: () => ['du musst dich zurückziehen'],
  playCharacter: () => ['spiele einen Charakter'],
  playMoreOrGoOn: () => ['spiele einen weiteren Charakter oder mach weiter'],
  goOn: () => ['mach weiter'],
  deadEnd: ({ canPlay }) => [
    canPlay
      ? 'spiele eine weitere Karte oder nimm den Zug zurück'
      : 'so geht es nicht weiter: nimm den Zug zurück',
  ],
  playOrAnnounce: ({ types }) => {
    if (types.length === 2) return ['spiele Verstärkung oder Unterstützung oder sag deine Stärke an'];
    const what = types.includes('booster') ? 'Verstärkung' : 'Unterstützung';
    return [`spiele ${what} oder sag deine Stärke an`];
  },
  announce: () => ['sag deine Stärke an'],
  nameElement: () => ['Feuer oder Erde?'],
  callBluff: () => ['den Bluff anzweifeln?'],
  whichText: () => ['welche Karte nutzt du als nächste?'],
  whichDragon: () => ['welcher Drache?'],
  whichTarget: ({ by }, names) => parts`wähle das Ziel von ${names.card(by)}`,
  otherTarget: ({ by }, names) => parts`ein anderes Ziel von ${names.card(by)} wählen?`,
  declineCards: () => ['lege eine bis drei Karten ab'],
  declineMore: () => ['noch mehr Karten ablegen?'],
  interference: ({ card }, names) =>
    card === null ? ['den Rückzug stören?'] : parts`${names.card(card)} stören?`,
  forfeit: () => ['jeder legt eine Kristallkarte ab: welche?'],
  exchange: () => ['Karten deiner Starthand tauschen?'],
  exchangeMore: () => ['noch mehr Karten tauschen?'],
  payDemand: ({ by, discard, otherwise }, names) =>
    parts`lege für ${names.card(by)} ${toDiscard(discard, names)} ab, ${sayFact(CONSEQUENCES, otherwise, names, [])}`,
  pay: (fact, names) => forText(parts`${toDiscard(fact.discard, names)} ablegen`, fact, names),
  useText: ({ by }, names) => parts`${names.card(by)} nutzen?`,
  discardOwn: (fact, names) => forText('eine Karte ablegen', fact, names),
  discardRivals: (fact, names) => forText(`eine Karte ${ofWhom(names.person(fact.of))} ablegen`, fact, names),
  spareOne: ({ by, of }, names) =>
    parts`welcher Charakter ${ofWhom(names.person(of))} bleibt liegen? (${names.card(by)})`,
  takeFound: (fact, names) => forText('eine Karte nehmen', fact, names),
  putUnder: (fact, names) => forText('eine Karte unter den Nachziehstapel legen', fact, names),
  shuffleIn: (fact, names) => forText('eine Karte in den Nachziehstapel mischen', fact, names),
  returnToHand: (fact, names) => forText('eine Karte auf die Hand zurücknehmen', fact, names),
  loadCard: (fact, names) => forText('eine Karte laden', fact, names),
  howMany: ({ by }, names) => parts`wie viele Karten für ${names.card(by)}?`,
  chooseForText: ({ by }, names) => parts`wähle für ${names.card(by)}`,
  nothingToChoose: ({ by }, names) => parts`für ${names.card(by)} gibt es nichts zu wählen`,
};

export const WAITING: WaitingWords = {
  beginning: (_, __, chooser) => clause(chooser, BEGINNEN, 'den Zug'),
  leadership: (_, __, chooser) => [`${may(chooser)} eine Führungskarte spielen`],
  startOrDecline: (_, __, chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: Kampf beginnen oder verzichten?`,
  continueOrRetreat: (_, __, chooser) =>
    parts`${clause(chooser, ENTSCHEIDEN)}: weiterkämpfen oder zurückziehen?`,
  character: (_, __, chooser) => clause(chooser, SPIELEN, 'einen Charakter'),
  boosterSupport: (_, __, chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: weiterspielen oder ansagen?`,
  element: (_, __, chooser) => clause(chooser, NENNEN, 'das Element'),
  call: (_, __, chooser) => parts`${clause(chooser, ENTSCHEIDEN)}: Bluff anzweifeln?`,
  text: ({ by }, names, chooser) =>
    by === null
      ? clause(chooser, WÄHLEN, 'einen Sondertext')
      : clause(chooser, ENTSCHEIDEN, parts`über ${names.card(by)}`),
  dragon: (_, __, chooser) => clause(chooser, WÄHLEN, 'einen Drachen'),
  declining: (_, __, chooser) => clause(chooser, ABLEGEN, 'eine bis drei Karten'),
  demand: ({ by }, names, chooser) =>
    clause(chooser, ABLEGEN, by === null ? 'Karten' : parts`Karten für ${names.card(by)}`),
  interference: ({ by }, names, chooser) =>
    by === null ? [`${may(chooser)} stören`] : parts`${may(chooser)} ${names.card(by)} stören`,
  forfeit: (_, __, chooser) => clause(chooser, ABLEGEN, 'eine Kristallkarte'),
  exchange: (_, __, chooser) => [`${may(chooser)} Karten tauschen`],
};
