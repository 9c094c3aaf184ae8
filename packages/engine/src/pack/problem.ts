import { MAX_PROBLEMS } from '../reading/max-problems.ts';
import { shortened } from '../reading/shortened.ts';
import type { Language } from '../vocabulary/card.ts';
import type { Words } from './complaints.ts';

/** The way to a part of the JSON: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

export interface Problem {
  readonly path: Path;
  /** A sentence whose subject is the part, in every language. */
  readonly message: Words;
  /** Known if the pack was given as text. */
  readonly line?: number;
}

/** "cards[0].text[1].rule". */
export const formatPath = (path: Path): string =>
  path.reduce<string>((said, key) => {
    if (typeof key === 'number') return `${said}[${key}]`;
    return said === '' ? shortened(key) : `${said}.${shortened(key)}`;
  }, '');

const LINE: Words = { en: 'line', de: 'Zeile' };

/** "line 12, cards[0].fire: has to be at most 20". */
export function formatProblem({ path, message, line }: Problem, language: Language): string {
  const where = [
    ...(line === undefined ? [] : [`${LINE[language]} ${line}`]),
    ...(path.length === 0 ? [] : [formatPath(path)]),
  ].join(', ');
  return where === '' ? message[language] : `${where}: ${message[language]}`;
}

/** A pack that cannot be used; the message lists what is wrong with it, in English. */
export class PackError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const told = problems.map((problem) => formatProblem(problem, 'en'));
    super([`The card pack has ${counted(problems.length)}:`, ...told].join('\n'));
    this.name = 'PackError';
    this.problems = problems;
  }
}

function counted(problems: number): string {
  if (problems > MAX_PROBLEMS) return `more than ${MAX_PROBLEMS} problems`;
  return problems === 1 ? '1 problem' : `${problems} problems`;
}
