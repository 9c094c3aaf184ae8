import { isOut } from '../actions/win.ts';
import type { Box } from '../cards/box.ts';
import { cardCalled, isCard } from '../cards/find-card.ts';
import { compileGame } from '../compile/compile.ts';
import { elementNumber } from '../compile/element.ts';
import type { DeckList, Game } from '../compile/game.ts';
import { emptyState } from '../decision/new-game.ts';
import { isAffected } from '../derive/value.ts';
import { setDeckOrder, shuffleDeck } from '../state/draw-deck.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  BESIDE,
  BLUFFS,
  CLOCK,
  COMBAT,
  COVERED,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  EMISSARIES,
  EMPTY_SINCE,
  FIGHT,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  MET,
  NO_FIGHT,
  PHASE,
  PHASES,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  REVEALED,
  RNG,
  RUNNING,
  setByte,
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
import { writeBluffRecord } from '../state/bluff-record.ts';
import { setLink, setTarget } from '../state/links.ts';
import { seedRng } from '../state/rng.ts';
import { add, has, remove } from '../state/sets.ts';
import { freeze, workbenchFor } from '../state/workbench.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { engagementFacts, writeFacts } from '../state/turn-facts.ts';
import { ALL_ZONES } from '../state/zones.ts';
import { run } from '../turn/run.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import type { Card, CardId } from '../vocabulary/card.ts';
import { cardIdsOf } from './parse-seat.ts';
import { isPast } from './position.ts';
import type { Position, SeatPosition } from './position.ts';

/**
 * The game at this position, moved on to the first decision: phases without decisions are over, targets without a
 * choice are named and the others are asked for.
 */
export function stateFromPosition(position: Position, box: Box): State {
  const game = gameOf(position, box);
  const t = laidOut(game, position);
  if (isPast(position.phase, 'engagement')) t.engagement = engagementOf(t, position);
  run(t);
  return freeze(t);
}

function gameOf(position: Position, box: Box): Game {
  const card = (id: CardId): Card => {
    const found = cardCalled(box, id);
    if (!isCard(found)) throw new TypeError(found.en);
    return found;
  };
  const list = ({ leader, deck, emissaries }: SeatPosition): DeckList => ({
    leader: leader === null ? null : card(leader),
    cards: cardIdsOf(deck).map(card),
    emissaries: emissaries.map(card),
  });
  const { edition, backtrack, series, seats } = position;
  return compileGame({ edition, backtrack, series }, [list(seats[0]), list(seats[1])]);
}

function laidOut(game: Game, position: Position): Workbench {
  const t = workbenchFor(emptyState(game), null);
  const { cells } = t;
  const { seed } = position;
  if (typeof seed === 'number') seedRng(cells, seed);
  else cells.set(seed, RNG);
  cells[TURN_SEAT] = position.turn;
  cells[PHASE] = PHASES.indexOf(position.phase);
  cells[TURN_NUMBER] = position.turnNumber;
  cells[TAKE_BACKS] = position.takeBacks;
  cells[ELEMENT] = elementNumber(position.element);
  cells[FIGHT] = position.starting ? STARTING : position.element === null ? NO_FIGHT : RUNNING;
  DRAGON_NAMES.forEach((dragon, d) => {
    const place = position.dragons[dragon];
    cells[DRAGONS + d] = place === 'board' ? 0 : 1 + place;
  });
  for (let seat = 0; seat < 2; seat++) laySeat(t, seat, position.seats[seat]);
  noteOut(t, position);
  layFacts(t, position);
  for (let seat = 0; seat < 2; seat++) layTargets(t, seat, position.seats[seat]);
  return t;
}

function numberOf(t: Workbench, seat: number, id: CardId): number {
  const number = t.game.decks[seat].numberOf.get(id);
  if (number === undefined) throw new TypeError(`Seat ${seat} has no card ${id}`);
  return number;
}

function laySeat(t: Workbench, seat: number, position: SeatPosition): void {
  const { cells } = t;
  const numbers = (ids: readonly CardId[]): readonly number[] => ids.map((id) => numberOf(t, seat, id));
  const lay = (which: number, ids: readonly CardId[]): void =>
    numbers(ids).forEach((card) => add(cells, zone(seat, which), card));
  lay(HAND, position.hand);
  lay(DISCLOSED, position.disclosed);
  lay(KNOWN, [...position.disclosed, ...position.knownToRival]);
  layOpenly(t, seat, COMBAT, position.combat);
  layOpenly(t, seat, COVERED, position.covered);
  layOpenly(t, seat, SUPPORT, position.support);
  layOpenly(t, seat, DISCARD, position.discardPile);
  layOpenly(t, seat, LEADER_AREA, position.leaderArea);
  layOpenly(t, seat, BESIDE, position.beside);
  layOpenly(t, seat, EMISSARIES, position.emissaries);
  numbers(position.forgottenByRival).forEach((card) => remove(cells, zone(seat, KNOWN), card));
  numbers([...position.discardPile, ...position.leaderArea]).forEach((card) => {
    setByte(cells, zone(seat, PILE_ORDER), cells[zone(seat, PILE_SIZE)]++, card);
  });
  position.bluffs.forEach((id, place) => {
    if (id === null) return;
    lay(BLUFFS, [id]);
    setLink(t, seat, numberOf(t, seat, id), place);
  });
  layShips(t, seat, SHIPS, position.ships);
  layShips(t, seat, LANDED, position.landed);
  layDrawDeck(t, seat, position.drawDeck);
  cells[zone(seat, UNDER)] = position.under;
  cells[zone(seat, RAN_OUT)] = position.ranOut ? 1 : 0;
  writeBluffRecord(cells, seat, position.bluffRecord);
}

function layOpenly(t: Workbench, seat: number, which: number, ids: readonly CardId[]): void {
  for (const id of ids) {
    add(t.cells, zone(seat, which), numberOf(t, seat, id));
    add(t.cells, zone(seat, KNOWN), numberOf(t, seat, id));
  }
}

function layShips(t: Workbench, seat: number, which: number, ships: SeatPosition['ships']): void {
  for (const [ship, load] of Object.entries(ships)) {
    layOpenly(t, seat, which, [ship]);
    layOpenly(t, seat, ABOARD, load);
    for (const id of load) setLink(t, seat, numberOf(t, seat, id), numberOf(t, seat, ship));
  }
}

function layDrawDeck(t: Workbench, seat: number, ids: readonly CardId[] | null): void {
  const { cells } = t;
  const isLeft = (card: number): boolean => !ALL_ZONES.some((which) => has(cells, zone(seat, which), card));
  const bottomFirst =
    ids === null
      ? t.game.decks[seat].cards.map((_, card) => card).filter(isLeft)
      : ids.map((id) => numberOf(t, seat, id)).toReversed();
  for (const card of bottomFirst) add(cells, zone(seat, DECK), card);
  cells[zone(seat, DECK_SIZE)] = bottomFirst.length;
  setDeckOrder(t, seat, bottomFirst);
  if (ids === null) shuffleDeck(t, seat, 'setup');
}

/** RULING-6: if both players are out of cards, who ran out first. */
function noteOut(t: Workbench, position: Position): void {
  const first = position.outFirst ?? position.turn;
  for (const seat of [first, 1 - first]) {
    if (isOut(t, seat)) t.cells[zone(seat, EMPTY_SINCE)] = ++t.cells[CLOCK];
  }
}

function layFacts(t: Workbench, position: Position): void {
  const { cells } = t;
  const { turn, thisTurn } = position;
  writeFacts(t.game, cells, turn, thisTurn);
  cells[REVEALED] = thisTurn.revealed ? 1 : 0;
  if (thisTurn.leadership !== null)
    cells[zone(turn, ACTIVE_LEADERSHIP)] = numberOf(t, turn, thisTurn.leadership);
  for (const id of thisTurn.used) add(cells, zone(turn, USED), numberOf(t, turn, id));
  for (const id of thisTurn.interfered) add(cells, zone(1 - turn, USED), numberOf(t, 1 - turn, id));
  for (const id of thisTurn.met) add(cells, zone(turn, MET), numberOf(t, 1 - turn, id));
  for (let seat = 0; seat < 2; seat++) cells[zone(seat, TAKEN)] = thisTurn.taken[seat];
}

function layTargets(t: Workbench, seat: number, position: SeatPosition): void {
  for (const [source, target] of Object.entries(position.targets)) {
    const card = numberOf(t, seat, target);
    setTarget(t, seat, numberOf(t, seat, source), card, isAffected(t, seat, card));
  }
}

/** The snapshot for taking the turn back: as given, or the same position in Engagement. */
function engagementOf(t: Workbench, position: Position): Int32Array {
  if (position.engagement !== null) return laidOut(t.game, position.engagement).cells;
  const cells = t.cells.slice();
  cells[PHASE] = PHASES.indexOf('engagement');
  cells[REVEALED] = 0;
  writeFacts(t.game, cells, position.turn, engagementFacts(position.thisTurn));
  if (position.starting) takeUp(cells, position.turn);
  return cells;
}

/** Before the turn started the fight, all cards in the areas were still in hand. */
function takeUp(cells: Int32Array, seat: number): void {
  cells[FIGHT] = NO_FIGHT;
  for (const which of [COMBAT, SUPPORT, BLUFFS]) {
    for (let word = 0; word < 2; word++) {
      cells[zone(seat, HAND) + word] |= cells[zone(seat, which) + word];
      cells[zone(seat, which) + word] = 0;
    }
  }
}
