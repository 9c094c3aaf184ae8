import { carryOut, decision, viewFor } from '@bluemoon/engine';
import type { GameRecord, Option, Seat, State, View } from '@bluemoon/engine';
import type { Played } from './played.ts';

/** A step of a line: an option, and what its player saw when they could take it. */
export interface LineStep {
  readonly option: Option;
  readonly view: View;
  /** Of the line's record: the state that the step leads to. */
  readonly to: number;
}

/** A line that was not played, as far as it is legal with the cards that there really were. */
export interface PlayedLine {
  readonly record: GameRecord;
  readonly steps: readonly LineStep[];
}

/** What the rival does meanwhile, if they are asked: nothing. */
const LETS_PASS: readonly Option['kind'][] = ['refuse', 'trust', 'keep', 'done'];

export function lineFrom({ record, replay }: Played, at: number, options: readonly Option[]): PlayedLine {
  const choices = record.choices.slice(0, at);
  const steps: LineStep[] = [];
  let state = replay.states[at];
  const seat = state === undefined ? undefined : decision(state)?.seat;
  const make = (choice: string): void => {
    if (state === undefined) return;
    state = carryOut(state, choice).state;
    choices.push(choice);
  };
  for (const option of options) {
    if (state === undefined || seat === undefined) break;
    for (let reply = replyIn(state, seat); reply !== null; reply = replyIn(state, seat)) make(reply);
    const here: View = viewFor(state, seat);
    if (here.decision?.options?.some(({ id }) => id === option.id) !== true) break;
    make(option.id);
    steps.push({ option, view: here, to: choices.length });
  }
  return { record: { ...record, choices }, steps };
}

/** Null: it is not for the rival to choose, or they cannot let it pass. */
function replyIn(state: State, seat: Seat): string | null {
  const pending = decision(state);
  if (pending === null || pending.seat === seat) return null;
  return pending.options.find(({ kind }) => LETS_PASS.includes(kind))?.id ?? null;
}
