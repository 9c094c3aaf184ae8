import { puzzleState, solutionSteps } from '@bluemoon/analysis/puzzles';
import type { Puzzle, Sentence, SolutionStep } from '@bluemoon/analysis/puzzles';
import { apply, BUILT_IN, decision, encode, projectEvents, viewFor } from '@bluemoon/engine';
import type { GameEvent, Language, State } from '@bluemoon/engine';
import type { StoryEntry } from '@bluemoon/play';
import type { Solver } from '../puzzles/solver.ts';
import type { Shown } from './page-table.svelte.ts';
import type { SeatLink, SeatNow } from './seat-link.ts';

/** `solved` and `shown`: the solution can be stepped through. */
export type Solving = 'solving' | 'wrong' | 'solved' | 'shown';

/** A puzzle at the table: only right choices are carried out. */
export interface PuzzleLink extends SeatLink {
  readonly solving: Solving;
  /** Why the last try was wrong, or why the solution works; empty while that is being found out. */
  readonly why: readonly Sentence[];
  /** Hints that were asked for, one after the other. */
  readonly hints: readonly string[];
  /** Why nothing can be checked. */
  readonly failure: string | null;
  readonly steps: readonly SolutionStep[];
  /** Which step of the solution the table shows next; only after the puzzle. */
  readonly step: number;
  hint(): void;
  showSolution(): void;
  /** From the beginning, or after a wrong try. */
  startOver(): void;
  stepTo(step: number): void;
}

interface PuzzleHooks {
  readonly solver: Solver;
  readonly language: () => Language;
  readonly show: (shown: Shown) => void;
  /** Called with the first result of this visit, and when it is solved. */
  readonly ended: (how: 'solved' | 'helped' | 'failed') => void;
  readonly solved: () => void;
}

export function startPuzzleLink(
  puzzle: Puzzle,
  { solver, language, show, ended, solved }: PuzzleHooks,
): PuzzleLink {
  const { seat } = puzzle;
  const first = puzzleState(puzzle, BUILT_IN);
  /** What is stepped through afterwards: the solver's own way, or the solution that was asked for. */
  let line = $state.raw(puzzle.solution);
  let chosen: readonly string[] = [];
  const way = $derived(solutionSteps(puzzle, { language: language(), box: BUILT_IN }, line));
  let state = $state.raw<State>(first);
  let story = $state.raw<readonly StoryEntry[]>([]);
  let solving = $state<Solving>('solving');
  let why = $state.raw<readonly Sentence[]>([]);
  let told = $state.raw<readonly string[]>([]);
  let shownHints = $state(0);
  let hasHelp = false;
  let failure = $state<string | null>(null);
  let sent = $state.raw<readonly string[] | null>(null);
  let step = $state(0);
  const isAfter = $derived(solving === 'solved' || solving === 'shown');
  const view = $derived(viewFor(isAfter ? (way.steps[step]?.state ?? way.end) : state, seat));

  function carryOut(choices: readonly string[]): void {
    const before = view;
    const events: GameEvent[] = [];
    for (const choice of choices) {
      if (decision(state)?.seat === seat) chosen = [...chosen, choice];
      const applied = apply(state, choice);
      ({ state } = applied);
      events.push(...projectEvents(applied.events, seat));
    }
    story = [...story, { entry: story.length, events }];
    show({ before, events });
  }

  async function findOutWhy(): Promise<void> {
    const response = await solver.ask({ ask: 'why', puzzle, line, language: language() });
    if (response.say === 'why') why = response.why;
  }

  function finish(how: 'solved' | 'shown'): void {
    why = [];
    line = how === 'solved' ? chosen : puzzle.solution;
    step = way.steps.length;
    solving = how;
    void findOutWhy();
  }

  async function tryAll(options: readonly string[]): Promise<void> {
    for (const option of options) {
      sent = [option];
      const response = await solver.ask({
        ask: 'try',
        puzzle,
        state: encode(state),
        option,
        language: language(),
      });
      sent = null;
      if (isAfter) return;
      if (response.say === 'wrong') {
        ({ why } = response);
        solving = 'wrong';
        return ended('failed');
      }
      if (response.say !== 'right') {
        failure = response.say === 'failed' ? response.message : '';
        return;
      }
      solving = 'solving';
      why = [];
      told = [];
      carryOut(response.choices);
      if (!response.solved) continue;
      ended(hasHelp ? 'helped' : 'solved');
      solved();
      return finish('solved');
    }
  }

  async function askForHint(): Promise<void> {
    if (told.length === 0) {
      const response = await solver.ask({ ask: 'hints', puzzle, state: encode(state), language: language() });
      if (response.say === 'hints') told = response.hints;
      shownHints = 0;
    }
    shownHints = Math.min(shownHints + 1, told.length);
    hasHelp = true;
  }

  const now: SeatNow = $derived({
    view,
    isAsked: !isAfter && sent === null && view.decision?.options != null,
    story,
    takingBack: null,
    ...(sent === null ? {} : { sent }),
    clocks: null,
    presence: ['here', 'here'],
  });

  return {
    get now() {
      return now;
    },
    get solving() {
      return solving;
    },
    get why() {
      return why;
    },
    get hints() {
      return told.slice(0, shownHints);
    },
    get failure() {
      return failure;
    },
    get steps() {
      return way.steps;
    },
    get step() {
      return step;
    },
    hint: () => void askForHint(),
    showSolution() {
      ended('failed');
      finish('shown');
      step = 0;
    },
    startOver() {
      state = first;
      chosen = [];
      story = [];
      why = [];
      told = [];
      failure = null;
      solving = 'solving';
    },
    stepTo: (to) => (step = Math.min(Math.max(to, 0), way.steps.length)),
    choose: (options) => void tryAll(options),
    takeBack: () => undefined,
  };
}
