import { apply, decision, takeBack, takingBack } from '../decision/decision.ts';
import type { Applied } from '../decision/decision.ts';
import { newGame } from '../decision/new-game.ts';
import type { GameSetup } from '../decision/new-game.ts';
import type { GameEvent } from '../state/events.ts';
import type { State } from '../state/table.ts';

/** How a game begins that was not dealt: in a state in which somebody has to choose. */
export interface MidgameSetup {
  readonly position: State;
}

/** A whole game: how it was set up, and everything that was chosen. All else follows. */
export interface GameRecord {
  readonly setup: GameSetup | MidgameSetup;
  /** Ids of options in the order in which they were chosen; a turn taken back at will is `take-back` as well. */
  readonly choices: readonly string[];
}

const TAKE_BACK = 'take-back';

export function carryOut(state: State, choice: string): Applied {
  const isAtWill = choice === TAKE_BACK && takingBack(state) === 'possible';
  return isAtWill ? takeBack(state) : apply(state, choice);
}

/** Every id that `carryOut` would accept here. */
export function legalChoices(state: State): readonly string[] {
  const ids = (decision(state)?.options ?? []).map((option) => option.id);
  return takingBack(state) === 'possible' ? [...new Set([...ids, TAKE_BACK])] : ids;
}

export interface Replay {
  /** After the setup, and then after each choice. */
  readonly states: readonly State[];
  /** What happened on the way to the state of the same index. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** What is there before the first choice, and what happened on the way there. */
export function beginGame(setup: GameRecord['setup']): Applied {
  return 'position' in setup ? { state: setup.position, events: [] } : newGame(setup);
}

/** Plays a record over again. Throws at a choice that is not legal. */
export function replay(record: GameRecord): Replay {
  const begun = beginGame(record.setup);
  const states = [begun.state];
  const events = [begun.events];
  let { state } = begun;
  for (const choice of record.choices) {
    const applied = carryOut(state, choice);
    ({ state } = applied);
    states.push(state);
    events.push(applied.events);
  }
  return { states, events };
}
