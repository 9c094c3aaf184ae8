import { cards } from '../../../words/en/card-sets.ts';
import { phaseName } from '../../../words/index.ts';
import { parts } from '../../parts.ts';
import type { Part, Parts } from '../../parts.ts';
import type { Names } from '../../names.ts';
import type { Person } from '../../person.ts';
import type { Seat } from '../../../state/layout.ts';
import type { LabelWords } from '../language.ts';
import { counted, whose } from './grammar.ts';

export const cardOf = (owner: Person, card: Part): Parts => parts`${whose(owner)} ${card}`;

const owned = (of: Seat | null, card: Part, names: Names): Parts =>
  of === null ? [card] : cardOf(names.person(of), card);

const of = (seat: Seat | null, names: Names): string => (seat === null ? 'your' : whose(names.person(seat)));

export const LABELS: LabelWords = {
  endPhase: ({ phase }) => parts`end the ${phaseName(phase, 'en')}`,
  announceNext: () => ['announce your power'],
  doneWith: ({ card }, names) => parts`done with ${names.card(card)}`,
  discardNoMore: () => ['discard no more'],
  done: () => ['done'],
  refuse: ({ card }, names) => (card === null ? ['do not'] : parts`do not use ${names.card(card)}`),
  use: ({ card }, names) => parts`use ${names.card(card)}`,
  play: ({ card, isFree, coversNothing }, names) =>
    parts`play ${names.card(card)}${isFree ? ' as a free card' : ''}${coversNothing ? ', covering nothing' : ''}`,
  bluff: ({ card }, names) => parts`lay ${names.card(card)} face down`,
  load: ({ card, ship }, names) =>
    ship === null
      ? parts`load ${names.card(card)}`
      : parts`load ${names.card(card)} onto ${names.card(ship)}`,
  takeIntoHand: ({ card }, names) => parts`take ${names.card(card)} back into your hand`,
  land: ({ card }, names) => parts`land ${names.card(card)}`,
  start: () => ['start a fight'],
  continue: () => ['continue the fight'],
  decline: () => ['decline to fight'],
  retreat: () => ['retreat'],
  announce: ({ element, power }, names) => parts`announce ${power} ${names.element(element)}`,
  call: () => ['call the bluff'],
  trust: () => ['do not call the bluff'],
  meet: ({ card }, names) => parts`meet the demand of ${names.card(card)}`,
  discard: ({ card, of }, names) => parts`discard ${owned(of, names.card(card), names)}`,
  discardFaceDown: ({ place, of: seat }, names) =>
    parts`discard ${of(seat, names)} face-down card at place ${place}`,
  discardAtRandom: ({ of: seat }, names) => parts`discard a random card from ${of(seat, names)} hand`,
  discardAll: ({ types, of: seat }, names) =>
    parts`discard all of ${of(seat, names)} ${cards({ types }, 'and')}`,
  take: ({ card }, names) => parts`take ${names.card(card)}`,
  under: ({ card }, names) => parts`put ${names.card(card)} under your draw deck`,
  shuffleIn: ({ card }, names) => parts`shuffle ${names.card(card)} into your draw deck`,
  replace: ({ card }, names) => parts`discard ${names.card(card)} and draw another card`,
  letThrough: ({ card }, names) =>
    card === null ? ['do not interfere'] : parts`do not interfere with ${names.card(card)}`,
  keepHand: () => ['keep these cards'],
  keepRest: () => ['keep the rest'],
  target: ({ card, by }, names) =>
    by === null ? parts`choose ${names.card(card)}` : parts`let ${names.card(by)} act on ${names.card(card)}`,
  spare: ({ card, of }, names) => parts`let ${owned(of, names.card(card), names)} stay`,
  leaveTarget: () => ['leave it as it is'],
  attractToSide: ({ dragon }, names) => parts`bring ${names.dragon(dragon)} to your side`,
  attractToBoard: ({ dragon }, names) => parts`send ${names.dragon(dragon)} back to the board`,
  draw: ({ number }) => [number === 0 ? 'draw nothing' : `draw ${counted(number, 'card')}`],
  reveal: ({ number }) => [`reveal ${counted(number, 'card')}`],
  takeBack: () => ['take the turn back'],
};
