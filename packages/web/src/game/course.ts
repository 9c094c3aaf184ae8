import { beginGame, carryOut, decision } from '@bluemoon/engine';
import type { Decision, GameEvent, GameRecord, State } from '@bluemoon/engine';

/** A state, and what happened on the way to it from the one before. */
export interface Moment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A record played out: the moment after the deal, and one after each choice. */
export interface Course {
  readonly record: GameRecord;
  readonly moments: readonly [Moment, ...Moment[]];
}

export function courseOf(record: GameRecord): Course {
  const start: Course = { record: { ...record, choices: [] }, moments: [beginGame(record.setup)] };
  return record.choices.reduce(chosen, start);
}

export function chosen({ record, moments }: Course, choice: string): Course {
  return {
    record: { ...record, choices: [...record.choices, choice] },
    moments: [...moments, carryOut(latest(moments).state, choice)],
  };
}

/** The course as it was after so many choices. */
export function shortened({ record, moments }: Course, choices: number): Course {
  const [first, ...rest] = moments;
  return {
    record: { ...record, choices: record.choices.slice(0, choices) },
    moments: [first, ...rest.slice(0, choices)],
  };
}

export function stateNow({ moments }: Course): State {
  return latest(moments).state;
}

export function decisionNow(course: Course): Decision | null {
  return decision(stateNow(course));
}

function latest(moments: Course['moments']): Moment {
  return moments.at(-1) ?? moments[0];
}
