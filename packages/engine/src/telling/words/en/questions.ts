import type { CardId } from '../../../vocabulary/card.ts';
import { sayFact } from '../../facts.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Parts, Said } from '../../parts.ts';
import { enumerate } from '../../../words/sentence.ts';
import type { LeadType } from '../../question.ts';
import type { QuestionWords, WaitingWords } from '../language.ts';
import { CONSEQUENCES } from './consequences.ts';
import { does, who, whose } from './grammar.ts';
import { toDiscard } from './payments.ts';

interface ForText {
  readonly by: CardId;
  readonly isOptional: boolean;
}

const forText = (deed: Said, { by, isOptional }: ForText, names: Names): Parts =>
  parts`${deed} for ${names.card(by)}${isOptional ? '?' : ''}`;

const LEAD_CARDS: Readonly<Record<LeadType, string>> = {
  leadership: 'a leadership card',
  ship: 'a ship',
  hyla: 'a Hyla card',
  achievement: 'an achievement card',
};

export const QUESTIONS: QuestionWords = {
  beginTurn: () => ['your turn begins: anything to do first?'],
  retrieve: () => ['take cards back into your hand?'],
  land: () => ['land a ship?'],
  discardBluffs: () => ['discard bluff cards?'],
  lead: ({ types, replace }) => {
    const deeds = [
      ...(types.length === 0
        ? []
        : [
            `play ${enumerate(
              types.map((type) => LEAD_CARDS[type]),
              'or',
            )}`,
          ]),
      ...(replace ? ['replace a card'] : []),
    ];
    return [`${deeds.join(', or ')}?`];
  },
  nothingToLead: () => ['nothing to play in the Leadership phase'],
  meetNow: ({ only }, names) =>
    only === null
      ? ['meet a demand now, or go on']
      : parts`for ${names.card(only.by)}, discard ${toDiscard(only.discard, names)} now, or go on`,
  startOrDecline: () => ['start a fight or decline?'],
  mustDecline: () => ['you have to decline'],
  continueOrRetreat: () => ['continue or retreat?'],
  mustRetreat: () => ['you have to retreat'],
  playCharacter: () => ['play a character'],
  playMoreOrGoOn: () => ['play another character, or go on'],
  goOn: () => ['go on'],
  deadEnd: ({ canPlay }) => [
    canPlay ? 'play another card, or take the turn back' : 'you cannot go on: take the turn back',
  ],
  playOrAnnounce: ({ types }) => {
    if (types.length === 2) return ['play a booster or support cards, or announce'];
    return [types.includes('booster') ? 'play a booster, or announce' : 'play support cards, or announce'];
  },
  announce: () => ['announce your power'],
  nameElement: () => ['Fire or Earth?'],
  callBluff: () => ['call the bluff?'],
  whichText: () => ['which card do you use next?'],
  whichDragon: () => ['which dragon?'],
  whichTarget: ({ by }, names) => parts`choose the target of ${names.card(by)}`,
  otherTarget: ({ by }, names) => parts`choose another target of ${names.card(by)}?`,
  declineCards: () => ['discard one to three cards'],
  declineMore: () => ['discard more cards?'],
  interference: ({ card }, names) =>
    card === null ? ['interfere with the retreat?'] : parts`interfere with ${names.card(card)}?`,
  forfeit: () => ['each discards an achievement card: which?'],
  exchange: () => ['exchange cards of your starting hand?'],
  exchangeMore: () => ['exchange more cards?'],
  payDemand: ({ by, discard, otherwise }, names) =>
    parts`for ${names.card(by)}, discard ${toDiscard(discard, names)}, ${sayFact(CONSEQUENCES, otherwise, names, [])}`,
  pay: (fact, names) => forText(parts`discard ${toDiscard(fact.discard, names)}`, fact, names),
  useText: ({ by }, names) => parts`use ${names.card(by)}?`,
  discardOwn: (fact, names) => forText('discard a card', fact, names),
  discardRivals: (fact, names) =>
    forText(`discard one of ${whose(names.person(fact.of))} cards`, fact, names),
  spareOne: ({ by, of }, names) =>
    parts`which of ${whose(names.person(of))} characters stays? (${names.card(by)})`,
  takeFound: (fact, names) => forText('take a card', fact, names),
  putUnder: (fact, names) => forText('put a card under your draw deck', fact, names),
  shuffleIn: (fact, names) => forText('shuffle a card into your draw deck', fact, names),
  returnToHand: (fact, names) => forText('take a card back into your hand', fact, names),
  loadCard: (fact, names) => forText('load a card', fact, names),
  howMany: ({ by }, names) => parts`how many cards for ${names.card(by)}?`,
  chooseForText: ({ by }, names) => parts`choose for ${names.card(by)}`,
  nothingToChoose: ({ by }, names) => parts`nothing to choose for ${names.card(by)}`,
};

export const WAITING: WaitingWords = {
  beginning: (_, __, chooser) => [`${does(chooser, 'begin')} the turn`],
  leadership: (_, __, chooser) => [`${who(chooser)} may play a leadership card`],
  startOrDecline: (_, __, chooser) => [`${does(chooser, 'decide')}: start a fight or decline?`],
  continueOrRetreat: (_, __, chooser) => [`${does(chooser, 'decide')}: continue or retreat?`],
  character: (_, __, chooser) => [`${does(chooser, 'play')} a character`],
  boosterSupport: (_, __, chooser) => [`${does(chooser, 'decide')}: play on or announce?`],
  element: (_, __, chooser) => [`${does(chooser, 'name')} the element`],
  call: (_, __, chooser) => [`${does(chooser, 'decide')}: call the bluff?`],
  text: ({ by }, names, chooser) =>
    by === null
      ? [`${does(chooser, 'choose')} a text`]
      : parts`${does(chooser, 'decide')} on ${names.card(by)}`,
  dragon: (_, __, chooser) => [`${does(chooser, 'choose')} a dragon`],
  declining: (_, __, chooser) => [`${does(chooser, 'discard')} one to three cards`],
  demand: ({ by }, names, chooser) =>
    by === null
      ? [`${does(chooser, 'discard')} cards`]
      : parts`${does(chooser, 'discard')} cards for ${names.card(by)}`,
  interference: ({ by }, names, chooser) =>
    by === null
      ? [`${who(chooser)} may interfere`]
      : parts`${who(chooser)} may interfere with ${names.card(by)}`,
  forfeit: (_, __, chooser) => [`${does(chooser, 'discard')} an achievement card`],
  exchange: (_, __, chooser) => [`${who(chooser)} may exchange cards`],
};
