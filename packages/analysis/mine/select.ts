import { BUILT_IN, PEOPLES, viewFor } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { faultsOf } from '../src/puzzles/check.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/solve.ts';
import { solutionSteps } from '../src/puzzles/tell-solution.ts';
import type { Candidate } from './candidates.ts';
import { isObvious } from './obvious.ts';
import { themesOf } from './themes.ts';

/** At most this many of a people. */
const PER_PEOPLE = 40;
/** With fewer, easier ones are taken as well. */
const ENOUGH = 30;
/** The share of a kind is limited, so that all kinds occur. */
const MAX_OF_KIND = { provable: 26, onlyMove: 16, judgement: 26 } as const;

/** Chooses varied puzzles of each people, the best first, and numbers them. */
export function selected(found: readonly Candidate[]): readonly Puzzle[] {
  const reviewed = found.map(review);
  return PEOPLES.flatMap((people) => selectedFor(people, reviewed));
}

/** Journals are kept for long: what they say besides the proof is found out again. */
function review(candidate: Candidate): Candidate {
  if (candidate.kind === 'judgement') return candidate;
  const puzzle: Puzzle = { ...candidate, id: 'new' };
  const { steps } = solutionSteps(puzzle, { language: 'en', box: BUILT_IN });
  const view = viewFor(puzzleState(puzzle, BUILT_IN), puzzle.seat);
  return {
    ...candidate,
    themes: themesOf(
      steps.map(({ option }) => option),
      candidate.goal,
      view,
      BUILT_IN,
    ),
    obvious: isObvious(puzzle, BUILT_IN),
  };
}

function selectedFor(people: People, found: readonly Candidate[]): readonly Puzzle[] {
  const chosen: Candidate[] = [];
  const own = found.filter((candidate) => candidate.people === people);
  fill(
    chosen,
    own.filter(({ obvious }) => !obvious),
    PER_PEOPLE,
  );
  // Where there are not enough, those that are easier to guess.
  fill(
    chosen,
    own.filter(({ obvious, idea }) => obvious && cardsOf(idea) > 1),
    ENOUGH,
  );
  return chosen.toSorted((a, b) => a.difficulty - b.difficulty || a.options - b.options).map(numbered);
}

function numbered(candidate: Candidate, i: number): Puzzle {
  const { people, rival, kind, goal, themes, difficulty, seat, position, solution, foundBy, chances } =
    candidate;
  const id = `${people}-${i + 1}`;
  const puzzle = { id, people, rival, kind, goal, themes, difficulty, seat, position, solution, foundBy };
  return chances === undefined ? puzzle : { ...puzzle, chances };
}

/** Adds the best that differ from those chosen already. */
function fill(chosen: Candidate[], candidates: readonly Candidate[], most: number): void {
  let left = candidates;
  const worths = new Map(left.map((candidate) => [candidate, worthOf(candidate)]));
  while (chosen.length < most) {
    left = left.filter((candidate) => !isCopy(candidate, chosen) && hasRoom(candidate, chosen));
    if (left.length === 0) break;
    const best = left
      .map((candidate) => ({ candidate, worth: (worths.get(candidate) ?? 0) - likeness(candidate, chosen) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a)).candidate;
    if (isSound(best)) chosen.push(best);
    left = left.filter((candidate) => candidate !== best);
  }
}

const isSound = (candidate: Candidate): boolean =>
  faultsOf({ ...candidate, id: 'new' }, BUILT_IN).length === 0;

const cardsOf = (idea: readonly string[]): number => idea.filter((use) => !use.startsWith('announce')).length;

/** The same cards solve it, against the same rival or for the third time. */
function isCopy({ idea, rival }: Candidate, chosen: readonly Candidate[]): boolean {
  const key = [...idea].toSorted().join();
  const same = chosen.filter((other) => [...other.idea].toSorted().join() === key);
  return same.length > 1 || same.some((other) => other.rival === rival);
}

function hasRoom({ kind }: Candidate, chosen: readonly Candidate[]): boolean {
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

function likeness(candidate: Candidate, chosen: readonly Candidate[]): number {
  const like = (is: (other: Candidate) => boolean) => chosen.filter(is).length;
  return (
    0.35 * like((other) => other.difficulty === candidate.difficulty) +
    0.2 * like((other) => other.rival === candidate.rival) +
    1.5 * like((other) => other.from[0] === candidate.from[0] && other.from[1] === candidate.from[1]) +
    0.4 * like((other) => other.themes.join() === candidate.themes.join()) +
    0.5 * like((other) => other.idea.some((use) => candidate.idea.includes(use))) +
    2 * like((other) => other.idea.join() === candidate.idea.join())
  );
}
