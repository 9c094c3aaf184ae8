import { kindOf, OPTION_KINDS, workbenchFor } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import { candidatesOf, canFinish, playedIn } from './candidates.ts';
import type { Candidate, Outcome, Playing } from './candidates.ts';
import { CALLING, TAKE_BACK, WORTHLESS, worthOf } from './turn-search.ts';
import type { Step, TurnSearch } from './turn-search.ts';

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

export interface Thinking extends Playing {
  /** Hidden cards filled in consistently with everything seen; each number gives another world. */
  world(number: number): State;
  readonly nodesPerOption: number;
  readonly maxWorlds: number;
  readonly maxOptions: number;
  /** Minimum number of worlds before an option can be dropped. */
  readonly minWorlds: number;
  /** How much better declining interference must be than any other option, as a probability of winning. */
  readonly declineMargin: number;
  /** The same for calling a bluff. */
  readonly callMargin: number;
}

/** How much better than the others an option must be. */
export function marginOf(code: number, { declineMargin, callMargin }: Thinking): number {
  if (code === CALLING) return callMargin;
  return kindOf(code) === REFUSE ? declineMargin : 0;
}

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
    if (!playedIn(t, { state, number: world }, search, seat, alive, thinking)) break;
    if (world + 1 >= thinking.minWorlds) alive = promising(alive);
  }
  return candidates
    .map(prospectOf)
    .map((prospect) => ({ ...prospect, worth: prospect.worth - marginOf(prospect.code, thinking) }))
    .toSorted(byWorth);
}

/** Options that were played in some world come first; taking the turn back is better than a dead end. */
function byWorth(a: Prospect, b: Prospect): number {
  return Math.sign(b.worlds) - Math.sign(a.worlds) || b.worth - a.worth || takingBack(b) - takingBack(a);
}

function takingBack({ code }: Prospect): number {
  return kindOf(code) === TAKE_BACK ? 1 : 0;
}

/** Options that may still be the best, by their differences in the same worlds. */
export function promising(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates.reduce((a, b) => (mean(b, 'worth') > mean(a, 'worth') ? b : a));
  return candidates.filter((candidate) => {
    const gaps = candidate.outcomes.map(({ worth }, i) => best.outcomes[i].worth - worth);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const spread = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / Math.max(gaps.length - 1, 1);
    return gap <= MIN_STANDARD_ERRORS * Math.sqrt(spread / gaps.length);
  });
}

export function mean({ outcomes }: Pick<Candidate, 'outcomes'>, what: keyof Outcome): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[what], 0) / outcomes.length;
}

export function prospectOf(candidate: Candidate): Prospect {
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
