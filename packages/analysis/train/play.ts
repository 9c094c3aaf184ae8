import { newPositionStack, reshuffle, TAKE_BACK } from '@bluemoon/ai/training';
import type { TurnSearch } from '@bluemoon/ai/training';
import {
  choose,
  chooser,
  dealOnto,
  kindOf,
  OPTION_KINDS,
  OVER,
  PHASE,
  reset,
  TURN_NUMBER,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { likedOption } from '../src/luck/outlook.ts';

/** How well a player plays: the settings of the bots. */
export interface Level {
  readonly nodesPerOption: number;
  /** Maximum random error when rating an option. */
  readonly blur: number;
}

export interface Play {
  readonly seed: number;
  readonly levels: readonly [Level, Level];
}

/** Two players who always retrieve the same cards would play forever; after this turn, choices are random. */
const LONG_GAME = 120;
const LEAVING: ReadonlySet<number> = new Set([
  OPTION_KINDS.indexOf('retreat'),
  OPTION_KINDS.indexOf('decline'),
]);

const stack = newPositionStack();

/** What is told of a game while it is played. */
export interface Spectator {
  /** Before a choice is carried out. */
  choosing?(code: number): void;
  /** After the deal and after each choice. */
  seeing?(): void;
}

/** Plays a game as the bots do, but without views. */
export function playOut(
  t: Workbench,
  empty: State,
  search: TurnSearch,
  { seed, levels }: Play,
  random: () => number,
  spectator: Spectator,
): void {
  reset(t, empty);
  dealOnto(t, { seed });
  spectator.seeing?.();
  let tookBack = false;
  while (t.cells[PHASE] !== OVER) {
    const code = choiceOf(t, search, levels[chooser(t)], random, tookBack);
    tookBack = kindOf(code) === TAKE_BACK;
    spectator.choosing?.(code);
    choose(t, code);
    spectator.seeing?.();
  }
}

function choiceOf(
  t: Workbench,
  search: TurnSearch,
  { nodesPerOption, blur }: Level,
  random: () => number,
  tookBack: boolean,
): number {
  const codes = t.options.subarray(0, t.optionCount);
  if (codes.length === 1) return codes[0];
  if (t.cells[TURN_NUMBER] > LONG_GAME) return codes[Math.floor(random() * codes.length)];
  const leaving = tookBack ? codes.find((code) => LEAVING.has(kindOf(code))) : undefined;
  if (leaving !== undefined) return leaving;
  const seat = chooser(t);
  stack.save(t, 0);
  reshuffle(t, seat, random);
  const worths = search.rank(t, seat, nodesPerOption, 'worst');
  stack.restore(t, 0);
  return likedOption(t, worths, blur, random);
}
