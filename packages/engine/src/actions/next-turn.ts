import {
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
import { endLeadership } from '../state/zones.ts';
import { endByLastTurn, LAST_TURN } from './win.ts';

/** TURN-3. Effects of the turn end (LEAD-4). After the last turn the game ends (PROJECT-50). */
export function nextTurn(t: Workbench, seat: number): void {
  const { cells } = t;
  if (cells[TURN_NUMBER] >= LAST_TURN) {
    endByLastTurn(t);
    return;
  }
  cells.fill(0, TURN_FACTS, TURN_FACTS_END);
  for (const each of [0, 1]) {
    clear(cells, zone(each, USED));
    clear(cells, zone(each, MET));
    cells[zone(each, TAKEN)] = 0;
    endLeadership(t, each);
  }
  cells[AGENDA_SIZE] = 0;
  cells[TURN_SEAT] = seat;
  cells[TURN_NUMBER]++;
  cells[PHASE] = BEGINNING;
  cells[REVEALED] = 0;
  t.engagement = null;
  if (t.events) t.events.push({ event: 'turnBegan', seat: seat as Seat, turn: cells[TURN_NUMBER] });
}
