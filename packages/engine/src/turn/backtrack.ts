import { beginRetreat } from '../actions/retreat.ts';
import { endGame } from '../actions/win.ts';
import { DECLINING, push } from '../state/agenda.ts';
import {
  BY_IMPOSSIBLE_TURN,
  DECISION_NUMBER,
  FIGHT,
  KNOWN,
  NO_FIGHT,
  REVEALED,
  TAKE_BACKS,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';

/**
 * BACKTRACK-1, -3, -4: everything after Engagement is undone. What was learned stays learned (PROJECT-7), because both
 * saw each card go back to its place. The game's policy sets the price, no matter who revealed something (PROJECT-43).
 */
export function takeTurnBack(t: Workbench): void {
  const { cells, engagement } = t;
  if (engagement === null) throw new Error('there is nothing to take back');
  const seat = cells[TURN_SEAT];
  const revealed = cells[REVEALED] === 1;
  const kept = [DECISION_NUMBER, TAKE_BACKS].map((cell) => cells[cell]);
  const learned = [0, 1, 2, 3].map((i) => cells[zone(i >> 1, KNOWN) + (i & 1)]);
  cells.set(engagement);
  t.engagement = null;
  t.standing.fresh = false;
  cells[DECISION_NUMBER] = kept[0];
  cells[TAKE_BACKS] = kept[1] + 1;
  learned.forEach((known, i) => (cells[zone(i >> 1, KNOWN) + (i & 1)] |= known));
  if (t.events) t.events.push({ event: 'tookBack', seat: seat as Seat, revealed });
  if (!revealed) return;
  switch (t.game.rules.backtrack) {
    case 'free':
      return;
    case 'loss':
      endGame(t, 1 - seat, BY_IMPOSSIBLE_TURN);
      return;
    case 'retreat':
      if (cells[FIGHT] === NO_FIGHT) push(t, DECLINING, seat);
      else beginRetreat(t, seat, 'inEngagement');
  }
}
