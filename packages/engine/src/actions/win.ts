import { dragonsOf } from '../derive/condition.ts';
import type { EndReason } from '../state/events.ts';
import {
  AGENDA_SIZE,
  BY_CARDS_OUT,
  BY_FOURTH_DRAGON,
  BY_IMPOSSIBLE_TURN,
  BY_LAST_TURN,
  CLOCK,
  DECK_SIZE,
  EMPTY_SINCE,
  FIGHT,
  HAND,
  NO_FIGHT,
  OVER,
  PHASE,
  RAN_OUT,
  REASON,
  TURN_SEAT,
  WINNER,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { isEmpty } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { handSize } from '../state/zones.ts';
import { crystals } from './score.ts';

const REASONS: Readonly<Record<number, EndReason>> = {
  [BY_FOURTH_DRAGON]: 'fourthDragon',
  [BY_CARDS_OUT]: 'cardsOut',
  [BY_IMPOSSIBLE_TURN]: 'impossibleTurn',
  [BY_LAST_TURN]: 'lastTurn',
};

export function endReason(t: { readonly cells: Int32Array }): EndReason {
  return REASONS[t.cells[REASON]];
}

export function isOut(t: Workbench, seat: number): boolean {
  return t.cells[zone(seat, DECK_SIZE)] === 0 && isEmpty(t.cells, zone(seat, HAND));
}

/**
 * WIN-2, RULING-6, OPEN-QUESTION-9 to -12: checked when a card is fully resolved. It does not matter how the last card
 * left; the current player counts as first.
 */
export function noteRunningOut(t: Workbench): void {
  noteSeat(t, t.cells[TURN_SEAT]);
  noteSeat(t, 1 - t.cells[TURN_SEAT]);
}

function noteSeat(t: Workbench, seat: number): void {
  const { cells } = t;
  if (!isOut(t, seat)) {
    cells[zone(seat, EMPTY_SINCE)] = 0;
    return;
  }
  if (cells[zone(seat, EMPTY_SINCE)] === 0) cells[zone(seat, EMPTY_SINCE)] = ++cells[CLOCK];
  if (cells[FIGHT] !== NO_FIGHT) cells[zone(seat, RAN_OUT)] = 1;
}

export function endGame(t: Workbench, winner: number, reason: number): void {
  const { cells } = t;
  cells[WINNER] = winner + 1;
  cells[REASON] = reason;
  cells[PHASE] = OVER;
  cells[AGENDA_SIZE] = 0;
  if (t.events)
    t.events.push({
      event: 'gameEnded',
      winner: winner as Seat,
      crystals: crystals(t),
      reason: REASONS[reason],
    });
}

/** WIN-5: most dragons; if neither has any, the player who ran out of cards first has lost. */
export function endByCards(t: Workbench): void {
  endGame(t, winnerByDragons(t, firstOut), BY_CARDS_OUT);
}

function winnerByDragons(t: Workbench, loserWithoutDragons: (t: Workbench) => number): number {
  const difference = dragonsOf(t, 0) - dragonsOf(t, 1);
  if (difference === 0) return 1 - loserWithoutDragons(t);
  return difference > 0 ? 0 : 1;
}

/** PROJECT-50: far above the length of any game with the cards of the box. */
export const LAST_TURN = 300;

/** PROJECT-50: as if cards had run out, for the player with fewer cards first. */
export function endByLastTurn(t: Workbench): void {
  endGame(t, winnerByDragons(t, fewerCards), BY_LAST_TURN);
}

function fewerCards(t: Workbench): number {
  const [left0, left1] = [0, 1].map((seat) => t.cells[zone(seat, DECK_SIZE)] + handSize(t, seat));
  if (left0 === left1) return firstOut(t);
  return left0 < left1 ? 0 : 1;
}

/** WIN-6, RULING-6: the player who has cards, or had them last; PROJECT-17: if both have some again. */
function firstOut(t: Workbench): number {
  const { cells } = t;
  const since = [0, 1].map((seat) => cells[zone(seat, EMPTY_SINCE)] || Infinity);
  if (since[0] !== since[1]) return since[0] < since[1] ? 0 : 1;
  const ranOut = [0, 1].filter((seat) => cells[zone(seat, RAN_OUT)] === 1);
  return ranOut.length === 1 ? ranOut[0] : cells[TURN_SEAT];
}
