import { encode } from '@bluemoon/engine';
import { chooseOption, beginLesson, goOn, stepsOf } from '../src/progress.ts';
import type { Progress } from '../src/progress.ts';
import type { Lesson, Step } from '../src/lesson.ts';

export function stepAt({ lesson, step }: Progress): Step | undefined {
  return stepsOf(lesson)[step];
}

/** The outcomes of a goal: every way to reach it that ends differently, and one that misses it. */
export interface Tries {
  readonly ways: readonly (readonly string[])[];
  readonly miss: readonly string[];
}

const KNOWN_TRIES = new WeakMap<Progress, Tries>();

export function triesAt(goal: Progress): Tries {
  const tries = KNOWN_TRIES.get(goal) ?? lookForTries(goal);
  KNOWN_TRIES.set(goal, tries);
  return tries;
}

/** Searches the whole turn; taking it back leads to nothing new. */
function lookForTries(goal: Progress): Tries {
  const seen = new Set<string>();
  const ways: (readonly string[])[] = [];
  const misses: (readonly string[])[] = [];
  const look = (progress: Progress, choices: readonly string[]): void => {
    for (const { id } of progress.options) {
      if (id === 'take-back') continue;
      const next = chooseOption(progress, id);
      const way = [...choices, id];
      const key = `${next.step} ${encode(next.host.state)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.step > goal.step) ways.push(way);
      else if (next.awaits === 'tryAgain') misses.push(way);
      else look(next, way);
    }
  };
  look(goal, []);
  return { ways, miss: misses[0] ?? [] };
}

/** Does what the lesson asks at a step, and returns every progress up to the next step. */
function advance(progress: Progress): readonly Progress[] {
  const step = stepAt(progress);
  switch (step?.kind) {
    case undefined:
      return [];
    case 'read':
    case 'watch':
      return [goOn(progress)];
    case 'choose': {
      const wanted = progress.options.find(({ id }) => wants(step.wants, id));
      return wanted === undefined ? [] : [chooseOption(progress, wanted.id)];
    }
    case 'aim':
      return follow(progress, triesAt(progress).ways[0] ?? []);
  }
}

export function follow(progress: Progress, choices: readonly string[]): readonly Progress[] {
  const passed: Progress[] = [];
  for (const choice of choices) passed.push(chooseOption(passed.at(-1) ?? progress, choice));
  return passed;
}

export function wants(wanted: readonly string[], option: string): boolean {
  return wanted.includes(option) || wanted.includes(option.split(':')[0] ?? '');
}

/** Continues until nothing is left to do, or the next scene starts. */
export function toEndOfScene(progress: Progress): Progress {
  const next = advance(progress).at(-1);
  return next === undefined || next.isNewPosition ? (next ?? progress) : toEndOfScene(next);
}

/** Every progress from the start to the end of a lesson. */
export function walk(lesson: Lesson): readonly Progress[] {
  const passed = [beginLesson(lesson)];
  for (let next = passed; next.length > 0;) {
    next = [...advance(next.at(-1) as Progress)];
    passed.push(...next);
  }
  return passed;
}
