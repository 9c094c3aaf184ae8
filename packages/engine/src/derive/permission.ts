import { inMask } from '../compile/mask.ts';
import { CHARACTER_UNITS, LEADERSHIP_PLAYED, STOPPED, TURN_SEAT, WAIVED } from '../state/layout.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { hasUnit } from './additional.ts';
import { holds } from './condition.ts';
import { countsAsFree, mayBeFree } from './free.ts';
import { joinsGang } from './gang.ts';
import { textIsIgnored } from './ignore.ts';
import type { Obstacle } from './obstacle.ts';
import { isSecondOfPair } from './pair.ts';
import { countObstacle } from './prohibition.ts';
import { demandsCanFollowStop, isStopCard } from './stop.ts';

/** FREE-1, FREE-3, FREE-5: whether playing the card uses up a unit of its type's limit. */
export function needsUnit(t: Workbench, st: Standing, seat: number, card: number): boolean {
  return (
    !countsAsFree(t, st, seat, card) && !isSecondOfPair(t, st, seat, card) && !joinsGang(t, st, seat, card)
  );
}

export function characterObstacle(t: Workbench, st: Standing, seat: number, card: number): Obstacle | null {
  if (t.cells[STOPPED] === 1) return 'stopped';
  const counted = countObstacle(t, st, seat, 'combat');
  if (counted !== null) return counted;
  if (!meetsCondition(t, st, seat, card) && !mayWaive(t, st, seat, card)) return 'condition';
  if (t.cells[CHARACTER_UNITS] >= 1 && needsUnit(t, st, seat, card) && !mayBeFree(t, st, seat, card))
    return 'limit';
  if (isStopCard(t, st, seat, card) && !demandsCanFollowStop(t, st, seat, card)) return 'demand';
  return null;
}

/** TEXT-2, MUTANT-3. */
export function meetsCondition(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const condition = t.game.decks[seat].onlyIf[card];
  return condition === null || textIsIgnored(st, seat, card) || holds(t, seat, condition);
}

function mayWaive(t: Workbench, st: Standing, seat: number, card: number): boolean {
  return st.inForce[seat].waiveCondition.some(
    ({ cards, says }) => inMask(cards, card) && t.cells[WAIVED] < says.most,
  );
}

export function boosterSupportObstacle(
  t: Workbench,
  st: Standing,
  seat: number,
  card: number,
  type: 'booster' | 'support',
): Obstacle | null {
  const counted = countObstacle(t, st, seat, type === 'booster' ? 'combat' : 'other');
  if (counted !== null) return counted;
  if (hasUnit(t, st, seat, type)) return null;
  if (t.cells[STOPPED] === 1) return 'stopped';
  return needsUnit(t, st, seat, card) && !mayBeFree(t, st, seat, card) ? 'limit' : null;
}

/** LEAD-2, LEAD-6, SHIP-18. */
export function leadershipObstacle(t: Workbench, st: Standing, seat: number): Obstacle | null {
  return t.cells[LEADERSHIP_PLAYED] === 1 ? 'oneLeadership' : influenceObstacle(t, st, seat);
}

/** For a card that text lets the player play in addition to the card of the phase. */
export function influenceObstacle(t: Workbench, st: Standing, seat: number): Obstacle | null {
  return t.cells[STOPPED] === 1 ? 'stopped' : countObstacle(t, st, seat, 'other');
}

/** PRECED-4, PROJECT-5: limits count only what the current player plays. */
export function mayPlayByText(t: Workbench, st: Standing, seat: number): boolean {
  return seat !== t.cells[TURN_SEAT] || influenceObstacle(t, st, seat) === null;
}

export function attacksAgain(st: Standing, seat: number): boolean {
  return st.inForce[seat].attackAgain.length > 0;
}
