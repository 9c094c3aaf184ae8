import { CARDS } from '../cards/index.ts';
import type { Card } from '../vocabulary/card.ts';
import { check, type Candidate } from './check.ts';
import { problemsOf } from './issues.ts';
import { JsonError, readJson, type Source } from './json.ts';
import { PackError, type Problem } from './problem.ts';
import { cardSchema, packSchema } from './schema.ts';

export { formatPath, PackError, type Path, type Problem } from './problem.ts';

/** Cards from outside the box, checked against it. */
export interface Pack {
  readonly cards: readonly Card[];
}

/**
 * Reads a card pack: JSON text, or the value that such a text stands for. Throws a `PackError` that lists every
 * problem; of a text it also knows the lines.
 */
export function loadPack(json: unknown): Pack {
  const isText = typeof json === 'string';
  const source = read(isText ? json : asText(json));
  const { cards, problems } = cardsOf(source.value);
  if (problems.length === 0) return { cards };
  throw new PackError(
    isText ? problems.map((problem) => ({ ...problem, line: source.lineOf(problem.path) })) : problems,
  );
}

/** Going through text leaves the caller's value alone and turns whatever it was into plain JSON. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    throw new PackError([{ path: [], message: 'is not a JSON value' }]);
  }
}

function read(text: string): Source {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new PackError([{ path: [], message: `is not JSON: ${error.message}`, line: error.line }]);
  }
}

interface Result {
  readonly cards: readonly Card[];
  readonly problems: readonly Problem[];
}

/** Cards are looked at one by one, so that a fault in one does not hide those of the others. */
function cardsOf(value: unknown): Result {
  const issues = packSchema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const problems = issues.flatMap((issue) => problemsOf(issue, []));
  const candidates: Candidate[] = [];
  for (const [at, entry] of entriesOf(value).entries()) {
    const path = ['cards', at];
    const card = cardSchema.safeParse(entry, { reportInput: true });
    if (card.success) candidates.push({ card: card.data, path });
    else problems.push(...card.error.issues.flatMap((issue) => problemsOf(issue, path)));
  }
  problems.push(...check(candidates, CARDS));
  return {
    cards: candidates.map(({ card }) => card),
    problems: problems.toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}

function entriesOf(value: unknown): readonly unknown[] {
  const isPack = typeof value === 'object' && value !== null && 'cards' in value;
  return isPack && Array.isArray(value.cards) ? value.cards : [];
}

/** The card a problem is about; what concerns the whole pack comes first. */
const placeOf = ({ path }: Problem): number => (typeof path[1] === 'number' ? path[1] : -1);
