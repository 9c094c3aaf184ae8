import type { EndReason, Place } from '../../../state/events.ts';
import { rivalOf } from '../../../state/layout.ts';
import type { CardId } from '../../../vocabulary/card.ts';
import { movementOf } from '../../movement.ts';
import type { MovedTogether } from '../../movement.ts';
import type { Names } from '../../names.ts';
import { capital, listed, parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';
import type { EventWords } from '../language.ts';
import { because, counted, does, some, who, whose } from './grammar.ts';

const MANNER = { itself: '', free: ' as a free card', bluff: ' face down' } as const;

const REASONS: Readonly<Record<EndReason, string>> = {
  fourthDragon: 'by the fourth dragon',
  cardsOut: 'as the cards have run out',
  impossibleTurn: 'because of an impossible turn',
  lastTurn: 'as the last turn is over',
};

const PLACES: Readonly<Record<Place, string>> = {
  hand: 'hand',
  drawDeck: 'the draw deck',
  combat: 'the combat area',
  support: 'the support area',
  discardPile: 'the discard pile',
  leaderArea: 'the leader area',
  influence: 'the influence area',
  landed: 'the shore',
  aboard: 'the ship',
  beside: 'the table',
};

const cards = (ids: readonly CardId[], names: Names): Parts =>
  ids.length === 0 ? ['no cards'] : listed(ids.map(names.card), 'and');

function moved(event: MovedTogether, names: Names): Parts {
  const { seat, cards, from, ship } = event;
  const known = cards.flatMap((card) => (card === null ? [] : [names.card(card)]));
  const unknown = cards.length - known.length;
  const what = listed(unknown === 0 ? known : [...known, some(unknown, 'card')], 'and');
  const why = because(event.by, names);
  const person = names.person(seat);
  const origin = `from ${PLACES[from]}`;
  switch (movementOf(event)) {
    case 'draw':
      return parts`${does(person, 'draw')} ${what}${why}.`;
    case 'discard':
      return parts`${does(person, 'discard')} ${what}${from === 'hand' ? '' : ` ${origin}`}${why}.`;
    case 'load':
      return parts`${does(person, 'load')} ${what} onto ${ship === undefined ? 'a ship' : names.card(ship)}.`;
    case 'retrieve':
      return parts`${does(person, 'take')} ${what} back into hand.`;
    case 'take':
      return parts`${does(person, 'take')} ${what} ${origin} into hand${why}.`;
    case 'put':
      return parts`${does(person, 'put')} ${what} ${origin} into ${PLACES[event.to]}${why}.`;
  }
}

export const EVENTS: EventWords = {
  turnBegan: ({ seat, turn }, names) => {
    const person = names.person(seat);
    if (person === 'you') return [`turn ${turn}: yours`];
    return [`turn ${turn}: ${person === 'rival' ? whose(person) : person.name}`];
  },
  played: ({ seat, card, as }, names) =>
    parts`${does(names.person(seat), 'play')} ${card === null ? 'a card' : names.card(card)}${MANNER[as]}.`,
  moved,
  declared: ({ seat, card }, names) => parts`${does(names.person(seat), 'declare')} ${names.card(card)}.`,
  cancelled: ({ card }, names) => parts`${names.card(card)} is cancelled.`,
  shuffled: ({ seat }, names) => [`${does(names.person(seat), 'shuffle')} the draw deck.`],
  searched: ({ seat, place, by }, names) =>
    parts`${does(names.person(seat), 'search')} ${PLACES[place]}${because(by, names)}.`,
  disclosed: ({ seat, cards: shown }, names) =>
    parts`${whose(names.person(seat))} hand is disclosed: ${cards(shown, names)}.`,
  landed: ({ seat, ship }, names) => parts`${does(names.person(seat), 'land')} ${names.card(ship)}.`,
  targeted: ({ by, card }, names) => parts`${names.card(card)} is the target of ${names.card(by)}.`,
  refused: ({ seat, card }, names) => {
    const person = names.person(seat);
    return parts`${who(person)} ${person === 'you' ? 'do' : 'does'} not use ${names.card(card)}.`;
  },
  elementChanged: ({ element, by }, names) =>
    parts`the fight is now over ${names.element(element)}${because(by, names)}.`,
  started: ({ seat }, names) => [`${does(names.person(seat), 'start')} a fight.`],
  declined: ({ seat }, names) => [`${does(names.person(seat), 'decline')} to fight.`],
  demandMet: ({ card }, names) => parts`the demand of ${names.card(card)} is met.`,
  announced: ({ seat, power, element }, names) =>
    parts`${does(names.person(seat), 'announce')} ${power} ${names.element(element)}.`,
  called: ({ seat, revealed, honest }, names) =>
    parts`${does(names.person(seat), 'call')} the bluff: ${cards(revealed, names)}. It was ${honest ? 'no' : 'a'} bluff.`,
  retreated: ({ seat, dragons }, names) => {
    const prize =
      dragons === 0 ? '' : `: ${counted(dragons, 'dragon')} for ${who(names.person(rivalOf(seat)))}`;
    return [`${does(names.person(seat), 'retreat')}${prize}.`];
  },
  dragonMoved: ({ dragon, to, by }, names) => {
    const where = to === 'board' ? 'the board' : `${whose(names.person(to))} side`;
    return parts`${names.dragon(dragon)} goes to ${where}${because(by, names)}.`;
  },
  fightEnded: () => ['the fight is over.'],
  tookBack: ({ seat }, names) => [`${does(names.person(seat), 'take')} the turn back.`],
  gameEnded: ({ winner, crystals, reason }, names) => {
    const wins = `${does(names.person(winner), 'win')} ${counted(crystals, 'crystal')} ${REASONS[reason]}.`;
    return parts`the game is over. ${capital([wins])}`;
  },
};
