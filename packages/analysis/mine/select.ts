import { BUILT_IN, PEOPLES, viewFor } from '@bluemoon/engine';
import type { Option } from '@bluemoon/engine';
import type { Puzzle, PuzzleKind } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/solve.ts';
import { solutionSteps } from '../src/puzzles/tell-solution.ts';
import type { Candidate } from './candidates.ts';
import { ideaOf } from './idea-of.ts';
import { isObvious } from './obvious.ts';
import { themesOf } from './themes.ts';

/** At most this many proofs of a people. */
const PROOFS_PER_PEOPLE = 40;
/** With fewer, easier ones are taken as well. */
const ENOUGH_PROOFS = 30;
/** The share of a kind is limited, so that all kinds occur. */
const MAX_OF_KIND: Readonly<Record<PuzzleKind, number>> = { provable: 26, onlyMove: 16, judgement: 12 };

/**
 * Chooses varied puzzles of each people, the best first, in addition to those that were published: solvers keep the
 * ids of what they solved, so published puzzles stay as they are, and new ones get the numbers after them.
 */
export function selected(
  found: readonly Candidate[],
  published: readonly Puzzle[],
  isSound: (puzzle: Puzzle) => boolean,
): readonly Puzzle[] {
  const reviewed = found.map(review);
  return PEOPLES.flatMap((people) => {
    const old = published.filter((puzzle) => puzzle.people === people);
    const added = selectedFor(
      reviewed.filter((candidate) => candidate.people === people),
      old,
      isSound,
    );
    const next = 1 + Math.max(0, ...old.map(numberOf));
    return [...old, ...added.map((candidate, i) => numbered(candidate, next + i))];
  });
}

const numberOf = ({ id, people }: Puzzle): number => Number(id.slice(people.length + 1));

/** Journals are kept for long: what they say besides the proof is found out again. */
function review(candidate: Candidate): Candidate {
  const puzzle: Puzzle = { ...candidate, id: 'new' };
  const view = viewFor(puzzleState(puzzle, BUILT_IN), puzzle.seat);
  const solution = optionsOf(puzzle);
  return {
    ...candidate,
    idea: ideaOf(solution),
    themes: themesOf(solution, candidate.goal, view, BUILT_IN),
    obvious: isObvious(puzzle, BUILT_IN),
  };
}

const optionsOf = (puzzle: Puzzle): readonly Option[] =>
  solutionSteps(puzzle, { language: 'en', box: BUILT_IN }).steps.map(({ option }) => option);

/** What a new puzzle is compared with. */
interface Chosen extends Pick<Candidate, 'idea' | 'rival' | 'kind' | 'themes' | 'difficulty'> {
  /** Unknown of published ones. */
  readonly from?: Candidate['from'];
}

function selectedFor(
  found: readonly Candidate[],
  published: readonly Puzzle[],
  isSound: (puzzle: Puzzle) => boolean,
): readonly Candidate[] {
  const old: readonly Chosen[] = published.map((puzzle) => ({ ...puzzle, idea: ideaOf(optionsOf(puzzle)) }));
  const isProof = ({ kind }: Chosen): boolean => kind !== 'judgement';
  const proofs = old.filter(isProof);
  fill(
    proofs,
    found.filter((candidate) => isProof(candidate) && !candidate.obvious),
    PROOFS_PER_PEOPLE,
    isSound,
  );
  // Where there are not enough, those that are easier to guess.
  fill(
    proofs,
    found.filter((candidate) => isProof(candidate) && candidate.obvious && cardsOf(candidate.idea) > 1),
    ENOUGH_PROOFS,
    isSound,
  );
  const judgements = old.filter((one) => !isProof(one));
  fill(
    judgements,
    found.filter((candidate) => !isProof(candidate) && !candidate.obvious),
    MAX_OF_KIND.judgement,
    isSound,
  );
  const chosen = new Set<Chosen>([...proofs, ...judgements]);
  return found
    .filter((candidate) => chosen.has(candidate))
    .toSorted((a, b) => a.difficulty - b.difficulty || a.options - b.options);
}

function numbered(candidate: Candidate, number: number): Puzzle {
  const { people, rival, kind, goal, themes, difficulty, seat, position, solution, foundBy, chances } =
    candidate;
  const id = `${people}-${number}`;
  const puzzle = { id, people, rival, kind, goal, themes, difficulty, seat, position, solution, foundBy };
  return chances === undefined ? puzzle : { ...puzzle, chances };
}

/** Adds the best that differ from those chosen already. */
function fill(
  chosen: Chosen[],
  candidates: readonly Candidate[],
  most: number,
  isSound: (puzzle: Puzzle) => boolean,
): void {
  let left = candidates;
  const worths = new Map(left.map((candidate) => [candidate, worthOf(candidate)]));
  while (chosen.length < most) {
    left = left.filter((candidate) => !isCopy(candidate, chosen) && hasRoom(candidate, chosen));
    if (left.length === 0) break;
    const best = left
      .map((candidate) => ({ candidate, worth: (worths.get(candidate) ?? 0) - likeness(candidate, chosen) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a)).candidate;
    if (isSound({ ...best, id: 'new' })) chosen.push(best);
    left = left.filter((candidate) => candidate !== best);
  }
}

const cardsOf = (idea: readonly string[]): number => idea.filter((use) => !use.startsWith('announce')).length;

/** The same cards solve it, against the same rival or for the third time. */
function isCopy({ idea, rival }: Chosen, chosen: readonly Chosen[]): boolean {
  const key = [...idea].toSorted().join();
  const same = chosen.filter((other) => [...other.idea].toSorted().join() === key);
  return same.length > 1 || same.some((other) => other.rival === rival);
}

function hasRoom({ kind }: Chosen, chosen: readonly Chosen[]): boolean {
  return chosen.filter((other) => other.kind === kind).length < MAX_OF_KIND[kind];
}

function worthOf({ idea, novice, options, goal, kind }: Candidate): number {
  return (
    Math.min(cardsOf(idea), 4) +
    (5 - novice) * 0.3 +
    Math.min(options, 8) * 0.1 +
    (goal === 'winFight' || goal === 'announce' ? 0 : 1) +
    (kind === 'provable' ? 0.5 : 0)
  );
}

function likeness(candidate: Candidate, chosen: readonly Chosen[]): number {
  const like = (is: (other: Chosen) => boolean) => chosen.filter(is).length;
  return (
    0.35 * like((other) => other.difficulty === candidate.difficulty) +
    0.2 * like((other) => other.rival === candidate.rival) +
    1.5 * like((other) => other.from?.[0] === candidate.from[0] && other.from[1] === candidate.from[1]) +
    0.4 * like((other) => other.themes.join() === candidate.themes.join()) +
    0.5 * like((other) => other.idea.some((use) => candidate.idea.includes(use))) +
    2 * like((other) => other.idea.join() === candidate.idea.join())
  );
}
