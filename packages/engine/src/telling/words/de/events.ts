import type { EndReason, Place } from '../../../state/events.ts';
import { rivalOf } from '../../../state/layout.ts';
import { someCards } from '../../../words/de/card-sets.ts';
import {
  ABLEGEN,
  DURCHSUCHEN,
  LADEN,
  LEGEN,
  MISCHEN,
  NEHMEN,
  SPIELEN,
  ZIEHEN,
  ZURÜCKNEHMEN,
  ZURÜCKZIEHEN,
} from '../../../words/de/grammar.ts';
import type { CardId } from '../../../vocabulary/card.ts';
import { movementOf } from '../../movement.ts';
import type { MovedTogether } from '../../movement.ts';
import type { Names } from '../../names.ts';
import { capital, listed, parts } from '../../parts.ts';
import type { Part, Parts } from '../../parts.ts';
import type { EventWords } from '../language.ts';
import {
  accusative,
  ANKÜNDIGEN,
  ANSAGEN,
  ANZWEIFELN,
  because,
  BEGINNEN,
  clause,
  crystals,
  GEWINNEN,
  LANDEN,
  nominative,
  NUTZEN,
  owned,
  reflexive,
  VERZICHTEN,
} from './grammar.ts';

const REASONS: Readonly<Record<EndReason, string>> = {
  fourthDragon: ' durch den vierten Drachen',
  cardsOut: ', weil die Karten aufgebraucht sind',
  impossibleTurn: ' wegen eines unmöglichen Zuges',
  lastTurn: ', weil der letzte Zug vorbei ist',
};

const OUT_OF: Readonly<Record<Place, string>> = {
  hand: 'aus der Hand',
  drawDeck: 'aus dem Nachziehstapel',
  combat: 'aus dem Kampfbereich',
  support: 'aus dem Unterstützungsbereich',
  discardPile: 'aus dem Ablagestapel',
  leaderArea: 'aus dem Anführerbereich',
  influence: 'aus dem Einflussbereich',
  landed: 'vom Ufer',
  aboard: 'vom Schiff',
  beside: 'vom Tisch',
};

const INTO: Readonly<Record<Place, string>> = {
  hand: 'auf die Hand',
  drawDeck: 'in den Nachziehstapel',
  combat: 'in den Kampfbereich',
  support: 'in den Unterstützungsbereich',
  discardPile: 'auf den Ablagestapel',
  leaderArea: 'in den Anführerbereich',
  influence: 'in den Einflussbereich',
  landed: 'ans Ufer',
  aboard: 'auf das Schiff',
  beside: 'auf den Tisch',
};

const SEARCHED = { drawDeck: 'den Nachziehstapel', discardPile: 'den Ablagestapel' } as const;

const allOf = (ids: readonly CardId[], names: Names): Parts =>
  ids.length === 0 ? ['keine Karten'] : listed(ids.map(names.card), 'und');

function moved(event: MovedTogether, names: Names): Parts {
  const { seat, from, ship } = event;
  const known = event.cards.flatMap((card) => (card === null ? [] : [names.card(card)]));
  const unknown = event.cards.length - known.length;
  const what = listed(unknown === 0 ? known : [...known, someCards(unknown)], 'und');
  const why = because(event.by, names);
  const person = names.person(seat);
  switch (movementOf(event)) {
    case 'draw':
      return parts`${clause(person, ZIEHEN, what)}${why}.`;
    case 'discard':
      return parts`${from === 'hand' ? clause(person, ABLEGEN, what) : clause(person, ABLEGEN, what, OUT_OF[from])}${why}.`;
    case 'load':
      return parts`${clause(person, LADEN, what, parts`auf ${ship === undefined ? 'ein Schiff' : names.card(ship)}`)}.`;
    case 'retrieve':
      return parts`${clause(person, ZURÜCKNEHMEN, what, INTO.hand)}.`;
    case 'take':
      return parts`${clause(person, NEHMEN, what, OUT_OF[from], INTO.hand)}${why}.`;
    case 'put':
      return parts`${clause(person, LEGEN, what, OUT_OF[from], INTO[event.to])}${why}.`;
  }
}

function manner(card: Part, as: 'itself' | 'free' | 'bluff'): Parts {
  switch (as) {
    case 'itself':
      return [card];
    case 'free':
      return parts`${card} als freie Karte`;
    case 'bluff':
      return parts`${card} verdeckt`;
  }
}

export const EVENTS: EventWords = {
  turnBegan: ({ seat, turn }, names) => [`Zug ${turn}: ${nominative(names.person(seat))}`],
  played: ({ seat, card, as }, names) =>
    parts`${clause(names.person(seat), SPIELEN, manner(card === null ? 'eine Karte' : names.card(card), as))}.`,
  moved,
  declared: ({ seat, card }, names) => parts`${clause(names.person(seat), ANKÜNDIGEN, names.card(card))}.`,
  cancelled: ({ card }, names) => parts`${names.card(card)} ist aufgehoben.`,
  shuffled: ({ seat }, names) => parts`${clause(names.person(seat), MISCHEN, 'den Nachziehstapel')}.`,
  searched: ({ seat, place, by }, names) =>
    parts`${clause(names.person(seat), DURCHSUCHEN, SEARCHED[place])}${because(by, names)}.`,
  disclosed: ({ seat, cards: shown }, names) =>
    parts`${owned(names.person(seat), 'Hand', 'nominative')} wird offengelegt: ${allOf(shown, names)}.`,
  landed: ({ seat, ship }, names) => parts`${clause(names.person(seat), LANDEN, names.card(ship))}.`,
  targeted: ({ by, card }, names) => parts`${names.card(card)} ist das Ziel von ${names.card(by)}.`,
  refused: ({ seat, card }, names) =>
    parts`${clause(names.person(seat), NUTZEN, names.card(card), 'nicht')}.`,
  elementChanged: ({ element, by }, names) =>
    parts`der Kampf geht jetzt um ${names.element(element)}${because(by, names)}.`,
  started: ({ seat }, names) => parts`${clause(names.person(seat), BEGINNEN, 'einen Kampf')}.`,
  declined: ({ seat }, names) => parts`${clause(names.person(seat), VERZICHTEN, 'auf den Kampf')}.`,
  demandMet: ({ card }, names) => parts`die Forderung von ${names.card(card)} ist erfüllt.`,
  announced: ({ seat, power, element }, names) =>
    parts`${clause(names.person(seat), ANSAGEN, parts`${power} ${names.element(element)}`)}.`,
  called: ({ seat, revealed, honest }, names) =>
    parts`${clause(names.person(seat), ANZWEIFELN, 'den Bluff')}: ${allOf(revealed, names)}. Es war ${honest ? 'kein' : 'ein'} Bluff.`,
  retreated: ({ seat, dragons }, names) => {
    const person = names.person(seat);
    const winner = accusative(names.person(rivalOf(seat)));
    const prize = dragons === 0 ? '' : `: ${dragons === 1 ? '1 Drache' : `${dragons} Drachen`} für ${winner}`;
    return parts`${clause(person, ZURÜCKZIEHEN, reflexive(person))}${prize}.`;
  },
  dragonMoved: ({ dragon, to, by }, names) => {
    const where =
      to === 'board'
        ? 'kehrt auf den Spielplan zurück'
        : `kommt auf ${owned(names.person(to), 'Seite', 'accusative')}`;
    return parts`${names.dragon(dragon)} ${where}${because(by, names)}.`;
  },
  fightEnded: () => ['der Kampf ist zu Ende.'],
  tookBack: ({ seat }, names) => parts`${clause(names.person(seat), ZURÜCKNEHMEN, 'den Zug')}.`,
  gameEnded: ({ winner, crystals: number, reason }, names) => {
    const wins = clause(names.person(winner), GEWINNEN, crystals(number));
    return parts`das Spiel ist zu Ende. ${capital(wins)}${REASONS[reason]}.`;
  },
};
