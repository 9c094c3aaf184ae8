import { apply, decision, decode, viewFor } from '@bluemoon/engine';
import type { Box, Option, Seat, State } from '@bluemoon/engine';
import { prove } from './proof.ts';
import type { Aim, ProvedOption } from './proof.ts';
import type { Puzzle } from './puzzle.ts';

/** A choice that was made while solving: the solver's, or one that left no choice. */
export interface Step {
  readonly seat: Seat;
  readonly option: Option;
}

/** Why a try is wrong. */
export type Reason =
  /** It gives up the fight, or starts none. */
  | { readonly kind: 'leaves' }
  /** The turn can then no longer be finished with a legal announcement. */
  | { readonly kind: 'noAnnouncement' }
  /** After the best continuation the rival could still hold these cards, and answer with them. */
  | { readonly kind: 'answer'; readonly line: readonly Option[]; readonly answer: readonly Option[] }
  /** It may work, but not whatever the rival holds and whatever is drawn. */
  | { readonly kind: 'notCertain'; readonly line: readonly Option[] }
  /** The chance to win the game with it, and with the best option. */
  | { readonly kind: 'worse'; readonly chance: number; readonly best: number };

export type Try =
  | {
      readonly kind: 'right';
      readonly state: State;
      readonly steps: readonly Step[];
      readonly solved: boolean;
    }
  | { readonly kind: 'wrong'; readonly reason: Reason };

/** The position at the start. Show only `viewFor(state, puzzle.seat)`. */
export function puzzleState({ position }: Pick<Puzzle, 'position'>, box: Box): State {
  return decode(position, box);
}

export function aimOf({ goal }: Pick<Puzzle, 'goal'>): Aim {
  switch (goal) {
    case 'winFight':
      return 'fight';
    case 'fourthDragon':
    case 'winGame':
      return 'game';
    case 'announce':
    case 'saveGame':
    case 'bestChoice':
      return 'announce';
  }
}

/**
 * Tries an option of the solver in the position reached so far. Right ones are carried out, with everything after them
 * that leaves no choice. Throws a RulesError if it is not an option.
 */
export function tryOption(puzzle: Puzzle, state: State, id: string): Try {
  const wrong = puzzle.kind === 'judgement' ? worse(puzzle, id) : disproved(puzzle, state, id);
  if (wrong !== null) return { kind: 'wrong', reason: wrong };
  return { kind: 'right', ...carriedOut(puzzle, state, id) };
}

/** The options that are right in the position reached so far. */
export function rightOptions(puzzle: Puzzle, state: State): readonly string[] {
  if (puzzle.kind === 'judgement') return puzzle.solution.slice(0, 1);
  return prove(state, puzzle.seat, aimOf(puzzle))
    .options.filter(({ outcome }) => outcome === 'works')
    .map(({ option }) => option.id);
}

function worse({ solution, chances = {} }: Puzzle, id: string): Reason | null {
  const [best = ''] = solution;
  if (id === best) return null;
  return { kind: 'worse', chance: chances[id] ?? 0, best: chances[best] ?? 0 };
}

const LEAVING: ReadonlySet<string> = new Set(['retreat', 'decline', 'takeBack']);

function disproved(puzzle: Puzzle, state: State, id: string): Reason | null {
  const options = decision(state)?.options ?? [];
  if (options.length === 1) return null;
  const found = prove(state, puzzle.seat, aimOf(puzzle)).options.find(({ option }) => option.id === id);
  return found === undefined || found.outcome === 'works' ? null : reasonOf(found);
}

function reasonOf({ option, outcome, line, answer }: ProvedOption): Reason {
  if (LEAVING.has(option.kind)) return { kind: 'leaves' };
  if (outcome === 'unclear') return { kind: 'notCertain', line };
  return answer !== null ? { kind: 'answer', line, answer } : { kind: 'noAnnouncement' };
}

/** A judgement is solved by its first choice, everything else at the end of the turn. */
function carriedOut(
  { kind, seat }: Puzzle,
  start: State,
  id: string,
): { readonly state: State; readonly steps: readonly Step[]; readonly solved: boolean } {
  const turn = viewFor(start, seat).turn.number;
  const steps: Step[] = [];
  let state = start;
  let next: string | null = id;
  while (next !== null) {
    const pending = decision(state);
    const option = pending?.options.find((each) => each.id === next);
    const applied = apply(state, next);
    if (pending !== null && option !== undefined) steps.push({ seat: pending.seat, option });
    ({ state } = applied);
    next = kind === 'judgement' || hasAnnounced(kind, state, seat) ? null : forcedIn(state, seat, turn);
  }
  return {
    state,
    steps,
    solved: kind === 'judgement' || isOver(state, seat, turn) || hasAnnounced(kind, state, seat),
  };
}

/** What is chosen without a choice: a single option, which dragon moves, or what the rival has to do in the solver's turn. */
function forcedIn(state: State, seat: Seat, turn: number): string | null {
  const pending = decision(state);
  if (pending === null || isOver(state, seat, turn)) return null;
  const [first] = pending.options;
  if (first === undefined) return null;
  const isForced = pending.seat !== seat || pending.options.length === 1 || first.kind === 'dragon';
  return isForced ? first.id : null;
}

const AFTER_ANNOUNCING: ReadonlySet<string> = new Set(['refresh', 'end', 'turnEnds', 'afterTurn']);

/** For the only move it does not matter what the end of the turn brings. */
function hasAnnounced(kind: Puzzle['kind'], state: State, seat: Seat): boolean {
  return kind === 'onlyMove' && AFTER_ANNOUNCING.has(viewFor(state, seat).turn.phase);
}

/** The turn has ended, or the rival decides whether to call the solver's bluff. */
function isOver(state: State, seat: Seat, turn: number): boolean {
  const pending = decision(state);
  if (pending === null || viewFor(state, seat).turn.number !== turn) return true;
  return pending.about.phase === 'call' && pending.seat !== seat;
}
