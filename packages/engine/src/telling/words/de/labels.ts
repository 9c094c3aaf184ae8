import type { Seat } from '../../../state/layout.ts';
import { cards, someCards } from '../../../words/de/card-sets.ts';
import { phaseName } from '../../../words/index.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Part, Parts } from '../../parts.ts';
import type { Person } from '../../person.ts';
import type { LabelWords } from '../language.ts';
import { ofWhom, owned } from './grammar.ts';

export const cardOf = (owner: Person, card: Part): Parts =>
  owner === 'you' ? [card] : parts`${card} ${ofWhom(owner)}`;

const ofSeat = (seat: Seat | null, card: Part, names: Names): Parts =>
  seat === null ? [card] : cardOf(names.person(seat), card);

const person = (seat: Seat | null, names: Names): Person => (seat === null ? 'you' : names.person(seat));

/** Infinitives, as on every German button. */
export const LABELS: LabelWords = {
  endPhase: ({ phase }) => parts`${phaseName(phase, 'de')} beenden`,
  announceNext: () => ['Stärke ansagen'],
  doneWith: ({ card }, names) => parts`fertig mit ${names.card(card)}`,
  discardNoMore: () => ['nichts weiter ablegen'],
  done: () => ['fertig'],
  refuse: ({ card }, names) => (card === null ? ['nicht nutzen'] : parts`${names.card(card)} nicht nutzen`),
  use: ({ card }, names) => parts`${names.card(card)} nutzen`,
  play: ({ card, isFree, coversNothing }, names) =>
    parts`${names.card(card)}${isFree ? ' als freie Karte' : ''} spielen${coversNothing ? ', ohne etwas zu überdecken' : ''}`,
  bluff: ({ card }, names) => parts`${names.card(card)} verdeckt ausspielen`,
  load: ({ card, ship }, names) =>
    ship === null
      ? parts`${names.card(card)} laden`
      : parts`${names.card(card)} auf ${names.card(ship)} laden`,
  takeIntoHand: ({ card }, names) => parts`${names.card(card)} auf die Hand zurücknehmen`,
  land: ({ card }, names) => parts`${names.card(card)} landen`,
  start: () => ['Kampf beginnen'],
  continue: () => ['weiterkämpfen'],
  decline: () => ['verzichten'],
  retreat: () => ['zurückziehen'],
  announce: ({ element, power }, names) => parts`${power} ${names.element(element)} ansagen`,
  call: () => ['Bluff anzweifeln'],
  trust: () => ['Bluff nicht anzweifeln'],
  meet: ({ card }, names) => parts`die Forderung von ${names.card(card)} erfüllen`,
  discard: ({ card, of }, names) => parts`${ofSeat(of, names.card(card), names)} ablegen`,
  discardFaceDown: ({ place, of }, names) =>
    parts`${owned(person(of, names), 'verdeckte Karte', 'accusative')} auf Platz ${place} ablegen`,
  discardAtRandom: ({ of }, names) =>
    parts`eine zufällige Karte aus ${owned(person(of, names), 'Hand', 'dative')} ablegen`,
  discardAll: ({ types, of }, names) =>
    parts`alle ${cards({ types }, 'und')} ${ofWhom(person(of, names))} ablegen`,
  take: ({ card }, names) => parts`${names.card(card)} nehmen`,
  under: ({ card }, names) => parts`${names.card(card)} unter den Nachziehstapel legen`,
  shuffleIn: ({ card }, names) => parts`${names.card(card)} in den Nachziehstapel mischen`,
  replace: ({ card }, names) => parts`${names.card(card)} ablegen und eine andere Karte ziehen`,
  letThrough: ({ card }, names) =>
    card === null ? ['nicht stören'] : parts`${names.card(card)} nicht stören`,
  keepHand: () => ['diese Karten behalten'],
  keepRest: () => ['den Rest behalten'],
  target: ({ card, by }, names) =>
    by === null
      ? parts`${names.card(card)} wählen`
      : parts`${names.card(by)} auf ${names.card(card)} wirken lassen`,
  spare: ({ card, of }, names) => parts`${ofSeat(of, names.card(card), names)} liegen lassen`,
  leaveTarget: () => ['alles so lassen'],
  attractToSide: ({ dragon }, names) => parts`${names.dragon(dragon)} auf deine Seite holen`,
  attractToBoard: ({ dragon }, names) => parts`${names.dragon(dragon)} zurück auf den Spielplan schicken`,
  draw: ({ number }) => [number === 0 ? 'nichts ziehen' : `${someCards(number)} ziehen`],
  reveal: ({ number }) => [`${someCards(number)} aufdecken`],
  takeBack: () => ['Zug zurücknehmen'],
};
