import { apply, decision, newGame, takeBack, takingBack } from '../../src/index.ts';
import type { Applied, Decision, Option, State } from '../../src/index.ts';
import { require } from './failure.ts';
import type { Random } from './random.ts';
import { gameSetup } from './setups.ts';
import type { TestSetup } from './setups.ts';

/** A game as it can be saved and played again. */
export interface GameRecord {
  readonly setup: TestSetup;
  readonly choices: readonly string[];
}

/** Somebody has to choose. */
export interface Moment {
  readonly state: State;
  readonly decision: Decision;
  /** Everything chosen so far. */
  readonly choices: readonly string[];
  /** How many choices had been made when the fight was started or continued in this turn. */
  readonly beforeCharacter: number;
}

/** Stands among the choices for a player who takes his turn back without being made to. */
export const UNDO = 'undo';

/** No game of such players comes near it. */
const MOST_DECISIONS = 20_000;

export function step(state: State, choice: string): Applied {
  return choice === UNDO ? takeBack(state) : apply(state, choice);
}

/** Chooses at every decision, or UNDO. */
export type Chooser = (moment: Moment) => string;

/** Plays a game to its end. What was chosen is added to `choices` right away, so that it is known if a choice fails. */
export function playGame(
  setup: TestSetup,
  choose: Chooser,
  choices: string[] = [],
  afterwards: () => void = () => {},
): State {
  let { state } = newGame(gameSetup(setup));
  let beforeCharacter = 0;
  for (;;) {
    const pending = decision(state);
    if (pending === null) return state;
    require('games end', choices.length < MOST_DECISIONS, () => `${choices.length} decisions`);
    const moment: Moment = { state, decision: pending, choices, beforeCharacter };
    const choice = choose(moment);
    if (choice === 'start' || choice === 'continue') beforeCharacter = choices.length + 1;
    choices.push(choice);
    ({ state } = step(state, choice));
    afterwards();
  }
}

/** What ends things early. */
const TIMID: ReadonlySet<Option['kind']> = new Set([
  'retreat',
  'decline',
  'refuse',
  'done',
  'takeBack',
  'trust',
] as const);

/** Chooses at random; the bolder, the seldomer what ends things early. Now and then takes a turn back. */
export function randomChooser(random: Random): Chooser {
  const boldness = random.pick([0, 0.5, 0.8]);
  return ({ state, decision: { options } }) => {
    if (random.chance(0.01) && takingBack(state) === 'possible') return UNDO;
    const bold = options.filter(({ kind }) => !TIMID.has(kind));
    return random.pick(bold.length > 0 && random.chance(boldness) ? bold : options).id;
  };
}

/** Makes the recorded choices, and after the last one whatever comes first. */
export function recordedChooser(recorded: readonly string[]): Chooser {
  return ({ choices, decision: { options } }) => recorded[choices.length] ?? options[0].id;
}
