import type { BotContext } from '@bluemoon/ai';
import { apply, decision, encode, viewFor } from '@bluemoon/engine';
import type { Option, State } from '@bluemoon/engine';
import type { Aim } from '../src/puzzles/proof.ts';
import type { Puzzle, PuzzleGoal } from '../src/puzzles/puzzle.ts';
import { canBeProved } from '../src/puzzles/provable.ts';
import { retreated, retreatLoses } from '../src/puzzles/retreat.ts';
import { draftFrom } from './drafts.ts';
import type { Draft } from './drafts.ts';
import type { TurnStart } from './games.ts';
import { ideaOf } from './idea-of.ts';
import { isObvious } from './obvious.ts';
import { rated } from './rate.ts';
import { themesOf } from './themes.ts';

/** A puzzle that was found, not chosen yet. */
export interface Candidate extends Omit<Puzzle, 'id'> {
  /** In which game and turn. */
  readonly from: readonly [number, number, number];
  /** What the solution makes use of. */
  readonly idea: readonly string[];
  /** Number of options of the first decision. */
  readonly options: number;
  /** How often of five times the novice finds it. */
  readonly novice: number;
  readonly nodes: number;
  /** Playing the largest cards solves it. */
  readonly obvious: boolean;
}

/** A proof that needs more is left alone, so that all of them can be checked quickly. */
const MAX_NODES: Readonly<Record<Aim, number>> = { announce: 4000, fight: 6000, game: 6000 };

/** The puzzles in one turn: what wins, or else the only way to go on. */
export function candidatesIn(
  start: TurnStart,
  from: readonly [number, number],
  context: BotContext,
): readonly Candidate[] {
  const { state, seat } = start;
  const drafts: Draft[] = [];
  const add = (aim: Aim): boolean => {
    const draft = draftFrom(state, seat, aim, MAX_NODES[aim]);
    if (draft !== null) drafts.push(draft);
    return draft !== null;
  };
  const dragons = Object.values(viewFor(state, seat).dragons).filter((at) => at === seat).length;
  // A fight brings one or two dragons, and three have to be there already for the fourth.
  const won = canBeProved(state, seat) && ((dragons > 1 && add('game')) || add('fight'));
  if (!won && viewFor(state, seat).fight !== null) add('announce');
  return drafts.flatMap((draft) => candidateOf(draft, start, from, context));
}

function candidateOf(
  draft: Draft,
  { state, seat, decks, turn }: TurnStart,
  from: readonly [number, number],
  context: BotContext,
): readonly Candidate[] {
  const { box } = context;
  const idea = ideaOf(draft.solution);
  const goal = goalOf(draft, state);
  // One card of few is no puzzle.
  if (idea.length < 2 && draft.proof.options.length < 4) return [];
  const plain: Omit<Puzzle, 'id' | 'difficulty' | 'foundBy'> = {
    people: decks[seat],
    rival: decks[1 - seat],
    kind: draft.aim === 'announce' ? 'onlyMove' : 'provable',
    goal,
    themes: themesOf(draft.solution, goal, viewFor(draft.state, seat), box),
    seat,
    position: encode(draft.state),
    solution: draft.solution.map(({ id }) => id),
  };
  const obvious = isObvious({ ...plain, id: 'new', difficulty: 1, foundBy: [] }, box);
  if (idea.length < 2 && obvious) return [];
  const { difficulty, foundBy, novice } = rated(draft, context);
  const { nodes, options } = draft.proof;
  return [
    {
      ...plain,
      difficulty,
      foundBy,
      from: [...from, turn],
      idea,
      options: options.length,
      novice,
      nodes,
      obvious,
    },
  ];
}

function goalOf({ aim, state, solution, seat }: Draft, start: State): PuzzleGoal {
  if (aim === 'fight') return 'winFight';
  if (aim === 'announce') return retreatLoses(start, seat) ? 'saveGame' : 'announce';
  return lastReason(state, solution) === 'fourthDragon' ? 'fourthDragon' : 'winGame';
}

function lastReason(start: State, solution: readonly Option[]): string | null {
  let state = start;
  for (const { id } of solution) if (decision(state) !== null) ({ state } = apply(state, id));
  if (decision(state) !== null) state = retreated(state) ?? state;
  return viewFor(state, 'spectator').result?.reason ?? null;
}
