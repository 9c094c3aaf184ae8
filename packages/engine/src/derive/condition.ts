import { elementNumber } from '../compile/element.ts';
import type { SeatCondition } from '../compile/game.ts';
import {
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  DRAGONS,
  ELEMENT,
  FIGHT,
  RUNNING,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import { bits, count, countIn, meets } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { handSize } from '../state/zones.ts';
import { activeHi, activeLo } from './active.ts';
import { powerOf } from './value.ts';

export function dragonsOf(t: Workbench, seat: number): number {
  let dragons = 0;
  for (let d = 0; d < 3; d++) if (t.cells[DRAGONS + d] === seat + 1) dragons++;
  return dragons;
}

/** Cards in combat and support area, active and covered; with or without face-down ones (RULING-39). */
export function cardsInAreas(t: Workbench, seat: number): number {
  return openCardsInAreas(t, seat) + count(t.cells, zone(seat, BLUFFS));
}

/** RULING-4, BLUFF-6: bluff cards do not count toward the second dragon. */
export function openCardsInAreas(t: Workbench, seat: number): number {
  const { cells } = t;
  return (
    count(cells, zone(seat, COMBAT)) + count(cells, zone(seat, COVERED)) + count(cells, zone(seat, SUPPORT))
  );
}

/** Where the card that states a condition was played from. */
export type Origin = 'ship' | 'elsewhere';

/** Whether the condition holds for the owner of the card that states it. */
export function holds(
  t: Workbench,
  owner: number,
  asked: SeatCondition,
  origin: Origin = 'elsewhere',
): boolean {
  const { condition, seat } = asked;
  switch (condition.is) {
    case 'attacked':
      return isAttacked(t, owner, condition.power, condition.element);
    case 'has': {
      const found = countWhere(t, asked, condition.where);
      return found >= (condition.atLeast ?? 0) && found <= (condition.atMost ?? Infinity);
    }
    case 'dragons':
      return dragonsOf(t, seat) >= condition.atLeast;
    case 'biggerHand':
      return handSize(t, seat) >= handSize(t, 1 - seat) + condition.by;
    case 'playedFromShip':
      return origin === 'ship';
    case 'ownsHyla':
      return meets(t.cells, zone(seat, BESIDE), t.game.decks[seat].ofType.hyla);
  }
}

/** RULING-25: the rival's present total in the contested element of the fight. */
function isAttacked(
  t: Workbench,
  owner: number,
  power: number,
  element: 'fire' | 'earth' | undefined,
): boolean {
  const { cells } = t;
  if (cells[FIGHT] !== RUNNING) return false;
  const contested = cells[ELEMENT];
  if (element !== undefined && contested !== elementNumber(element)) return false;
  return powerOf(t, 1 - owner, contested) >= power;
}

function countWhere(t: Workbench, asked: SeatCondition, where: 'active' | 'areas' | 'influence'): number {
  const { cells } = t;
  const { seat, cards } = asked;
  const faceDown = cards.bluff ? count(cells, zone(seat, BLUFFS)) : 0;
  switch (where) {
    case 'active':
      return bits(activeLo(t, seat) & cards.lo) + bits(activeHi(t, seat) & cards.hi) + faceDown;
    case 'areas':
      return (
        countIn(cells, zone(seat, COMBAT), cards) +
        countIn(cells, zone(seat, COVERED), cards) +
        countIn(cells, zone(seat, SUPPORT), cards) +
        faceDown
      );
    case 'influence':
      // OPEN-QUESTION-25: a landed ship has left the area.
      return countIn(cells, zone(seat, SHIPS), cards);
  }
}
