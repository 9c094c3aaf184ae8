import type { SeatStep, SeatText } from '../compile/game.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Step } from '../vocabulary/text.ts';

/** The step of that kind. */
export type StepOf<K extends Step['do']> = Extract<Step, { do: K }>;

/** One step of a text that is being resolved, at its frame on the agenda. */
export interface StepContext<S extends Step = Step> {
  readonly t: Workbench;
  /** The offset of the frame. */
  readonly f: number;
  /** Owner of the text. */
  readonly owner: number;
  readonly card: number;
  readonly text: SeatText;
  readonly compiled: SeatStep;
  readonly step: S;
}

/**
 * What one kind of step does. A step with choices lists them in `offer` and carries one out in `take`; `run` does
 * everything that needs no choice and returns whether the step is over.
 */
export interface StepHandler<S extends Step = Step> {
  /** In full, as optional text of Legends needs it (TEXT-7); `partly` for the rest (TEXT-8, RULING-3). */
  possible(c: StepContext<S>, how: 'fully' | 'partly'): boolean;
  /** Whether `possible` depends on hidden cards: then the question is asked anyway. */
  readonly hidden?: true;
  /** The first choice is already the use of an optional text; otherwise `use` is offered. */
  choosesFirst?(c: StepContext<S>): boolean;
  run(c: StepContext<S>): boolean;
  offer?(c: StepContext<S>): void;
  /** True when the step is over. */
  take?(c: StepContext<S>, code: number): boolean;
}
