import { makeBot, weighChoice } from '@bluemoon/ai';
import type { Bot, BotName, Choice, Weights } from '@bluemoon/ai';
import { apply, BUILT_IN, decision, newGame, PEOPLES, replay, viewFor } from '@bluemoon/engine';
import type { GameRecord, GameSetup, People, State } from '@bluemoon/engine';
import { TURN_NUMBER } from '@bluemoon/engine/simulation';
import { randomFrom } from '../../packages/ai/src/random.ts';
import { judge } from '../../packages/analysis/src/decisions/judge.ts';
import { judgedChoices } from '../../packages/analysis/src/decisions/judged-choices.ts';
import type { MadeChoice } from '../../packages/analysis/src/decisions/judged-choices.ts';
import type { Mark } from '../../packages/analysis/src/game-analysis.ts';

export interface Experiment {
  readonly seed: number;
  /** Who plays the games. */
  readonly bot: BotName;
  /** Of the analysis that is tested. */
  readonly nodes: number;
  /** Of the independent judge that says what a planted option costs. */
  readonly referenceNodes: number;
  /** Number of decisions in this game that the strong bot makes, with its normal budget, and that are judged. */
  readonly own: number;
}

/** What one game contributes. */
export interface Finding {
  readonly planted: Planted | null;
  readonly own: readonly {
    readonly mark: Mark | null;
    readonly loss: number;
    readonly milliseconds: number;
  }[];
  /** Number of decisions that can be judged in the game. */
  readonly decisions: number;
}

export interface Planted {
  /** What the worst option costs, by the independent judge. */
  readonly cost: number;
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark | null;
  /** To look at: the seed of the game, the choice and its place. */
  readonly game: number;
  readonly option: string;
  readonly at: number;
}

const STRONG: BotName = { level: 'strong' };

/** So that bots and the independent judge imagine other worlds than the analysis. */
const OTHER_SEED = 1_000_003;

export function experimentOn(experiment: Experiment, weights: Weights): Finding {
  const { seed, own } = experiment;
  const random = randomFrom(seed);
  const { record, spoilers } = playedGame(experiment, weights, random);
  const { states } = replay(record);
  const choices = judgedChoices(record, replay(record));
  const judged = (choice: MadeChoice | undefined): Finding['own'] => {
    const state = states[choice?.at ?? -1];
    if (choice === undefined || state === undefined) return [];
    const { at, seat } = choice;
    const { option } = botOf(STRONG, OTHER_SEED, weights).choose(viewFor(state, seat));
    const began = performance.now();
    const { mark, loss } = judge(state, { at, seat, played: [option] }, judging(weights), experiment.nodes);
    return [{ mark, loss, milliseconds: performance.now() - began }];
  };
  return {
    planted: plantedIn(choices, states, spoilers, experiment, weights, random),
    own: Array.from({ length: own }, () => pickFrom(choices, random)).flatMap(judged),
    decisions: choices.length,
  };
}

/** The worst option of a decision, and what it costs by the estimate of the bot that played. */
interface Spoiler {
  readonly option: string;
  readonly estimate: number;
}

interface Played {
  readonly record: GameRecord;
  /** One for each choice. */
  readonly spoilers: readonly (Spoiler | null)[];
}

function playedGame({ bot, seed }: Experiment, weights: Weights, random: () => number): Played {
  const people = (): People => pickFrom(PEOPLES, random) ?? 'vulca';
  const setup: GameSetup = { decks: [people(), people()], seed };
  const bots = [botOf(bot, seed, weights), botOf(bot, seed + OTHER_SEED, weights)] as const;
  const choices: string[] = [];
  const spoilers: (Spoiler | null)[] = [];
  let { state } = newGame(setup);
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const choice = bots[pending.seat].choose(viewFor(state, pending.seat));
    choices.push(choice.option);
    spoilers.push(spoilerOf(choice));
    ({ state } = apply(state, choice.option));
  }
  return { record: { setup, choices }, spoilers };
}

function spoilerOf({ estimates }: Choice): Spoiler | null {
  const [best] = estimates;
  // An option that leads nowhere is not played but taken back.
  const worst = estimates.filter(({ crystals }) => crystals > -4).toSorted((a, b) => a.chance - b.chance)[0];
  if (best === undefined || worst === undefined) return null;
  return { option: worst.option, estimate: best.chance - worst.chance };
}

/** Planting costs this much, by the estimate of the bot that played, wherever the game allows it. */
const WORTH_PLANTING = 0.2;

/** Replaces a choice by the worst option; the bot then plays the rest of the turn. */
function plantedIn(
  choices: readonly MadeChoice[],
  states: readonly State[],
  spoilers: readonly (Spoiler | null)[],
  { bot, seed, nodes, referenceNodes }: Experiment,
  weights: Weights,
  random: () => number,
): Planted | null {
  const estimate = ({ at }: MadeChoice): number => spoilers[at]?.estimate ?? 0;
  const costly = choices.filter((choice) => estimate(choice) >= WORTH_PLANTING);
  const picked = pickFrom(costly, random) ?? choices.toSorted((a, b) => estimate(b) - estimate(a))[0];
  const { at, seat } = picked ?? { at: -1, seat: 0 };
  const [state, spoiler] = [states[at], spoilers[at]];
  if (state === undefined || spoiler === undefined || spoiler === null) return null;
  const choice = { at, seat, played: turnFrom(state, spoiler.option, botOf(bot, seed, weights)) };
  const reference = { ...judging(weights), seed: OTHER_SEED };
  const cost = weighChoice(viewFor(state, seat), choice.played, reference, referenceNodes).loss;
  const { loss, error, mark } = judge(state, choice, judging(weights), nodes);
  return { cost, loss, error, mark, option: spoiler.option, at, game: seed };
}

function turnFrom(state: State, first: string, bot: Bot): readonly string[] {
  const seat = decision(state)?.seat;
  const turn = state.cells[TURN_NUMBER];
  const played = [first];
  let now = apply(state, first).state;
  for (let pending = decision(now); pending !== null; pending = decision(now)) {
    if (pending.seat !== seat || now.cells[TURN_NUMBER] !== turn) break;
    const { option } = bot.choose(viewFor(now, seat));
    played.push(option);
    now = apply(now, option).state;
  }
  return played;
}

function judging(weights: Weights): {
  readonly weights: Weights;
  readonly seed: number;
  readonly box: typeof BUILT_IN;
} {
  return { weights, seed: 1, box: BUILT_IN };
}

function botOf(name: BotName, seed: number, weights: Weights): Bot {
  return makeBot(name, { weights, seed, clock: () => 0, box: BUILT_IN });
}

function pickFrom<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
