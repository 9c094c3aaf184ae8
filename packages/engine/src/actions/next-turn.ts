import {
  ACTIVE_LEADERSHIP,
  AGENDA_SIZE,
  BEGINNING,
  MET,
  PHASE,
  REVEALED,
  TAKEN,
  TURN_FACTS,
  TURN_FACTS_END,
  TURN_NUMBER,
  TURN_SEAT,
  USED,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { clear } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { say } from '../state/log.ts';
import { endByLastTurn, LAST_TURN } from './win.ts';

/** TURN-3. Effects of the turn end (LEAD-4). After the last turn the game ends (PROJECT-50). */
export function nextTurn(t: Workbench, seat: number): void {
  const { cells } = t;
  if (cells[TURN_NUMBER] >= LAST_TURN) {
    endByLastTurn(t);
    return;
  }
  cells.fill(0, TURN_FACTS, TURN_FACTS_END);
  for (let s = 0; s < 2; s++) {
    clear(cells, zone(s, USED));
    clear(cells, zone(s, MET));
    cells[zone(s, TAKEN)] = 0;
    cells[zone(s, ACTIVE_LEADERSHIP)] = -1;
  }
  cells[AGENDA_SIZE] = 0;
  cells[TURN_SEAT] = seat;
  cells[TURN_NUMBER]++;
  cells[PHASE] = BEGINNING;
  cells[REVEALED] = 0;
  t.engagement = null;
  t.standing.fresh = false;
  if (t.events) say(t, { event: 'turnBegan', seat: seat as Seat, turn: cells[TURN_NUMBER] });
}
