import { apply, decision } from '../../src/index.ts';
import { takeBack, takingBack } from '../../src/decision/decision.ts';
import type { Applied, Decision, State } from '../../src/index.ts';
import { optionId } from '../../src/decision/ids.ts';
import { OVER, PHASE } from '../../src/state/layout.ts';
import { kindOf, OPTION_KINDS } from '../../src/state/options.ts';
import type { OptionKind } from '../../src/state/options.ts';
import { freeze, reset, workbenchFor } from '../../src/state/workbench.ts';
import type { Workbench } from '../../src/state/workbench.ts';
import { choose, listOptions } from '../../src/turn/run.ts';
import { Failure, require } from './failure.ts';
import type { Random } from './random.ts';
import { startOf } from './setups.ts';
import type { TestSetup } from './setups.ts';

/** A game as it can be saved and played again. */
export interface GameRecord {
  readonly setup: TestSetup;
  readonly choices: readonly string[];
}

/** A pending choice: the game on the workbench, which the choice will change. */
export interface Pending {
  readonly t: Workbench;
  /** Everything chosen so far. */
  readonly choices: readonly string[];
  /** How many choices had been made when the fight was started or continued in this turn. */
  readonly beforeCharacter: number;
}

/** An immutable copy. */
export interface Moment extends Pick<Pending, 'choices' | 'beforeCharacter'> {
  readonly state: State;
  readonly decision: Decision;
}

export function momentOf({ t, choices, beforeCharacter }: Pending): Moment {
  const state = freeze(t);
  const pending = decision(state);
  if (pending === null) throw new Failure('somebody can choose', 'the game is over');
  return { state, decision: pending, choices: [...choices], beforeCharacter };
}

/** The choice of a player who takes the turn back voluntarily. */
export const UNDO = 'undo';

/** One of the listed options, or UNDO. */
export type Chooser = (pending: Pending) => number | typeof UNDO;

/** Far above the length of any random game. */
const MAX_DECISIONS = 20_000;

/** Plays a game to its end. What was chosen is added to `choices` first, so that it is known if something fails. */
export function playGame(setup: TestSetup, chooser: Chooser, choices: string[]): State {
  const t = workbenchFor(startOf(setup), null);
  if (t.cells[PHASE] !== OVER) listOptions(t);
  let beforeCharacter = 0;
  while (t.cells[PHASE] !== OVER) {
    require('games end', choices.length < MAX_DECISIONS, () => `${choices.length} decisions`);
    const code = chooser({ t, choices, beforeCharacter });
    const choice = code === UNDO ? UNDO : optionId(t, code);
    choices.push(choice);
    if (choice === 'start' || choice === 'continue') beforeCharacter = choices.length;
    if (code === UNDO) undo(t);
    else choose(t, code);
  }
  return freeze(t);
}

function undo(t: Workbench): void {
  reset(t, takeBack(freeze(t)).state);
  listOptions(t);
}

/** The same choices by their names, as everybody outside the engine makes them. */
export function playByNames({ setup, choices }: GameRecord): State {
  return choices.reduce((state, choice) => step(state, choice).state, startOf(setup));
}

export function step(state: State, choice: string): Applied {
  return choice === UNDO ? takeBack(state) : apply(state, choice);
}

/** What ends things early. */
const TIMID: ReadonlySet<OptionKind> = new Set([
  'retreat',
  'decline',
  'refuse',
  'done',
  'takeBack',
  'trust',
] as const);

const NOT_FIGHTING: ReadonlySet<OptionKind> = new Set(['retreat', 'decline'] as const);

function optionsOf(t: Workbench, fits: (kind: OptionKind) => boolean): readonly number[] {
  return Array.from(t.options.subarray(0, t.optionCount)).filter((code) => fits(OPTION_KINDS[kindOf(code)]));
}

/**
 * Chooses at random; bolder players less often choose what ends things early. Sometimes takes a turn back, and rarely
 * tries an impossible turn again.
 */
export function randomChooser(random: Random): Chooser {
  const boldness = random.pick([0, 0.5, 0.8]);
  return ({ t, choices }) => {
    if (random.chance(0.01) && takingBack(t) === 'possible') return UNDO;
    if (choices.at(-1) === 'take-back' && random.chance(0.8)) {
      const [notFighting] = optionsOf(t, (kind) => NOT_FIGHTING.has(kind));
      if (notFighting !== undefined) return notFighting;
    }
    const bold = random.chance(boldness) ? optionsOf(t, (kind) => !TIMID.has(kind)) : [];
    return bold.length > 0 ? random.pick(bold) : t.options[random.below(t.optionCount)];
  };
}

/** Makes the recorded choices, then lets another player continue. */
export function recordedChooser(recorded: readonly string[], afterwards: Chooser): Chooser {
  return (pending) => {
    const { t, choices } = pending;
    const choice = recorded[choices.length];
    if (choice === undefined) return afterwards(pending);
    if (choice === UNDO) return UNDO;
    const code = optionsOf(t, () => true).find((c) => optionId(t, c) === choice);
    if (code === undefined)
      throw new Failure('recorded choices can be made', `${choice} is no option any more`);
    return code;
  };
}
