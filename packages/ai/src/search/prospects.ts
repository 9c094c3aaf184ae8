import {
  CALL,
  choose,
  chooser,
  isOffered,
  kindOf,
  listOptions,
  OPTION_KINDS,
  OVER,
  PHASE,
  reset,
  workbenchFor,
  TURN_NUMBER,
  TURN_SEAT,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import {
  bestOf,
  CALLING,
  CALLS,
  drawnSince,
  TAKE_BACK,
  TRUSTING,
  WORTHLESS,
  worthOf,
} from './turn-search.ts';
import type { Judgement, Step, TurnSearch } from './turn-search.ts';

const RETREAT = OPTION_KINDS.indexOf('retreat');
const REFUSE = OPTION_KINDS.indexOf('refuse');

/** The expected result of an option: means over the worlds in which it was played. */
export interface Prospect {
  readonly code: number;
  /** The option and the best continuation in the own turn. */
  readonly line: readonly Step[];
  readonly worth: number;
  readonly win: number;
  readonly crystals: number;
  /** Number of worlds in which the rival's next turn was played; 0: only the end of the own turn was evaluated. */
  readonly worlds: number;
  /** Number of those worlds in which the rival retreated. */
  readonly retreats: number;
}

export interface Thinking {
  /** Hidden cards filled in consistently with everything seen; each number gives another world. */
  world(number: number): State;
  /** Whether to stop; called often. */
  shouldStop(): boolean;
  readonly nodesPerOption: number;
  /** For both players, after the own turn. */
  readonly replyNodesPerOption: number;
  /** Number of turns played after the own one; 1: the rival's reply. */
  readonly turnsAhead: number;
  readonly maxWorlds: number;
  readonly maxOptions: number;
  /** Minimum number of worlds before an option can be dropped. */
  readonly minWorlds: number;
  /** How much better declining interference must be than any other option, as a probability of winning. */
  readonly declineMargin: number;
}

interface Candidate {
  readonly code: number;
  readonly line: readonly Step[];
  /** The evaluation at the end of the own turn. */
  readonly judged: Judgement;
  /** One per world in which it was played. */
  readonly outcomes: Outcome[];
}

interface Outcome extends Judgement {
  readonly worth: number;
  readonly retreats: number;
}

/** Its multiples are spread evenly between 0 and 1, so that a few worlds already have their share of callers. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** An option is dropped when it is this many standard errors worse than the best. */
const MIN_STANDARD_ERRORS = 2;

/**
 * Searches the own turn, then plays the most promising options in many worlds, each with the rival's best reply
 * there; options that fall behind are dropped. From best to worst.
 */
export function prospectsOf(search: TurnSearch, seat: number, thinking: Thinking): readonly Prospect[] {
  const first = thinking.world(0);
  const t = workbenchFor(first, null);
  const candidates = candidatesOf(t, first, search, seat, thinking.nodesPerOption);
  let alive: readonly Candidate[] = candidates.filter(canFinish).slice(0, thinking.maxOptions);
  for (let world = 0; world < thinking.maxWorlds && alive.length > 1 && !thinking.shouldStop(); world++) {
    const state = world === 0 ? first : thinking.world(world);
    const calling = (world * GOLDEN) % 1 < CALLS ? CALLING : TRUSTING;
    const outcomes = playedOut(t, state, search, seat, alive, { ...thinking, calling });
    if (outcomes.length < alive.length) break;
    alive.forEach((candidate, i) => candidate.outcomes.push(outcomes[i]));
    if (world + 1 >= thinking.minWorlds) alive = promising(alive);
  }
  return candidates
    .map(prospectOf)
    .map((prospect) =>
      kindOf(prospect.code) === REFUSE
        ? { ...prospect, worth: prospect.worth - thinking.declineMargin }
        : prospect,
    )
    .toSorted(byWorth);
}

/** Options that were played in some world come first; taking the turn back is better than a dead end. */
function byWorth(a: Prospect, b: Prospect): number {
  return Math.sign(b.worlds) - Math.sign(a.worlds) || b.worth - a.worth || takingBack(b) - takingBack(a);
}

function takingBack({ code }: Prospect): number {
  return kindOf(code) === TAKE_BACK ? 1 : 0;
}

/** Whether the turn can be finished that way. */
function canFinish({ line }: Candidate): boolean {
  return line.length > 0;
}

/** Every option with its best line in the own turn, from best to worst by the evaluation at its end. */
function candidatesOf(
  t: Workbench,
  state: State,
  search: TurnSearch,
  seat: number,
  nodesPerOption: number,
): readonly Candidate[] {
  listOptions(t);
  const codes = Array.from(t.options.subarray(0, t.optionCount));
  const worths = Array.from(search.rank(t, seat, nodesPerOption));
  const turn = t.cells[TURN_NUMBER];
  return codes
    .map((code, i) => ({ code, worth: worths[i] }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ code, worth }) => {
      if (worth === WORTHLESS) return { code, line: [], judged: LOST, outcomes: [] };
      reset(t, state);
      const line = search.follow(t, seat, code, turn);
      search.worth(t, seat, drawnSince(t, seat, line[line.length - 1]));
      return { code, line, judged: { ...search.judged }, outcomes: [] };
    });
}

const LOST: Judgement = { win: 0, crystals: -4 };

/** The outcomes of the candidates in one world; fewer if time runs out. */
function playedOut(
  t: Workbench,
  state: State,
  search: TurnSearch,
  seat: number,
  candidates: readonly Candidate[],
  thinking: Playout,
): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (const { line } of candidates) {
    if (outcomes.length > 0 && thinking.shouldStop()) break;
    reset(t, state);
    listOptions(t);
    follow(t, line);
    const retreats = playOn(t, search, seat, thinking);
    if (retreats === DEAD_END) outcomes.push({ ...LOST, worth: WORTHLESS, retreats: 0 });
    else {
      const worth = search.worthInWorld(t, seat);
      outcomes.push({ ...search.judged, worth, retreats });
    }
  }
  return outcomes;
}

/** Plays a line as far as this world allows. */
function follow(t: Workbench, line: readonly Step[]): void {
  for (const { code } of line) {
    if (t.cells[PHASE] === OVER || !isOffered(t, code)) return;
    choose(t, code);
  }
}

const MAX_TAKE_BACKS = 2;

/** In this world the seat would have to take its turn back. */
const DEAD_END = -1;

/** Both players play their best for some turns; counts the rival's retreats in the first of them. */
function playOn(t: Workbench, search: TurnSearch, seat: number, playout: Playout): number {
  const reply = t.cells[TURN_NUMBER] + (t.cells[TURN_SEAT] === seat ? 1 : 0);
  let [retreats, takeBacks] = [0, 0];
  while (t.cells[PHASE] !== OVER && t.cells[TURN_NUMBER] < reply + playout.turnsAhead) {
    const player = chooser(t);
    const code = choiceOf(t, search, player, playout);
    if (kindOf(code) === TAKE_BACK) {
      if (player === seat && t.cells[TURN_NUMBER] < reply) return DEAD_END;
      // The world stays the same here, so the player would try the same line forever.
      if (takeBacks++ === MAX_TAKE_BACKS) break;
    }
    if (player !== seat && kindOf(code) === RETREAT && t.cells[TURN_NUMBER] === reply) retreats++;
    search.follow(t, player, code, t.cells[TURN_NUMBER]);
  }
  return retreats;
}

interface Playout extends Thinking {
  /** The players do not know the face-down cards of this world, so calling is left to chance. */
  readonly calling: number;
}

function choiceOf(
  t: Workbench,
  search: TurnSearch,
  player: number,
  { replyNodesPerOption, calling }: Playout,
): number {
  if (t.optionCount === 1) return t.options[0];
  if (t.cells[PHASE] === CALL) return calling;
  return t.options[bestOf(search.rank(t, player, replyNodesPerOption), t)];
}

/** Options that may still be the best, by their differences in the same worlds. */
function promising(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates.reduce((a, b) => (mean(b, 'worth') > mean(a, 'worth') ? b : a));
  return candidates.filter((candidate) => {
    const gaps = candidate.outcomes.map(({ worth }, i) => best.outcomes[i].worth - worth);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const spread = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / Math.max(gaps.length - 1, 1);
    return gap <= MIN_STANDARD_ERRORS * Math.sqrt(spread / gaps.length);
  });
}

function mean({ outcomes }: Candidate, what: keyof Outcome): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[what], 0) / outcomes.length;
}

function prospectOf(candidate: Candidate): Prospect {
  const { code, line, judged, outcomes } = candidate;
  const worlds = outcomes.length;
  if (worlds === 0) {
    const worth = canFinish(candidate) ? worthOf(judged) : WORTHLESS;
    return { code, line, ...judged, worth, worlds, retreats: 0 };
  }
  return {
    code,
    line,
    worth: mean(candidate, 'worth'),
    win: mean(candidate, 'win'),
    crystals: mean(candidate, 'crystals'),
    worlds,
    retreats: outcomes.filter(({ retreats }) => retreats > 0).length,
  };
}
