/** The way to a part of the JSON: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** Known if the pack was given as text. */
  readonly line?: number;
}

/** "cards[0].text[1].rule". */
export const formatPath = (path: Path): string =>
  path.reduce<string>((said, key) => {
    if (typeof key === 'number') return `${said}[${key}]`;
    return said === '' ? key : `${said}.${key}`;
  }, '');

function formatProblem({ path, message, line }: Problem): string {
  const where = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(path.length === 0 ? [] : [formatPath(path)]),
  ].join(', ');
  return where === '' ? message : `${where}: ${message}`;
}

/** A pack that cannot be used; the message lists everything that is wrong with it. */
export class PackError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([`The card pack has ${count}:`, ...problems.map(formatProblem)].join('\n'));
    this.name = 'PackError';
    this.problems = problems;
  }
}
