import { makeBot } from '@bluemoon/ai';
import type { Bot, BotName, Weights } from '@bluemoon/ai';
import { apply, BUILT_IN, decision, newGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { People, Seat, State, View } from '@bluemoon/engine';
import { TURN_NUMBER } from '@bluemoon/engine/simulation';
import { isFormality } from '@bluemoon/play';
import { randomFrom } from '../../packages/ai/src/random.ts';
import { worthOf } from '../../packages/ai/src/search/turn-search.ts';
import { worldOf } from '../../packages/ai/src/search/worlds.ts';
import { dealtAgain } from '../../packages/analysis/src/luck/deal-again.ts';
import { NOTHING_KNOWN } from '../../packages/analysis/src/luck/known-order.ts';

export interface Trial {
  /** The bots that decide; the others are compared with the first. */
  readonly pickers: readonly BotName[];
  /** The rivals in the games and when decisions are played out. */
  readonly rivals: readonly BotName[];
  /** The hidden cards as they really were, with the draw decks shuffled again, or dealt in every way that fits. */
  readonly worlds: 'real' | 'even';
  /** How often an option is played out against each rival. */
  readonly playouts: number;
  readonly decisionsPerGame: number;
}

/** One decision that was played out. */
export interface Judged {
  /** What each chose. */
  readonly picks: readonly string[];
  /** For each rival, how much more the choice of each is worth than that of the first. */
  readonly gains: readonly (readonly number[])[];
}

/** Finishes the turn as well as it can, so that only the choice differs. */
const FINISHER: BotName = { level: 'solid', rates: { errors: 0 } };
const DECIDER: BotName = { level: 'solid' };

/** So that bots of a playout imagine other worlds than the bots that decided. */
const PLAYOUT_SEED = 1_000_003;
const DECISION_STRIDE = 7919;

/** Decisions of one game, judged by playing them out and not by a search. */
export function judgedIn(seed: number, trial: Trial, weights: Weights): readonly Judged[] {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const decks: readonly [People, People] = [pick(PEOPLES), pick(PEOPLES)];
  const seat: Seat = random() < 0.5 ? 0 : 1;
  const own = botOf(DECIDER, seed, weights);
  const rival = botOf(pick(trial.rivals), seed + 1, weights);
  const { states } = playedOn(newGame({ decks, seed }).state, seat === 0 ? [own, rival] : [rival, own]);
  const choices = states.filter((state) => isChoice(state, seat));
  const picked = Array.from({ length: Math.min(trial.decisionsPerGame, choices.length) }, () =>
    choices.splice(Math.floor(random() * choices.length), 1),
  ).flat();
  return picked.map((state, i) => judged({ state, seat, seed: seed + DECISION_STRIDE * i }, trial, weights));
}

interface Situation {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: number;
}

function judged(situation: Situation, trial: Trial, weights: Weights): Judged {
  const { state, seat, seed } = situation;
  const view = viewFor(state, seat);
  const picks = trial.pickers.map((name) => botOf(name, seed, weights).choose(view).option);
  const options = new Set(picks);
  const gains = trial.rivals.map((rival) => {
    if (options.size === 1) return picks.map(() => 0);
    const worths = new Map(
      [...options].map((option) => [option, worthAfter(option, situation, view, rival, trial, weights)]),
    );
    const worth = (option: string | undefined): number => worths.get(option ?? '') ?? 0;
    return picks.map((option) => worth(option) - worth(picks[0]));
  });
  return { picks, gains };
}

/** The mean worth of an option, played out in worlds that are the same for all options. */
function worthAfter(
  option: string,
  { state, seat, seed }: Situation,
  view: View,
  rival: BotName,
  { worlds, playouts }: Trial,
  weights: Weights,
): number {
  let sum = 0;
  for (let n = 1; n <= playouts; n++) {
    const own = PLAYOUT_SEED + seed + 2 * n;
    const world =
      worlds === 'real'
        ? dealtAgain(state, NOTHING_KNOWN, own)
        : worldOf(view, { seed: own, box: BUILT_IN }, n);
    sum += worthOfPlayout({ state: apply(world, option).state, seat, seed: own }, rival, weights);
  }
  return sum / playouts;
}

function worthOfPlayout({ state, seat, seed }: Situation, rival: BotName, weights: Weights): number {
  const turn = state.cells[TURN_NUMBER];
  const finisher = botOf(FINISHER, seed, weights);
  const later = botOf(DECIDER, seed, weights);
  const own: Bot = { choose: (view) => (view.turn.number === turn ? finisher : later).choose(view) };
  const other = botOf(rival, seed + 1, weights);
  const { last } = playedOn(state, seat === 0 ? [own, other] : [other, own]);
  const { result } = viewFor(last, 'spectator');
  if (result === null) throw new Error('A playout ended without a result.');
  const won = result.winner === seat;
  return worthOf({ win: won ? 1 : 0, crystals: won ? result.crystals : -result.crystals });
}

/** All states of a game that is played to its end, and the last. */
function playedOn(
  start: State,
  bots: readonly [Bot, Bot],
): { readonly states: readonly State[]; readonly last: State } {
  const states: State[] = [];
  let state = start;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    states.push(state);
    ({ state } = apply(state, bots[pending.seat].choose(viewFor(state, pending.seat)).option));
  }
  return { states, last: state };
}

function isChoice(state: State, seat: Seat): boolean {
  const pending = decision(state);
  if (pending === null || pending.seat !== seat) return false;
  const { options, about } = pending;
  const isOpen = options.filter(({ kind }) => kind !== 'takeBack').length > 1;
  return isOpen && !isFormality({ about, options, series: state.game.rules.series });
}

function botOf(name: BotName, seed: number, weights: Weights): Bot {
  return makeBot(name, { weights, seed, clock: () => performance.now(), box: BUILT_IN });
}
