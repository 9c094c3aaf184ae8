import * as z from 'zod';
import { MAX_PROBLEMS } from '../reading/max-problems.ts';
import { nearest } from '../reading/near.ts';
import { COMPLAINTS, type Thing, type Words } from './complaints.ts';
import { formatPath, type Path, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type UnionIssue = z.core.$ZodIssueInvalidUnion;

/** A schema uses one of these as the message of its own checks, because zod gives them all the same code. */
const MARKED = ['badId', 'badLine', 'worthNothing'] as const satisfies readonly (keyof typeof COMPLAINTS)[];
export type Mark = (typeof MARKED)[number];

/**
 * Options for parsing, so that issues hold all that `problemsOf` needs. An issue does not list the keys that an object
 * can have. The schema is available only here, so the keys travel in place of the message.
 */
export const LOOKING: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: ({ code, inst }) => {
    if (!(inst instanceof z.ZodObject)) return undefined;
    const keys = Object.keys(inst.shape);
    if (code === 'unrecognized_keys') return keys.join(' ');
    return keys.filter((key) => !(inst.shape[key] instanceof z.ZodExactOptional)).join(' ');
  },
};

const keysIn = ({ message }: Issue): readonly string[] => message.split(' ').filter((key) => key !== '');

/** Turns an issue of the schema into messages for the author of a pack. */
export function problemsOf(issue: Issue, base: Path): readonly Problem[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
  if (typeof issue.input === 'string' && isText(path)) return [{ path, message: COMPLAINTS.wordsForText() }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, MAX_PROBLEMS + 1).map((key) => ({
        path: [...path, key],
        message: COMPLAINTS.unknownKey(nearest(key, keysIn(issue)), keysIn(issue)),
      }));
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

/** Whether this is the text of a card or one of its entries. Descriptions of cards inside text have a `text` too. */
const isText = (path: Path): boolean => /^cards\[\d+\]\.text(\[\d+\])?$/.test(formatPath(path));

type Single = Exclude<Issue, UnionIssue | z.core.$ZodIssueUnrecognizedKeys>;

/** With more keys than this, a list of them makes the message too long. */
const FEW_KEYS = 3;

function messageOf(issue: Single): Words {
  if (isMissing(issue)) {
    return issue.code === 'invalid_value' ? COMPLAINTS.missingChoice(issue.values) : COMPLAINTS.missing();
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' && keysIn(issue).length > 0 && keysIn(issue).length <= FEW_KEYS
        ? COMPLAINTS.noObject(keysIn(issue))
        : COMPLAINTS.otherThing([thingOf(issue)]);
    case 'invalid_value':
      return notOneOf(issue.input, issue.values);
    case 'too_big':
      return beyond(issue.origin, 'atMost', issue.maximum);
    case 'too_small':
      return beyond(issue.origin, 'atLeast', issue.minimum);
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom': {
      const mark = MARKED.find((one) => one === issue.message);
      return mark === undefined ? { en: issue.message, de: issue.message } : COMPLAINTS[mark]();
    }
  }
}

function notOneOf(said: unknown, known: readonly unknown[]): Words {
  if (typeof said !== 'string') return COMPLAINTS.notOneOf(known);
  const near = nearest(
    said,
    known.filter((value) => typeof value === 'string'),
  );
  return near === undefined ? COMPLAINTS.notOneOf(known) : COMPLAINTS.misspelt(said, near, known);
}

type Mismatch = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue;

const isMismatch = (issue: Issue): issue is Mismatch =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value';

/** For a union with a tag, the input is the object around the tag, so `ofTag` handles a missing tag. */
const isMissing = (issue: Issue): boolean =>
  issue.input === undefined &&
  (isMismatch(issue) || (issue.code === 'invalid_union' && issue.discriminator === undefined));

const TYPES: Readonly<Partial<Record<string, Thing>>> = {
  string: 'text',
  array: 'list',
  object: 'object',
};

const thingOf = ({ expected }: z.core.$ZodIssueInvalidType): Thing => TYPES[expected] ?? 'whole';

function beyond(origin: string, bound: 'atMost' | 'atLeast', limit: number | bigint): Words {
  switch (origin) {
    case 'string':
      return COMPLAINTS.tooLong(limit);
    case 'array':
      return COMPLAINTS.entriesOutOfBounds(bound, limit);
    default:
      return COMPLAINTS.outOfBounds(bound, limit);
  }
}

/** Reports only the alternative that was most likely meant: why each of them failed would be too much to read. */
function ofUnion(issue: UnionIssue, path: Path): readonly Problem[] {
  if (isMissing(issue)) return [{ path, message: COMPLAINTS.missing() }];
  if ('options' in issue && issue.options !== undefined) {
    return [{ path, message: ofTag(issue, issue.options) }];
  }
  const ranked = issue.errors.map((issues) => ({ issues, rank: distance(issues) }));
  const least = ranked.reduce<readonly number[]>(
    (best, { rank }) => (isLess(rank, best) ? rank : best),
    [Infinity],
  );
  const nearestOnes = ranked.filter(({ rank }) => !isLess(least, rank)).map(({ issues }) => issues);
  const choice = nearestOnes.length > 1 ? choiceOf(nearestOnes.flat()) : undefined;
  if (choice !== undefined) return [{ path: [...path, ...choice.path], message: choice.message }];
  return (nearestOnes[0] ?? []).flatMap((inner) => problemsOf(inner, path));
}

/** For a wrong tag, such as the `do` of a step. The input of the issue is the object around it. */
function ofTag({ input, discriminator }: UnionIssue, known: readonly unknown[]): Words {
  const said = (input as Readonly<Record<string, unknown>>)[discriminator ?? ''];
  return said === undefined ? COMPLAINTS.missingChoice(known) : notOneOf(said, known);
}

/** One message for equally likely alternatives: the keys of which one is missing, or what the value can be. */
function choiceOf(issues: readonly Issue[]): Problem | undefined {
  if (issues.every(isMissing)) {
    const keys = new Set(issues.map((issue) => issue.path.join('.')));
    return { path: [], message: COMPLAINTS.lacksKey([...keys]) };
  }
  const [first] = issues;
  const path = first?.path.filter((key) => typeof key !== 'symbol') ?? [];
  const isSamePlace = issues.every((issue) => issue.path.join('.') === path.join('.'));
  const mismatches = issues.filter(isMismatch);
  if (!isSamePlace || mismatches.length < issues.length) return undefined;
  const things = mismatches.flatMap((issue) => (issue.code === 'invalid_type' ? [thingOf(issue)] : []));
  const values = mismatches.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  if (things.length === 0) return { path, message: notOneOf(first?.input, [...new Set(values)]) };
  return { path, message: COMPLAINTS.otherThing([...new Set(things)], [...new Set(values)]) };
}

/**
 * How far an alternative is from what was written, most important first: another type, another tag, the number of
 * missing or unknown keys, the number of issues.
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
