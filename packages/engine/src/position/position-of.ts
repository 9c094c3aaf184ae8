import { deckOf } from '../cards/index.ts';
import { RulesError } from '../decision/errors.ts';
import type { Deck, Game } from '../game/compile.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AGENDA_SIZE,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGON_NAMES,
  DRAGONS,
  ELEMENT,
  EMPTY_SINCE,
  FIGHT,
  FIRE,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LINK,
  MET,
  NO_ELEMENT,
  PHASE,
  PHASES,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  REVEALED,
  RNG,
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
import type { Dragon, Seat } from '../state/layout.ts';
import { cardsIn, has, inMask } from '../state/sets.ts';
import type { State } from '../state/table.ts';
import { PEOPLES } from '../vocabulary/card.ts';
import type { CardId } from '../vocabulary/card.ts';
import { POSITION_PHASES } from './position.ts';
import type { Position, PositionPhase, SeatPosition, TurnFacts } from './position.ts';
import { readFacts } from './turn-facts.ts';

/** The inverse of `stateFromPosition`, for states between the decisions of a phase. */
export function positionOf(state: State): Position {
  const { cells, game } = state;
  const phase = PHASES[cells[PHASE]];
  if (phase === 'over')
    throw new RulesError('badPosition', 'The game is over; there is no position to go on from.');
  if (cells[AGENDA_SIZE] > 0 || !isPositionPhase(phase)) {
    throw new RulesError(
      'badPosition',
      'A card or a step of the rules is being resolved; a position can be taken once that is over.',
    );
  }
  const engagement = state.engagement === null ? null : at(game, state.engagement, 'engagement', null);
  return at(game, cells, phase, engagement);
}

function isPositionPhase(phase: string): phase is PositionPhase {
  return POSITION_PHASES.some((known) => known === phase);
}

function at(game: Game, cells: Int32Array, phase: PositionPhase, engagement: Position | null): Position {
  const dragons = DRAGON_NAMES.map((dragon, d) => {
    const place = cells[DRAGONS + d];
    return [dragon, place === 0 ? 'board' : place - 1] as const;
  });
  return {
    ...game.rules,
    seed: [cells[RNG], cells[RNG + 1], cells[RNG + 2], cells[RNG + 3]],
    turnNumber: cells[TURN_NUMBER],
    turn: cells[TURN_SEAT] as Seat,
    phase,
    element: cells[ELEMENT] === NO_ELEMENT ? null : cells[ELEMENT] === FIRE ? 'fire' : 'earth',
    starting: cells[FIGHT] === STARTING,
    dragons: Object.fromEntries(dragons) as Record<Dragon, 'board' | Seat>,
    outFirst: outFirst(cells),
    takeBacks: cells[TAKE_BACKS],
    thisTurn: factsOf(game, cells),
    seats: [seatOf(game.decks[0], cells, 0), seatOf(game.decks[1], cells, 1)],
    engagement,
  };
}

function outFirst(cells: Int32Array): Seat | null {
  const [since0, since1] = [cells[zone(0, EMPTY_SINCE)], cells[zone(1, EMPTY_SINCE)]];
  if (since0 === 0 || since1 === 0) return null;
  return since0 < since1 ? 0 : 1;
}

function factsOf(game: Game, cells: Int32Array): TurnFacts {
  const turn = cells[TURN_SEAT];
  const own = game.decks[turn];
  const leadership = cells[zone(turn, ACTIVE_LEADERSHIP)];
  return {
    ...readFacts(game, cells, turn),
    leadership: leadership < 0 ? null : own.cards[leadership].id,
    revealed: cells[REVEALED] === 1,
    used: idsIn(own, cells, zone(turn, USED)),
    met: idsIn(game.decks[1 - turn], cells, zone(turn, MET)),
    taken: [cells[zone(0, TAKEN)], cells[zone(1, TAKEN)]],
  };
}

function idsIn(deck: Deck, cells: Int32Array, set: number): readonly CardId[] {
  return [...cardsIn(cells, set)].map((card) => deck.cards[card].id);
}

function seatOf(deck: Deck, cells: Int32Array, seat: number): SeatPosition {
  const id = (card: number): CardId => deck.cards[card].id;
  const ids = (which: number): readonly CardId[] => idsIn(deck, cells, zone(seat, which));
  const drawDeck = ordered(cells, zone(seat, DECK_ORDER), cells[zone(seat, DECK_SIZE)]).toReversed().map(id);
  const pile = ordered(cells, zone(seat, PILE_ORDER), cells[zone(seat, PILE_SIZE)]);
  const pileIn = (which: number): readonly CardId[] =>
    pile.filter((card) => has(cells, zone(seat, which), card)).map(id);
  const isKnown = (card: number): boolean => has(cells, zone(seat, KNOWN), card);
  const hidden = [HAND, DECK, BLUFFS].flatMap((which) => [...cardsIn(cells, zone(seat, which))]);
  return {
    deck: nameOf(deck),
    leader: deck.leader?.id ?? null,
    hand: ids(HAND),
    combat: ids(COMBAT),
    covered: ids(COVERED),
    support: ids(SUPPORT),
    bluffs: rowOf(deck, cells, seat),
    drawDeck,
    discardPile: pileIn(DISCARD),
    leaderArea: pileIn(LEADER_AREA),
    ships: shipsIn(deck, cells, seat, SHIPS),
    landed: shipsIn(deck, cells, seat, LANDED),
    disclosed: ids(DISCLOSED),
    knownToRival: hidden.filter((card) => isKnown(card) && !has(cells, zone(seat, DISCLOSED), card)).map(id),
    forgottenByRival: [...cardsIn(cells, zone(seat, DISCARD))].filter((card) => !isKnown(card)).map(id),
    under: cells[zone(seat, UNDER)],
    targets: targetsOf(deck, cells, seat),
    ranOut: cells[zone(seat, RAN_OUT)] === 1,
  };
}

function nameOf(deck: Deck): SeatPosition['deck'] {
  const people = PEOPLES.find((name) => {
    const { cards } = deckOf(name);
    return cards.length === deck.cards.length && cards.every((card, number) => card === deck.cards[number]);
  });
  return people ?? deck.cards.map(({ id }) => id);
}

function ordered(cells: Int32Array, order: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => byteAt(cells, order, i));
}

function rowOf(deck: Deck, cells: Int32Array, seat: number): readonly (CardId | null)[] {
  const row: (CardId | null)[] = [];
  for (const card of cardsIn(cells, zone(seat, BLUFFS))) {
    const place = byteAt(cells, zone(seat, LINK), card);
    while (row.length <= place) row.push(null);
    row[place] = deck.cards[card].id;
  }
  return row;
}

function shipsIn(deck: Deck, cells: Int32Array, seat: number, which: number): SeatPosition['ships'] {
  const aboard = [...cardsIn(cells, zone(seat, ABOARD))];
  const loaded = (ship: number): readonly CardId[] =>
    aboard
      .filter((card) => byteAt(cells, zone(seat, LINK), card) === ship)
      .map((card) => deck.cards[card].id);
  return Object.fromEntries(
    [...cardsIn(cells, zone(seat, which))].map((ship) => [deck.cards[ship].id, loaded(ship)]),
  );
}

/** Beside the target's number the cell keeps whether the rival's text reached it, which is derived again. */
const TARGET_NUMBER = 63;
const NO_TARGET = 255;

function targetsOf(deck: Deck, cells: Int32Array, seat: number): Readonly<Record<CardId, CardId>> {
  const active = [COMBAT, SUPPORT].flatMap((which) => [...cardsIn(cells, zone(seat, which))]);
  const targets = active.flatMap((source) => {
    const to = byteAt(cells, zone(seat, LINK), source);
    const isAimed = inMask(deck.targeting, source) && to !== NO_TARGET && active.includes(to & TARGET_NUMBER);
    return isAimed ? [[deck.cards[source].id, deck.cards[to & TARGET_NUMBER].id] as const] : [];
  });
  return Object.fromEntries(targets);
}
