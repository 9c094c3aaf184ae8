import type { Weights } from '@bluemoon/ai';
import { boxOf, replay } from '@bluemoon/engine';
import type { GameRecord, Replay, Seat } from '@bluemoon/engine';
import { OVER, PHASE, WINNER } from '@bluemoon/engine/simulation';
import { accountOf, forSeat0 } from './account/account.ts';
import type { Ending } from './account/account.ts';
import { accuracyOf } from './account/accuracy.ts';
import { turningPointsOf } from './account/turning-points.ts';
import type { Critic } from './critic/critic.ts';
import { judge } from './decisions/judge.ts';
import { judgedChoices } from './decisions/judged-choices.ts';
import type { GameAnalysis, JudgedDecision, LuckTerm } from './game-analysis.ts';
import { curveOf } from './luck/curve.ts';
import { luckAt } from './luck/luck-at.ts';
import { randomEventsOf } from './luck/random-events.ts';

/** A piece of an analysis that does not depend on the others, so that workers can share them. */
export type Part =
  | { readonly kind: 'curve' }
  | { readonly kind: 'decision'; readonly at: number }
  | { readonly kind: 'luck'; readonly at: number };

/** Plain data, to be sent between workers. */
export type PartResult =
  | { readonly kind: 'curve'; readonly curve: readonly number[] }
  | { readonly kind: 'decision'; readonly decision: JudgedDecision }
  | { readonly kind: 'luck'; readonly luck: LuckTerm };

export interface Effort {
  /** Positions that are looked at for each decision. */
  readonly nodes: number;
  /** How often what could have happened is tried, for each random event. */
  readonly samples: number;
}

export const NORMAL_EFFORT: Effort = { nodes: 16_000, samples: 200 };

export interface AnalysisContext {
  readonly weights: Weights;
  readonly critic: Critic;
  readonly effort: Effort;
  /** The same seed gives the same analysis. */
  readonly seed: number;
}

/** Luck takes a fiftieth of the time, so it comes first; the decisions follow in the order of the game. */
export function partsOf(record: GameRecord): readonly Part[] {
  const played = replayOf(record);
  const decisions = judgedChoices(record, played).map(({ at }) => ({ kind: 'decision', at }) as const);
  const luck = randomEventsOf(record, played).map(({ at }) => ({ kind: 'luck', at }) as const);
  return [{ kind: 'curve' }, ...luck, ...decisions];
}

const MAX_TELLING = 10;

/**
 * For those who watch: luck, then the decisions after which the curve fell most for who decided, then the others. Most
 * of them turn out to be mistakes or right calls that met bad cards, so that there is something to see at once.
 */
export function mostTellingFirst(
  parts: readonly Part[],
  record: GameRecord,
  curve: readonly number[],
): readonly Part[] {
  const fallen = new Map(
    judgedChoices(record, replayOf(record)).map(({ at, seat }) => [
      at,
      forSeat0((curve[at] ?? 0) - (curve[at + 1] ?? 0), seat),
    ]),
  );
  const fallAt = (part: Part): number => (part.kind === 'decision' ? (fallen.get(part.at) ?? 0) : 0);
  const decisions = parts.filter(({ kind }) => kind === 'decision');
  const telling = new Set(decisions.toSorted((a, b) => fallAt(b) - fallAt(a)).slice(0, MAX_TELLING));
  return [
    ...parts.filter(({ kind }) => kind !== 'decision'),
    ...telling,
    ...decisions.filter((part) => !telling.has(part)),
  ];
}

export function workOn(part: Part, record: GameRecord, context: AnalysisContext): PartResult {
  const played = replayOf(record);
  const { weights, critic, effort, seed } = context;
  switch (part.kind) {
    case 'curve':
      return { kind: 'curve', curve: curveOf(played, critic) };
    case 'decision': {
      const choice = found(judgedChoices(record, played), part);
      const bot = { weights, seed, box: boxOf(record) };
      return { kind: 'decision', decision: judge(played.states[choice.at], choice, bot, effort.nodes) };
    }
    case 'luck': {
      const event = found(randomEventsOf(record, played), part);
      const sampling = { samples: effort.samples, seed };
      return { kind: 'luck', luck: luckAt(record, played, event, critic, sampling) };
    }
  }
}

/**
 * The analysis as far as its parts are there. `ended` tells how a game ended that its rules did not end: resigned,
 * timed out or aborted.
 */
export function analysisOf(
  record: GameRecord,
  results: readonly PartResult[],
  ended: { readonly winner: Seat | null } | null = null,
): GameAnalysis {
  const curve = results.find((result) => result.kind === 'curve')?.curve ?? [];
  const decisions = results
    .flatMap((result) => (result.kind === 'decision' ? [result.decision] : []))
    .toSorted((a, b) => a.at - b.at);
  const luck = results
    .flatMap((result) => (result.kind === 'luck' ? [result.luck] : []))
    .toSorted((a, b) => a.at - b.at);
  const done = new Set(results.map(keyOf));
  const missing = partsOf(record).filter((part) => !done.has(keyOf(part)));
  const account = accountOf(curve, decisions, luck, endingOf(record, ended));
  return {
    decisions,
    luck,
    curve,
    account,
    accuracy: [accuracyOf(decisions, 0), accuracyOf(decisions, 1)],
    turningPoints: turningPointsOf(curve, decisions, luck, account.play),
    until: missing.length === 0 ? null : Math.min(...missing.map((part) => ('at' in part ? part.at : 0))),
  };
}

function endingOf(record: GameRecord, ended: { readonly winner: Seat | null } | null): Ending {
  const { cells } = replayOf(record).states.at(-1) ?? { cells: new Int32Array() };
  if (cells[PHASE] === OVER) return { by: 'rules', winner: cells[WINNER] === 1 ? 0 : 1 };
  return ended === null ? { by: 'nothing' } : { by: 'table', winner: ended.winner };
}

function keyOf(part: Part | PartResult): string {
  switch (part.kind) {
    case 'curve':
      return 'curve';
    case 'decision':
      return `decision ${'at' in part ? part.at : part.decision.at}`;
    case 'luck':
      return `luck ${'at' in part ? part.at : part.luck.at}`;
  }
}

function found<T extends { readonly at: number }>(all: readonly T[], { at }: { readonly at: number }): T {
  const one = all.find((each) => each.at === at);
  if (one === undefined) throw new RangeError(`The game has no such part at ${at}.`);
  return one;
}

const replays = new WeakMap<GameRecord, Replay>();

function replayOf(record: GameRecord): Replay {
  const played = replays.get(record) ?? replay(record);
  replays.set(record, played);
  return played;
}
