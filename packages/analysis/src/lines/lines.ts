import type { GameRecord } from '@bluemoon/engine';

/** What was tried from a position: a tree of choices of both players. */
export interface Lines {
  /** The game up to the position; its setup may be the position itself. */
  readonly start: GameRecord;
  readonly tried: readonly Step[];
}

/** A choice, and what was tried after it; the first is the main line. */
export interface Step {
  readonly choice: string;
  /** What the line is called from here on; left out: nothing. */
  readonly name?: string;
  readonly next: readonly Step[];
}

/** The choices from the start of the lines to a moment; none: the start itself. */
export type Path = readonly string[];

export const MAX_NAME = 60;

export const linesFrom = (start: GameRecord): Lines => ({ start, tried: [] });

/** What was tried at a moment. */
export function triedAt({ tried }: Lines, path: Path): readonly Step[] {
  return path.reduce<readonly Step[]>((steps, choice) => stepOf(steps, choice)?.next ?? [], tried);
}

/** Null at the start, and where the path leaves the lines. */
export function stepAt(lines: Lines, path: Path): Step | null {
  const last = path.at(-1);
  return last === undefined ? null : (stepOf(triedAt(lines, path.slice(0, -1)), last) ?? null);
}

/** With one more choice at a moment; one that was tried before stays as it is. */
export function withChoice(lines: Lines, path: Path, choice: string): Lines {
  return changed(lines, path, (steps) =>
    stepOf(steps, choice) === undefined ? [...steps, { choice, next: [] }] : steps,
  );
}

/** Without the last choice of the path, and all that follows it. */
export function withoutStep(lines: Lines, path: Path): Lines {
  const last = path.at(-1);
  return changed(lines, path.slice(0, -1), (steps) => steps.filter(({ choice }) => choice !== last));
}

/** An empty name takes the name away. */
export function named(lines: Lines, path: Path, name: string): Lines {
  const last = path.at(-1);
  const said = nameIn(name);
  return changed(lines, path.slice(0, -1), (steps) =>
    steps.map((step) => {
      if (step.choice !== last) return step;
      const { name: _, ...unnamed } = step;
      return said === '' ? unnamed : { ...unnamed, name: said };
    }),
  );
}

/** A name is one line of text, since files have it in a comment. */
export const nameIn = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME);

/** The nearest name on the way to a moment. */
export function nameAt(lines: Lines, path: Path): string | null {
  const names = path.map((_, i) => stepAt(lines, path.slice(0, i + 1))?.name);
  return names.findLast((name) => name !== undefined) ?? null;
}

/** From a moment on along the main line, to its end. */
export function endFrom(lines: Lines, path: Path): Path {
  const [first] = triedAt(lines, path);
  return first === undefined ? path : endFrom(lines, [...path, first.choice]);
}

/** The end of every line, the main one first. */
export function endsOf({ tried }: Lines): readonly Path[] {
  const ends = (steps: readonly Step[], before: Path): readonly Path[] =>
    steps.flatMap(({ choice, next }) => {
      const path = [...before, choice];
      return next.length === 0 ? [path] : ends(next, path);
    });
  return ends(tried, []);
}

export const stepsIn = ({ tried }: Lines): number => count(tried);

const count = (steps: readonly Step[]): number => steps.reduce((sum, { next }) => sum + 1 + count(next), 0);

/** The whole game up to a moment of the lines. */
export function recordAt({ start: { setup, choices } }: Lines, path: Path): GameRecord {
  return { setup, choices: [...choices, ...path] };
}

const stepOf = (steps: readonly Step[], choice: string): Step | undefined =>
  steps.find((step) => step.choice === choice);

function changed(lines: Lines, path: Path, change: (steps: readonly Step[]) => readonly Step[]): Lines {
  const inside = (steps: readonly Step[], [first, ...rest]: Path): readonly Step[] =>
    first === undefined
      ? change(steps)
      : steps.map((step) => (step.choice === first ? { ...step, next: inside(step.next, rest) } : step));
  return { ...lines, tried: inside(lines.tried, path) };
}
