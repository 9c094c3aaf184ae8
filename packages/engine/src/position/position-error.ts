import { RulesError } from '../rules-error.ts';

/** What is wrong at one place of a position. */
export interface PositionProblem {
  /** Such as `seats[0].hand[2]`; empty: the whole. */
  readonly path: string;
  readonly en: string;
  readonly de: string;
}

/** Everything that is wrong with a position; the message lists it in English. */
export class PositionError extends RulesError {
  readonly problems: readonly PositionProblem[];

  constructor(problems: readonly PositionProblem[]) {
    super('badPosition', ['This is not a position:', ...problems.map(lineOf)].join('\n'));
    this.problems = problems;
  }
}

const lineOf = ({ path, en }: PositionProblem): string => `- ${path === '' ? en : `${path}: ${en}`}`;
