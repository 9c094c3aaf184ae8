import { parts } from '../../parts.ts';
import type { QuestionWords, WaitingWords } from '../language.ts';
import { does, whose } from './grammar.ts';

export const QUESTIONS: QuestionWords = {
  beginTurn: () => ['your turn begins: anything to do first?'],
  retrieve: () => ['take cards back into your hand?'],
  land: () => ['land a ship?'],
  discardBluffs: () => ['discard bluff cards?'],
  lead: ({ ships, leadership }) => {
    if (!ships) return ['play a leadership card?'];
    return [leadership ? 'play a leadership card or a ship?' : 'play a ship?'];
  },
  nothingToLead: () => ['nothing to play in the Leadership phase'],
  startOrDecline: () => ['start a fight or decline?'],
  mustDecline: () => ['you have to decline'],
  continueOrRetreat: () => ['continue or retreat?'],
  mustRetreat: () => ['you have to retreat'],
  playCharacter: () => ['play a character'],
  playMoreOrGoOn: () => ['play another character, or go on'],
  goOn: () => ['go on'],
  deadEnd: ({ canPlay }) => [
    canPlay ? 'play what helps, or take the turn back' : 'you cannot go on: take the turn back',
  ],
  playOrAnnounce: ({ types }) => {
    if (types.length === 2) return ['play a booster or support cards, or announce'];
    return [types.includes('booster') ? 'play a booster, or announce' : 'play support cards, or announce'];
  },
  announce: () => ['announce your power'],
  nameElement: () => ['Fire or Earth?'],
  callBluff: () => ['call the bluff?'],
  whichText: () => ['which text comes next?'],
  whichDragon: () => ['which dragon?'],
  whichTarget: ({ by }, names) => parts`on which card does ${names.card(by)} act?`,
  otherTarget: ({ by }, names) => parts`let ${names.card(by)} act on another card?`,
  declineCards: () => ['discard one to three cards'],
  declineMore: () => ['discard more cards?'],
  payDemand: ({ by }, names) => parts`discard what ${names.card(by)} demands`,
  useText: ({ by }, names) => parts`use ${names.card(by)}?`,
  discardOwn: ({ by }, names) => parts`discard a card for ${names.card(by)}`,
  discardRivals: ({ by, of }, names) =>
    parts`discard which of ${whose(names.person(of))} cards for ${names.card(by)}?`,
  spareOne: ({ by, of }, names) =>
    parts`which of ${whose(names.person(of))} characters does ${names.card(by)} spare?`,
  takeFound: ({ by }, names) => parts`which card do you take for ${names.card(by)}?`,
  putUnder: ({ by }, names) => parts`put cards under your draw deck for ${names.card(by)}`,
  shuffleIn: ({ by }, names) => parts`shuffle a card into your draw deck for ${names.card(by)}`,
  returnToHand: ({ by }, names) => parts`take a card back into your hand for ${names.card(by)}`,
  loadShip: ({ by }, names) => parts`load cards for ${names.card(by)}`,
  howMany: ({ by }, names) => parts`how many cards for ${names.card(by)}?`,
  chooseForText: ({ by }, names) => parts`choose for ${names.card(by)}`,
};

export const WAITING: WaitingWords = {
  beginning: (chooser) => [`${does(chooser, 'begin')} the turn`],
  leadership: (chooser) => [`${does(chooser, 'think')} about a leadership card`],
  startOrDecline: (chooser) => [`${does(chooser, 'decide')}: start a fight or decline?`],
  continueOrRetreat: (chooser) => [`${does(chooser, 'decide')}: continue or retreat?`],
  character: (chooser) => [`${does(chooser, 'play')} characters`],
  boosterSupport: (chooser) => [`${does(chooser, 'play')} boosters or support cards, or announces`],
  element: (chooser) => [`${does(chooser, 'name')} the element`],
  call: (chooser) => [`${does(chooser, 'decide')}: call the bluff?`],
  text: (chooser, { by }, names) =>
    by === null
      ? [`${does(chooser, 'choose')} a text`]
      : parts`${does(chooser, 'decide')} on ${names.card(by)}`,
  dragon: (chooser) => [`${does(chooser, 'choose')} a dragon`],
  declining: (chooser) => [`${does(chooser, 'discard')} one to three cards`],
  demand: (chooser, { by }, names) =>
    by === null
      ? [`${does(chooser, 'discard')} cards`]
      : parts`${does(chooser, 'discard')} cards for ${names.card(by)}`,
};
