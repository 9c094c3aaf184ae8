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
  TURN_NUMBER,
  TURN_SEAT,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import {
  bestOf,
  CALLING,
  drawnSince,
  handOf,
  TAKE_BACK,
  TRUSTING,
  WORTHLESS,
  worthOf,
} from './turn-search.ts';
import type { Judgement, Step, TurnSearch } from './turn-search.ts';

const RETREAT = OPTION_KINDS.indexOf('retreat');

/** An option with a line that begins with it, to be played in many worlds. */
export interface Candidate {
  readonly code: number;
  readonly line: readonly Step[];
  /** The evaluation at the end of the own turn. */
  readonly judged: Judgement;
  /** One per world in which it was played. */
  readonly outcomes: Outcome[];
}

export interface Outcome extends Judgement {
  readonly worth: number;
  readonly retreats: number;
}

/** How both players play on after the own turn. */
export interface Playing {
  /** Whether to stop; called often. */
  shouldStop(): boolean;
  /** For both players, after the own turn. */
  readonly replyNodesPerOption: number;
  /** Number of turns played after the own one; 1: the rival's reply. The ends of all of them are judged. */
  readonly turnsAhead: number;
  /** How likely each seat is to call a bluff. */
  readonly calls: readonly [number, number];
}

/** Its multiples are spread evenly between 0 and 1, so that a few worlds already have their share of callers. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Whether the turn can be finished that way. */
export function canFinish({ line }: Candidate): boolean {
  return line.length > 0;
}

/** Every option with its best line in the own turn, from best to worst by the evaluation at its end. */
export function candidatesOf(
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

/**
 * Plays the candidates in one world, each with the best replies of both players there. False if time ran out: then
 * none of them gets an outcome.
 */
export function playedIn(
  t: Workbench,
  world: { readonly state: State; readonly number: number },
  search: TurnSearch,
  seat: number,
  candidates: readonly Candidate[],
  playing: Playing,
): boolean {
  const trust = (world.number * GOLDEN) % 1;
  const outcomes: Outcome[] = [];
  for (const { line } of candidates) {
    if (outcomes.length > 0 && playing.shouldStop()) return false;
    reset(t, world.state);
    listOptions(t);
    follow(t, seat, line);
    outcomes.push(playedOn(t, search, seat, { ...playing, trust }));
  }
  candidates.forEach((candidate, i) => candidate.outcomes.push(outcomes[i]));
  return true;
}

/**
 * Plays a line as far as this world allows, and only while the hand is the one it was planned with: after drawing other
 * cards, another line may be better.
 */
function follow(t: Workbench, seat: number, line: readonly Step[]): void {
  for (const { code, lo, hi } of line) {
    if (t.cells[PHASE] === OVER || !isOffered(t, code)) return;
    const hand = handOf(t, seat);
    if (hand.lo !== lo || hand.hi !== hi) return;
    choose(t, code);
  }
}

const MAX_TAKE_BACKS = 2;

/** In this world the seat would have to take its turn back. */
const DEAD_END: Outcome = { ...LOST, worth: WORTHLESS, retreats: 0 };

/**
 * Both players play their best for some turns. What counts is the mean of the judgements after each of them, which is
 * less noisy than the last one alone.
 */
function playedOn(t: Workbench, search: TurnSearch, seat: number, playout: Playout): Outcome {
  const reply = t.cells[TURN_NUMBER] + (t.cells[TURN_SEAT] === seat ? 1 : 0);
  const judgements: Judgement[] = [];
  const judged = (): Judgement => {
    search.worthInWorld(t, seat);
    return { ...search.judged };
  };
  let [turn, retreats, takeBacks] = [reply, 0, 0];
  while (t.cells[PHASE] !== OVER && t.cells[TURN_NUMBER] < reply + playout.turnsAhead) {
    if (t.cells[TURN_NUMBER] > turn) {
      turn = t.cells[TURN_NUMBER];
      judgements.push(judged());
    }
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
  const last = judged();
  // A game that is over stays as it is in the turns that were not played.
  while (judgements.length < playout.turnsAhead) judgements.push(last);
  const mean = meanOf(judgements);
  return { ...mean, worth: worthOf(mean), retreats };
}

function meanOf(judgements: readonly Judgement[]): Judgement {
  const meanOfEach = (what: keyof Judgement): number =>
    judgements.reduce((sum, judgement) => sum + judgement[what], 0) / judgements.length;
  return { win: meanOfEach('win'), crystals: meanOfEach('crystals') };
}

interface Playout extends Playing {
  /** The players do not know the face-down cards of this world, so calling is left to chance: who calls more often does. */
  readonly trust: number;
}

function choiceOf(
  t: Workbench,
  search: TurnSearch,
  player: number,
  { replyNodesPerOption, calls, trust }: Playout,
): number {
  if (t.optionCount === 1) return t.options[0];
  if (t.cells[PHASE] === CALL) return trust < calls[player] ? CALLING : TRUSTING;
  return t.options[bestOf(search.rank(t, player, replyNodesPerOption), t)];
}
