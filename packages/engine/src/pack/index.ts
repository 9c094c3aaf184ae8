import type { Card } from '../vocabulary/card.ts';
import { MAX_PROBLEMS } from '../reading/max-problems.ts';
import { check, checkPart, type Candidate, type PackBeside } from './check.ts';
import { COMPLAINTS } from './complaints.ts';
import { LOOKING, problemsOf } from './issues.ts';
import { JsonError, readJson, type Source } from './json.ts';
import { LIMITS } from './limits.ts';
import { PackError, type Problem } from './problem.ts';
import { cardSchema, packSchema } from './schema.ts';

export type { PackBeside } from './check.ts';
export type { Words } from './complaints.ts';
export { formatPath, formatProblem, PackError, type Path, type Problem } from './problem.ts';

/** Cards that are not built in, checked against the built-in ones. */
export interface Pack {
  readonly cards: readonly Card[];
}

/**
 * Reads a card pack from JSON text, or from its parsed value. Throws a `PackError` that lists the problems, for a text
 * with their lines. Its cards must not clash with those of the packs `beside` it.
 */
export function loadPack(
  json: unknown,
  { beside = [] }: { readonly beside?: readonly PackBeside[] } = {},
): Pack {
  return load(json, (candidates) => check(candidates, beside));
}

/**
 * Reads some cards of packs, such as those of a saved game, in the form of a pack. They were checked when their packs
 * were loaded, and may name cards that are not among them.
 */
export function loadPart(json: unknown): Pack {
  return load(json, checkPart);
}

function load(json: unknown, checked: (candidates: readonly Candidate[]) => Iterable<Problem>): Pack {
  const isText = typeof json === 'string';
  const source = read(isText ? json : asText(json));
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  for (const problem of problemsIn(source.value, candidates, checked)) {
    if (problems.length === MAX_PROBLEMS) {
      problems.push({ path: [], message: COMPLAINTS.moreProblems(MAX_PROBLEMS) });
      break;
    }
    problems.push(isText ? { ...problem, line: source.lineOf(problem.path) } : problem);
  }
  if (problems.length === 0) return { cards: candidates.map(({ card }) => card) };
  throw new PackError(problems.toSorted(byPlace));
}

/** A round trip through text copies the caller's value and makes it plain JSON. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    throw new PackError([{ path: [], message: COMPLAINTS.noJsonValue() }]);
  }
}

function read(text: string): Source {
  if (text.length > LIMITS.packLetters)
    throw new PackError([{ path: [], message: COMPLAINTS.packTooLong(text.length, LIMITS.packLetters) }]);
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new PackError([{ path: [], message: COMPLAINTS.notJson(error.words), line: error.line }]);
  }
}

/**
 * Parses cards one by one, so that a problem in one does not hide those of the others. Adds cards with the right shape
 * to the candidates. A generator, so that checking stops at the maximum number of problems.
 */
function* problemsIn(
  value: unknown,
  candidates: Candidate[],
  checked: (candidates: readonly Candidate[]) => Iterable<Problem>,
): Generator<Problem> {
  for (const issue of packSchema.safeParse(value, LOOKING).error?.issues ?? []) yield* problemsOf(issue, []);
  for (const [at, entry] of entriesOf(value).entries()) {
    const path = ['cards', at];
    const letters = JSON.stringify(entry).length;
    if (letters > LIMITS.cardLetters) {
      yield { path, message: COMPLAINTS.cardTooLong(letters, LIMITS.cardLetters) };
      continue;
    }
    const card = cardSchema.safeParse(entry, LOOKING);
    if (card.success) candidates.push({ path, card: card.data });
    else for (const issue of card.error.issues) yield* problemsOf(issue, path);
  }
  yield* checked(candidates);
}

/** Empty if there are more cards than a pack can have: the schema reports it, and checking them would take too long. */
function entriesOf(value: unknown): readonly unknown[] {
  const isPack = typeof value === 'object' && value !== null && 'cards' in value;
  return isPack && Array.isArray(value.cards) && value.cards.length <= LIMITS.cards ? value.cards : [];
}

/** Problems of the whole pack come first, then card by card in the order of lines. */
const byPlace = (a: Problem, b: Problem): number => cardOf(a) - cardOf(b) || (a.line ?? 0) - (b.line ?? 0);

const cardOf = ({ path }: Problem): number => (typeof path[1] === 'number' ? path[1] : -1);
