import { NO_ELEMENT } from '../compile/element.ts';
import { openCardsInAreas } from '../derive/condition.ts';
import { rulesInForce } from '../derive/standing.ts';
import { NO_CARD, OWNER, pop, push, RETREAT_STEPS, SUB, WHICH } from '../state/agenda.ts';
import {
  BLUFFS,
  COMBAT,
  COVERED,
  ELEMENT,
  FIGHT,
  NO_FIGHT,
  RAN_OUT,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard, endLeadership } from '../state/zones.ts';
import { unmetDragons } from './demand.ts';
import { attractBy } from './dragons.ts';
import { nextTurn } from './next-turn.ts';
import { drawToSix } from './refresh.ts';
import { discardLanded } from './ship.ts';
import { endByCards, noteRunningOut } from './win.ts';

const SIX_CARDS = 6;

/**
 * RETREAT-2 to -4, RULING-28: one, or two with six cards, more or fewer by text, then the limits. `demanded`
 * are dragons for a demand that was not met before this retreat (OPEN-QUESTION-7).
 */
export function retreatDragons(t: Workbench, loser: number, demanded: number): number {
  const winner = 1 - loser;
  let dragons = (openCardsInAreas(t, winner) >= SIX_CARDS ? 2 : 1) + demanded;
  let most = Infinity;
  for (const seat of [loser, winner]) {
    for (const { says } of rulesInForce(t, seat).retreatDragons) {
      const { retreats, change } = says;
      if ((retreats === 'owner') !== (seat === loser)) continue;
      if ('more' in change) dragons += change.more;
      else if ('fewer' in change) dragons -= change.fewer;
      else most = Math.min(most, change.atMost);
    }
  }
  return Math.min(Math.max(0, dragons), most);
}

const WAYS = ['inEngagement', 'forced'] as const;

/**
 * RETREAT-1. It is counted after what comes first, such as the dragon for a called bluff (BLUFF-11, BLUFF-12,
 * OPEN-QUESTION-28).
 */
export function beginRetreat(t: Workbench, loser: number, way: (typeof WAYS)[number]): void {
  push(t, RETREAT_STEPS, loser, NO_CARD, WAYS.indexOf(way));
}

/** The dragon step, and everything after it once the dragons have moved. */
export function advanceRetreat(t: Workbench, f: number): boolean {
  if (t.cells[f + SUB] === 0) attractForRetreat(t, f);
  else endFight(t, t.cells[f + OWNER]);
  return true;
}

/** A retreat forced by text or a bluff call gives no dragons for unmet demands (OPEN-QUESTION-8). */
function attractForRetreat(t: Workbench, f: number): void {
  const loser = t.cells[f + OWNER];
  const inEngagement = WAYS[t.cells[f + WHICH]] === 'inEngagement';
  const dragons = retreatDragons(t, loser, inEngagement ? unmetDragons(t, loser) : 0);
  t.cells[f + SUB] = 1;
  if (t.events) t.events.push({ event: 'retreated', seat: loser as Seat, dragons });
  attractBy(t, 1 - loser, dragons, 'retreat');
}

/** Discard step, refresh step, end step (RETREAT-5 to -8, RULING-18), and only then the end of the game (WIN-4, WIN-8). */
function endFight(t: Workbench, loser: number): void {
  const { cells } = t;
  pop(t);
  noteRunningOut(t);
  for (const seat of [0, 1]) clearSeat(t, seat);
  cells[FIGHT] = NO_FIGHT;
  cells[ELEMENT] = NO_ELEMENT;
  if (t.events) t.events.push({ event: 'fightEnded' });
  drawToSix(t, 1 - loser, 'retreat');
  drawToSix(t, loser, 'retreat');
  noteRunningOut(t);
  if ((cells[zone(0, RAN_OUT)] | cells[zone(1, RAN_OUT)]) !== 0) endByCards(t);
  else nextTurn(t, loser);
}

function clearSeat(t: Workbench, seat: number): void {
  const { cells } = t;
  discardLanded(t, seat, 'retreat');
  endLeadership(t, seat);
  for (const which of [COMBAT, COVERED, SUPPORT, BLUFFS]) {
    const at = zone(seat, which);
    const lo = cells[at];
    const hi = cells[at + 1];
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
      discard(t, seat, card, which, 'retreat');
  }
}
