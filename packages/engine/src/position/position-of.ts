import { contestedElement } from '../compile/element.ts';
import { deckOf } from '../cards/index.ts';
import { RulesError } from '../rules-error.ts';
import { deckListOf } from '../compile/game.ts';
import type { Deck } from '../compile/game.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AGENDA_SIZE,
  BESIDE,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DECK,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  EMPTY_SINCE,
  EMISSARIES,
  FIGHT,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  MET,
  PHASE,
  PHASES,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  REVEALED,
  SHIPS,
  STARTING,
  SUPPORT,
  TAKE_BACKS,
  TAKEN,
  TURN_NUMBER,
  TURN_SEAT,
  UNDER,
  USED,
  zone,
} from '../state/layout.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import type { Seat } from '../state/layout.ts';
import type { Dragon } from '../vocabulary/card.ts';
import { cardsIn, has } from '../state/sets.ts';
import { inMask } from '../compile/mask.ts';
import { workbenchFor } from '../state/workbench.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { generatorWords } from '../state/chance.ts';
import { bluffRecord } from '../state/bluff-record.ts';
import { deckOrder } from '../state/draw-deck.ts';
import { link, targetOf } from '../state/links.ts';
import { PEOPLES } from '../vocabulary/card.ts';
import type { CardId } from '../vocabulary/card.ts';
import { POSITION_PHASES } from './position.ts';
import type { Position, PositionPhase, SeatPosition, TurnFacts } from './position.ts';
import { readFacts } from '../state/turn-facts.ts';

/** The inverse of `stateFromPosition`, for states between the decisions of a phase. */
export function positionOf(state: State): Position {
  const phase = PHASES[state.cells[PHASE]];
  if (phase === 'over') {
    throw new RulesError('badPosition', 'The game is over; there is no position to continue from.');
  }
  if (state.cells[AGENDA_SIZE] > 0 || !isPositionPhase(phase)) {
    throw new RulesError(
      'badPosition',
      'A card or a step of the rules is being resolved; a position can be taken once that is over.',
    );
  }
  const { engagement } = state;
  const before =
    engagement === null ? null : workbenchFor({ ...state, cells: engagement, engagement: null }, null);
  return read(workbenchFor(state, null), phase, before === null ? null : read(before, 'engagement', null));
}

function isPositionPhase(phase: string): phase is PositionPhase {
  return POSITION_PHASES.some((known) => known === phase);
}

function read(t: Workbench, phase: PositionPhase, engagement: Position | null): Position {
  const { cells } = t;
  const dragons = DRAGON_NAMES.map((dragon, d) => {
    const place = cells[DRAGONS + d];
    return [dragon, place === 0 ? 'board' : place - 1] as const;
  });
  return {
    ...t.game.rules,
    seed: generatorWords(t),
    turnNumber: cells[TURN_NUMBER],
    turn: cells[TURN_SEAT] as Seat,
    phase,
    element: contestedElement(cells[ELEMENT]),
    starting: cells[FIGHT] === STARTING,
    dragons: Object.fromEntries(dragons) as Record<Dragon, 'board' | Seat>,
    outFirst: outFirst(cells),
    takeBacks: cells[TAKE_BACKS],
    thisTurn: factsOf(t),
    seats: [seatOf(t, 0), seatOf(t, 1)],
    engagement,
  };
}

function outFirst(cells: Int32Array): Seat | null {
  const [since0, since1] = [cells[zone(0, EMPTY_SINCE)], cells[zone(1, EMPTY_SINCE)]];
  if (since0 === 0 || since1 === 0) return null;
  return since0 < since1 ? 0 : 1;
}

function factsOf(t: Workbench): TurnFacts {
  const { cells } = t;
  const turn = cells[TURN_SEAT];
  const { cards } = t.game.decks[turn];
  const leadership = cells[zone(turn, ACTIVE_LEADERSHIP)];
  const rival = t.game.decks[1 - turn];
  return {
    ...readFacts(t.game, cells, turn),
    leadership: leadership < 0 ? null : cards[leadership].id,
    revealed: cells[REVEALED] === 1,
    used: cardsIn(cells, zone(turn, USED)).map((card) => cards[card].id),
    interfered: cardsIn(cells, zone(1 - turn, USED)).map((card) => rival.cards[card].id),
    met: cardsIn(cells, zone(turn, MET)).map((card) => rival.cards[card].id),
    taken: [cells[zone(0, TAKEN)], cells[zone(1, TAKEN)]],
  };
}

function seatOf(t: Workbench, seat: number): SeatPosition {
  const { cells } = t;
  const deck = t.game.decks[seat];
  const id = (card: number): CardId => deck.cards[card].id;
  const numbers = (which: number): readonly number[] => cardsIn(cells, zone(seat, which));
  const ids = (which: number): readonly CardId[] => numbers(which).map(id);
  const isIn = (which: number, card: number): boolean => has(cells, zone(seat, which), card);
  const pile = pileOrder(cells, seat);
  const hidden = [HAND, DECK, BLUFFS].flatMap(numbers);
  return {
    deck: nameOf(deck),
    leader: deck.leader?.id ?? null,
    hand: ids(HAND),
    combat: ids(COMBAT),
    covered: ids(COVERED),
    support: ids(SUPPORT),
    bluffs: rowOf(t, seat),
    drawDeck: deckOrder(t, seat).toReversed().map(id),
    discardPile: pile.filter((card) => isIn(DISCARD, card)).map(id),
    leaderArea: pile.filter((card) => isIn(LEADER_AREA, card)).map(id),
    ships: shipsIn(t, seat, SHIPS),
    landed: shipsIn(t, seat, LANDED),
    beside: ids(BESIDE),
    emissaries: ids(EMISSARIES),
    disclosed: ids(DISCLOSED),
    knownToRival: hidden.filter((card) => isIn(KNOWN, card) && !isIn(DISCLOSED, card)).map(id),
    forgottenByRival: numbers(DISCARD)
      .filter((card) => !isIn(KNOWN, card))
      .map(id),
    under: cells[zone(seat, UNDER)],
    targets: targetsOf(t, seat),
    ranOut: cells[zone(seat, RAN_OUT)] === 1,
    bluffRecord: bluffRecord(cells, seat),
  };
}

function nameOf(deck: Deck): SeatPosition['deck'] {
  const { cards: own } = deckListOf(deck);
  const people = PEOPLES.find((name) => {
    const { cards } = deckOf(name);
    return cards.length === own.length && cards.every((card, number) => card === own[number]);
  });
  return people ?? own.map(({ id }) => id);
}

/** Discard pile and leader area together, the lowest card first. */
function pileOrder(cells: Int32Array, seat: number): readonly number[] {
  return Array.from({ length: cells[zone(seat, PILE_SIZE)] }, (_, i) =>
    byteAt(cells, zone(seat, PILE_ORDER), i),
  );
}

function rowOf(t: Workbench, seat: number): readonly (CardId | null)[] {
  const row: (CardId | null)[] = [];
  for (const card of cardsIn(t.cells, zone(seat, BLUFFS))) {
    const place = link(t, seat, card);
    while (row.length <= place) row.push(null);
    row[place] = t.game.decks[seat].cards[card].id;
  }
  return row;
}

function shipsIn(t: Workbench, seat: number, which: number): SeatPosition['ships'] {
  const { cards } = t.game.decks[seat];
  const aboard = cardsIn(t.cells, zone(seat, ABOARD));
  const load = (ship: number): readonly CardId[] =>
    aboard.filter((card) => link(t, seat, card) === ship).map((card) => cards[card].id);
  const ships = cardsIn(t.cells, zone(seat, which));
  return Object.fromEntries(ships.map((ship) => [cards[ship].id, load(ship)]));
}

/** A target that is no longer active is left out: its source will ask for another one. */
function targetsOf(t: Workbench, seat: number): SeatPosition['targets'] {
  const deck = t.game.decks[seat];
  const active = [COMBAT, SUPPORT].flatMap((which) => cardsIn(t.cells, zone(seat, which)));
  const targets = active.flatMap((source) => {
    const target = inMask(deck.targeting, source) ? targetOf(t, seat, source) : -1;
    return active.includes(target) ? [[deck.cards[source].id, deck.cards[target].id] as const] : [];
  });
  return Object.fromEntries(targets);
}
