import type { Lot } from '@bluemoon/ai';
import { replay } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { DECISION_NUMBER } from '@bluemoon/engine/simulation';
import { lotLuckAt } from './lot-luck.ts';
import { foreseenLuckAt } from './luck-at.ts';
import type { Sampling } from './luck-at.ts';
import type { Outlook } from './outlook.ts';
import { randomEventsOf } from './random-events.ts';

/** What bots could have chosen, by the number of the decision. */
export type Lots = ReadonlyMap<number, readonly Lot[]>;

/** The luck of seat 0 in a game, as a chance to win: of all random events together, and of all lots. */
export interface GameLuck {
  readonly cards: number;
  readonly lots: number;
}

export function luckOfGame(record: GameRecord, lots: Lots, outlook: Outlook, sampling: Sampling): GameLuck {
  const replayed = replay(record);
  const luck = { cards: 0, lots: 0 };
  for (const event of randomEventsOf(record, replayed)) {
    luck.cards += foreseenLuckAt(record, replayed, event, outlook, sampling);
  }
  record.choices.forEach((choice, i) => {
    const state = replayed.states[i];
    const drawn = lots.get(state.cells[DECISION_NUMBER]);
    if (drawn !== undefined) luck.lots += lotLuckAt(state, choice, drawn, outlook, sampling, i + 1);
  });
  return luck;
}
