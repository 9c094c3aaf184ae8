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
  tableFor,
  TURN_NUMBER,
  TURN_SEAT,
} from '@bluemoon/engine/simulation';
import type { State, Table } from '@bluemoon/engine/simulation';
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

/** What is to be expected of an option: means over the worlds in which it was played. */
export interface Prospect {
  readonly code: number;
  /** The option and what best follows in the own turn. */
  readonly line: readonly Step[];
  readonly worth: number;
  readonly win: number;
  readonly crystals: number;
  /** In how many worlds the rival's next turn was played; 0: only the end of the own turn was judged. */
  readonly worlds: number;
  /** In how many of them he gave the fight up. */
  readonly retreats: number;
}

export interface Thinking {
  /** Hidden cards completed in a way that fits everything seen; each number a way of its own. */
  world(number: number): State;
  /** Whether to stop, asked after every piece of work. */
  isEnough(): boolean;
  readonly nodesAnOption: number;
  /** For both players, once the own turn is over. */
  readonly replyNodesAnOption: number;
  /** So many turns are played after the own one; 1: the rival's reply. */
  readonly turnsAhead: number;
  readonly mostWorlds: number;
  readonly mostOptions: number;
  /** So many are played before an option can be dropped. */
  readonly fewWorlds: number;
  /** How much better than any other the refusal has to be, as a chance to win. */
  readonly refusing: number;
}

interface Candidate {
  readonly code: number;
  readonly line: readonly Step[];
  /** By the end of the own turn alone. */
  readonly judged: Judgement;
  /** One for each world in which it was played. */
  readonly outcomes: Outcome[];
}

interface Outcome extends Judgement {
  readonly worth: number;
  readonly retreats: number;
}

/** Its multiples spread evenly between 0 and 1, so that any few worlds have their share of callers. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** An option is dropped when it is worse than the best by so many standard errors. */
const CLEARLY = 2;

/**
 * Looks through the own turn, then plays the most promising options in many worlds, each with the best reply that
 * the rival can find there; options that fall behind are dropped. From best to worst.
 */
export function prospectsOf(search: TurnSearch, seat: number, thinking: Thinking): readonly Prospect[] {
  const first = thinking.world(0);
  const t = tableFor(first, null);
  const candidates = candidatesOf(t, first, search, seat, thinking.nodesAnOption);
  let alive: readonly Candidate[] = candidates.filter(leadsOn).slice(0, thinking.mostOptions);
  for (let world = 0; world < thinking.mostWorlds && alive.length > 1 && !thinking.isEnough(); world++) {
    const state = world === 0 ? first : thinking.world(world);
    const calling = (world * GOLDEN) % 1 < CALLS ? CALLING : TRUSTING;
    const outcomes = playedOut(t, state, search, seat, alive, { ...thinking, calling });
    if (outcomes.length < alive.length) break;
    alive.forEach((candidate, i) => candidate.outcomes.push(outcomes[i]));
    if (world + 1 >= thinking.fewWorlds) alive = promising(alive);
  }
  return candidates
    .map(prospectOf)
    .map((prospect) =>
      kindOf(prospect.code) === REFUSE
        ? { ...prospect, worth: prospect.worth - thinking.refusing }
        : prospect,
    )
    .toSorted(byWorth);
}

/** Those that were played in some world come first; to take the turn back is better than a dead end. */
function byWorth(a: Prospect, b: Prospect): number {
  return Math.sign(b.worlds) - Math.sign(a.worlds) || b.worth - a.worth || takingBack(b) - takingBack(a);
}

function takingBack({ code }: Prospect): number {
  return kindOf(code) === TAKE_BACK ? 1 : 0;
}

/** Whether the turn can be brought to an end that way. */
function leadsOn({ line }: Candidate): boolean {
  return line.length > 0;
}

/** Every option with the best line of the own turn that begins with it, from best to worst by its end. */
function candidatesOf(
  t: Table,
  state: State,
  search: TurnSearch,
  seat: number,
  nodesAnOption: number,
): readonly Candidate[] {
  listOptions(t);
  const codes = Array.from(t.options.subarray(0, t.optionCount));
  const worths = Array.from(search.rank(t, seat, nodesAnOption));
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

/** The outcomes of the candidates in one world; fewer than there are if time runs out. */
function playedOut(
  t: Table,
  state: State,
  search: TurnSearch,
  seat: number,
  candidates: readonly Candidate[],
  thinking: Manner,
): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (const { line } of candidates) {
    if (outcomes.length > 0 && thinking.isEnough()) break;
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
function follow(t: Table, line: readonly Step[]): void {
  for (const { code } of line) {
    if (t.cells[PHASE] === OVER || !isOffered(t, code)) return;
    choose(t, code);
  }
}

const MOST_TAKEN_BACK = 2;

/** In this world the seat would have to take its turn back. */
const DEAD_END = -1;

/** Both play as well as they can see, so many turns; counts the rival's retreats in the first of them. */
function playOn(t: Table, search: TurnSearch, seat: number, manner: Manner): number {
  const reply = t.cells[TURN_NUMBER] + (t.cells[TURN_SEAT] === seat ? 1 : 0);
  let [retreats, takenBack] = [0, 0];
  while (t.cells[PHASE] !== OVER && t.cells[TURN_NUMBER] < reply + manner.turnsAhead) {
    const player = chooser(t);
    const code = choiceOf(t, search, player, manner);
    if (kindOf(code) === TAKE_BACK) {
      if (player === seat && t.cells[TURN_NUMBER] < reply) return DEAD_END;
      // Nothing is imagined anew here, so that he would try the same for ever.
      if (takenBack++ === MOST_TAKEN_BACK) break;
    }
    if (player !== seat && kindOf(code) === RETREAT && t.cells[TURN_NUMBER] === reply) retreats++;
    search.follow(t, player, code, t.cells[TURN_NUMBER]);
  }
  return retreats;
}

interface Manner extends Thinking {
  /** Nobody knows what lies face down, though this world does: whether it is called is a matter of chance. */
  readonly calling: number;
}

function choiceOf(
  t: Table,
  search: TurnSearch,
  player: number,
  { replyNodesAnOption, calling }: Manner,
): number {
  if (t.optionCount === 1) return t.options[0];
  if (t.cells[PHASE] === CALL) return calling;
  return t.options[bestOf(search.rank(t, player, replyNodesAnOption), t)];
}

/** Those that may still turn out to be the best, by the differences in the same worlds. */
function promising(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates.reduce((a, b) => (mean(b, 'worth') > mean(a, 'worth') ? b : a));
  return candidates.filter((candidate) => {
    const gaps = candidate.outcomes.map(({ worth }, i) => best.outcomes[i].worth - worth);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const spread = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / Math.max(gaps.length - 1, 1);
    return gap <= CLEARLY * Math.sqrt(spread / gaps.length);
  });
}

function mean({ outcomes }: Candidate, what: keyof Outcome): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[what], 0) / outcomes.length;
}

function prospectOf(candidate: Candidate): Prospect {
  const { code, line, judged, outcomes } = candidate;
  const worlds = outcomes.length;
  if (worlds === 0) {
    const worth = leadsOn(candidate) ? worthOf(judged) : WORTHLESS;
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
