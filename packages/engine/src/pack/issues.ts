import type * as z from 'zod';
import type { Path, Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type UnionIssue = z.core.$ZodIssueInvalidUnion;

/** What the schema complains of, in words that somebody who writes a pack can use. */
export function problemsOf(issue: Issue, base: Path): readonly Problem[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: 'is not known here' }));
    case 'invalid_union':
      return ofUnion(issue, path);
    case 'invalid_type':
    case 'invalid_value':
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [{ path, message: messageOf(issue) }];
  }
}

function messageOf(issue: Exclude<Issue, UnionIssue>): string {
  if (isMissing(issue)) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return `has to be ${wanted(issue)}`;
    case 'too_big':
      return `has to ${extent(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `has to ${extent(issue.origin, 'at least', issue.minimum)}`;
    case 'invalid_format':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return issue.message;
  }
}

type Mismatch = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue;

const isMismatch = (issue: Issue): issue is Mismatch =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value';

/** A union that wants a tag sees the object around the missing tag. */
const isMissing = (issue: Issue): boolean =>
  issue.input === undefined &&
  (isMismatch(issue) || (issue.code === 'invalid_union' && issue.discriminator === undefined));

const TYPES: Readonly<Partial<Record<string, string>>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

function wanted(issue: Mismatch): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  return oneOf(issue.values);
}

function oneOf(values: readonly unknown[]): string {
  const choices = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? choices : `one of ${choices}`;
}

function extent(origin: string, bound: 'at most' | 'at least', number: number | bigint): string {
  switch (origin) {
    case 'string':
      return `be ${bound} ${number} characters long`;
    case 'array':
      return `have ${bound} ${number} ${Number(number) === 1 ? 'entry' : 'entries'}`;
    default:
      return `be ${bound} ${number}`;
  }
}

/** Nobody wants to read why each alternative failed: the one that was most likely meant is told. */
function ofUnion(issue: UnionIssue, path: Path): readonly Problem[] {
  if (isMissing(issue)) return [{ path, message: 'is missing' }];
  if ('options' in issue && issue.options !== undefined) {
    return [{ path, message: `has to be ${oneOf(issue.options)}` }];
  }
  const ranked = issue.errors.map((issues) => ({ issues, rank: distance(issues) }));
  const least = ranked.reduce<readonly number[]>(
    (best, { rank }) => (isLess(rank, best) ? rank : best),
    [Infinity],
  );
  const nearest = ranked.filter(({ rank }) => !isLess(least, rank)).map(({ issues }) => issues);
  const choice = nearest.length > 1 ? choiceOf(nearest.flat()) : undefined;
  if (choice !== undefined) return [{ path, message: choice }];
  return (nearest[0] ?? []).flatMap((inner) => problemsOf(inner, path));
}

/** Alternatives that are equally near, in one sentence: a key that each would have, or a thing that each would be. */
function choiceOf(issues: readonly Issue[]): string | undefined {
  if (issues.every(isMissing)) {
    const keys = new Set(issues.map((issue) => issue.path.join('.')));
    return `has to have ${[...keys].join(' or ')}`;
  }
  if (!issues.every((issue) => isMismatch(issue)) || issues.some(({ path }) => path.length > 0)) {
    return undefined;
  }
  const types = issues.flatMap((issue) => (issue.code === 'invalid_type' ? [wanted(issue)] : []));
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const choices = new Set([...types, ...(values.length > 0 ? [oneOf(values)] : [])]);
  return `has to be ${[...choices].join(' or ')}`;
}

/**
 * How far an alternative is from what was written: first whether it is a thing of another kind, then whether its tag
 * is another, then how many keys are missing or unknown, then the number of complaints.
 */
function distance(issues: readonly Issue[]): readonly number[] {
  const count = (test: (issue: Issue) => boolean): number => issues.filter(test).length;
  return [
    count((issue) => issue.path.length === 0 && isMismatch(issue)),
    count((issue) => issue.path.length === 1 && issue.code === 'invalid_value' && !isMissing(issue)),
    count((issue) => issue.code === 'unrecognized_keys' || isMissing(issue)),
    issues.length,
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    if (a[at] !== b[at]) return a[at] < b[at];
  }
  return false;
}
