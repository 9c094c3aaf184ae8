import type { EndReason, Place } from '../../../state/events.ts';
import { rivalOf } from '../../../state/layout.ts';
import {
  ABLEGEN,
  DURCHSUCHEN,
  LADEN,
  MISCHEN,
  SPIELEN,
  ZIEHEN,
  ZURÜCKNEHMEN,
  ZURÜCKZIEHEN,
} from '../../../vocabulary/words/de/grammar.ts';
import type { CardId } from '../../../vocabulary/card.ts';
import type { MovedTogether } from '../../events.ts';
import type { Names } from '../../names.ts';
import { capital, listed, parts } from '../../parts.ts';
import type { Part, Parts } from '../../parts.ts';
import type { Person } from '../../voice.ts';
import type { EventWords } from '../language.ts';
import {
  accusative,
  ANSAGEN,
  ANZWEIFELN,
  because,
  BEGINNEN,
  cards,
  clause,
  crystals,
  GEWINNEN,
  LANDEN,
  nominative,
  owned,
  reflexive,
  VERZICHTEN,
} from './grammar.ts';
import type { Gender } from './grammar.ts';

const REASONS: Readonly<Record<EndReason, string>> = {
  fourthDragon: 'durch den vierten Drachen',
  cardsOut: 'weil die Karten aufgebraucht sind',
  impossibleTurn: 'wegen eines unmöglichen Zuges',
};

const PLACES: Readonly<Record<Place, readonly [string, Gender]>> = {
  hand: ['Hand', 'feminine'],
  drawDeck: ['Nachziehstapel', 'masculine'],
  combat: ['Kampfbereich', 'masculine'],
  support: ['Unterstützungsbereich', 'masculine'],
  discardPile: ['Ablagestapel', 'masculine'],
  leaderArea: ['Anführerbereich', 'masculine'],
  influence: ['Einflussbereich', 'masculine'],
  landed: ['Ufer', 'neuter'],
  aboard: ['Schiff', 'neuter'],
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
  aboard: 'auf ein Schiff',
};

function from(person: Person, place: Place): string {
  const [noun, gender] = PLACES[place];
  const isOnTop = place === 'landed' || place === 'aboard';
  return `${isOnTop ? 'von' : 'aus'} ${owned(person, noun, gender, 'dative')}`;
}

const allOf = (ids: readonly CardId[], names: Names): Parts =>
  ids.length === 0 ? ['keine Karten'] : listed(ids.map(names.card), 'und');

function moved({ seat, cards: gone, from: start, to, by, ship }: MovedTogether, names: Names): Parts {
  const person = names.person(seat);
  const known = gone.flatMap((card) => (card === null ? [] : [names.card(card)]));
  const unknown = gone.length - known.length;
  const what = listed(unknown === 0 ? known : [...known, cards(unknown)], 'und');
  const why = because(by, names);
  if (start === 'drawDeck' && to === 'hand') return parts`${clause(person, ZIEHEN, what)}${why}.`;
  if (start === 'hand' && to === 'discardPile') return parts`${clause(person, ABLEGEN, what)}${why}.`;
  if (to === 'aboard' && ship !== undefined)
    return parts`${clause(person, LADEN, what, parts`auf ${names.card(ship)}`)}.`;
  if (by === 'retrieve') return parts`${clause(person, ZURÜCKNEHMEN, what, 'auf die Hand')}.`;
  const go = gone.length === 1 ? 'kommt' : 'kommen';
  return parts`${what} ${go} ${from(person, start)} ${INTO[to]}${why}.`;
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
  shuffled: ({ seat }, names) => parts`${clause(names.person(seat), MISCHEN, 'den Nachziehstapel')}.`,
  searched: ({ seat, place, by }, names) =>
    parts`${clause(names.person(seat), DURCHSUCHEN, `den ${PLACES[place][0]}`)}${because(by, names)}.`,
  disclosed: ({ seat, cards: shown }, names) =>
    parts`${owned(names.person(seat), 'Hand', 'feminine', 'nominative')} wird offengelegt: ${allOf(shown, names)}.`,
  landed: ({ seat, ship }, names) => parts`${clause(names.person(seat), LANDEN, names.card(ship))}.`,
  targeted: ({ by, card }, names) => parts`${names.card(by)} wirkt auf ${names.card(card)}.`,
  refused: ({ card }, names) => parts`${names.card(card)} wird nicht genutzt.`,
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
        : `kommt auf ${owned(names.person(to), 'Seite', 'feminine', 'accusative')}`;
    return parts`${names.dragon(dragon)} ${where}${because(by, names)}.`;
  },
  fightEnded: () => ['der Kampf ist zu Ende.'],
  tookBack: ({ seat }, names) => parts`${clause(names.person(seat), ZURÜCKNEHMEN, 'den Zug')}.`,
  gameEnded: ({ winner, crystals: number, reason }, names) => {
    const wins = clause(names.person(winner), GEWINNEN, crystals(number), REASONS[reason]);
    return parts`das Spiel ist zu Ende. ${capital(wins)}.`;
  },
};
