import { apply, decision, takeBack, takingBack } from '../decision/decision.ts';
import type { Applied } from '../decision/decision.ts';
import { newGame } from '../decision/new-game.ts';
import type { GameSetup } from '../decision/new-game.ts';
import type { GameEvent } from '../state/events.ts';
import { SEEDED_DICE } from '../state/workbench.ts';
import type { Dice, State } from '../state/workbench.ts';

/** How a game begins that was not dealt: with a state that has a pending decision. */
export interface MidgameSetup {
  readonly position: State;
}

/** A whole game: its setup and every choice. Everything else follows from them. */
export interface GameRecord {
  readonly setup: GameSetup | MidgameSetup;
  /** Ids of the options chosen, in order; a turn taken back voluntarily is `take-back` as well. */
  readonly choices: readonly string[];
}

const TAKE_BACK = 'take-back';

export function carryOut(state: State, choice: string, dice: Dice = SEEDED_DICE): Applied {
  const isAtWill = choice === TAKE_BACK && takingBack(state) === 'possible';
  return isAtWill ? takeBack(state) : apply(state, choice, dice);
}

/** Every id that `carryOut` would accept here. */
export function legalChoices(state: State): readonly string[] {
  const ids = (decision(state)?.options ?? []).map((option) => option.id);
  return takingBack(state) === 'possible' ? [...new Set([...ids, TAKE_BACK])] : ids;
}

export interface Replay {
  /** After the setup, and then after each choice. */
  readonly states: readonly State[];
  /** The events that led to the state with the same index. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** The state before the first choice, and the events that led to it. */
export function beginGame(setup: GameRecord['setup'], dice: Dice = SEEDED_DICE): Applied {
  return 'position' in setup ? { state: setup.position, events: [] } : newGame(setup, dice);
}

/** Replays a record. Throws at an illegal choice. */
export function replay(record: GameRecord, dice: Dice = SEEDED_DICE): Replay {
  const begun = beginGame(record.setup, dice);
  const states = [begun.state];
  const events = [begun.events];
  let { state } = begun;
  for (const choice of record.choices) {
    const applied = carryOut(state, choice, dice);
    ({ state } = applied);
    states.push(state);
    events.push(applied.events);
  }
  return { states, events };
}
