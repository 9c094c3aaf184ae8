import { decision } from '@bluemoon/engine';
import type { GameRecord, Replay, Seat, State } from '@bluemoon/engine';
import { TURN_NUMBER } from '@bluemoon/engine/simulation';
import { isFormality } from '@bluemoon/play';

/** A choice that can be judged. */
export interface MadeChoice {
  /** The index of the state in which it was made. */
  readonly at: number;
  readonly seat: Seat;
  /** The chosen option, and what the seat chose afterwards in the same turn. */
  readonly played: readonly string[];
}

const TAKE_BACK = 'take-back';

/** The choices between two or more options; not those that were taken back, for they led to nothing. */
export function judgedChoices({ choices }: GameRecord, { states, events }: Replay): readonly MadeChoice[] {
  const standing = choices.map(() => true);
  events.forEach((told, i) => {
    if (!told.some(({ event }) => event === 'tookBack')) return;
    for (let at = i - 1; at >= 0 && isAfterEngagement(states[at], states[i - 1]); at--) standing[at] = false;
  });
  const seats = states.slice(0, choices.length).map((state, at) => (standing[at] ? chooserIn(state) : null));
  return seats.flatMap((seat, at) =>
    seat !== null && isJudged(states[at]) && choices[at] !== TAKE_BACK
      ? [{ at, seat, played: restOfTurn(at, seats, states, choices) }]
      : [],
  );
}

function isAfterEngagement(state: State, last: State): boolean {
  return state.engagement !== null && state.cells[TURN_NUMBER] === last.cells[TURN_NUMBER];
}

function chooserIn(state: State): Seat | null {
  return decision(state)?.seat ?? null;
}

function isJudged(state: State): boolean {
  const pending = decision(state);
  if (pending === null) return false;
  const { options, about } = pending;
  const isChoice = options.filter(({ kind }) => kind !== 'takeBack').length > 1;
  return isChoice && !isFormality({ about, options, series: state.game.rules.series });
}

function restOfTurn(
  first: number,
  seats: readonly (Seat | null)[],
  states: readonly State[],
  choices: readonly string[],
): readonly string[] {
  const turn = states[first].cells[TURN_NUMBER];
  return choices.filter(
    (_, at) => at >= first && seats[at] === seats[first] && states[at].cells[TURN_NUMBER] === turn,
  );
}
