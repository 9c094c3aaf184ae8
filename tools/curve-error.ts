/** Measures how far the curve of an analysis is from the true chance: plays positions on, many times each. */
import { makeBot, trainedWeights } from '@bluemoon/ai';
import type { Bot, BotName } from '@bluemoon/ai';
import { trainedCritic } from '@bluemoon/analysis/critic-weights';
import { apply, BUILT_IN, decision, newGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { People, State } from '@bluemoon/engine';
import { bot, countingNumber, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import type { ValuesOf } from '../packages/ai/train/options.ts';
import { randomFrom } from '../packages/ai/src/random.ts';
import { dealtAgain } from '../packages/analysis/src/luck/deal-again.ts';
import { NOTHING_KNOWN } from '../packages/analysis/src/luck/known-order.ts';
import { errorOf, fittedError } from './curve-error/error-of.ts';
import type { Judged } from './curve-error/error-of.ts';

const HELP = `Measures how far the curve of an analysis is from the true chance: plays positions on, many times each.

  npm run curve-error -- [--positions N] [--playouts N] [--seed S] [--bot NAME]

  --positions N  number of positions, each from a game of its own (240)
  --playouts N   how often each is played to its end, each time with the draw decks shuffled again (12)
  --seed S       the same seed gives the same positions (1)
  --bot NAME     who plays (solid)`;

const OPTIONS = {
  positions: countingNumber(240),
  playouts: countingNumber(12),
  seed: wholeNumber(1),
  bot: bot('solid'),
} as const;

type Values = ValuesOf<typeof OPTIONS>;

const weights = trainedWeights();
const critic = trainedCritic();

/** Chances of either player, from even to decided. */
const BUCKETS: readonly (readonly [from: number, to: number])[] = [
  [0.5, 0.6],
  [0.6, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 1],
];

runTool({ help: HELP, options: OPTIONS }, ({ values }) => {
  const judged: Judged[] = [];
  const random = randomFrom(values.seed);
  for (let i = 0; i < values.positions; i++) {
    judged.push(judgedIn((values.seed * 100_000 + i) * 1000, values, random));
    if (judged.length % 20 === 0) console.error(`${judged.length} of ${values.positions} positions`);
  }
  for (const [from, to] of BUCKETS) {
    const here = judged.filter(({ chance }) => {
      const better = Math.max(chance, 1 - chance);
      return better >= from && better < to;
    });
    console.log(`${from} to ${to}: ${here.length} positions, error ${errorOf(here).toFixed(3)}`);
  }
  console.log(`all: ${judged.length} positions, error ${errorOf(judged).toFixed(3)}`);
  console.log(`error = ${fittedError(judged).toFixed(3)} × √(chance × (1 − chance))`);
});

/** A position of a game with this seed, picked by chance. */
function judgedIn(seed: number, { bot: name, playouts }: Values, random: () => number): Judged {
  const people = (): People => pickFrom(PEOPLES, random);
  const { states } = playedOn(newGame({ decks: [people(), people()], seed }).state, pairOf(name, seed));
  const state = pickFrom(states, random);
  let won = 0;
  for (let n = 1; n <= playouts; n++) {
    const other = dealtAgain(state, NOTHING_KNOWN, seed + 2 * n);
    if (playedOn(other, pairOf(name, seed + 2 * n)).winner === 0) won++;
  }
  return { chance: critic.chanceOf(state), won, of: playouts };
}

function pairOf(name: BotName, seed: number): readonly [Bot, Bot] {
  const context = { weights, clock: () => 0, box: BUILT_IN };
  return [makeBot(name, { ...context, seed }), makeBot(name, { ...context, seed: seed + 1 })];
}

/** All states of a game that is played to its end, without the last. */
function playedOn(
  start: State,
  bots: readonly [Bot, Bot],
): { readonly states: readonly State[]; readonly winner: number | null } {
  const states: State[] = [];
  let state = start;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    states.push(state);
    ({ state } = apply(state, bots[pending.seat].choose(viewFor(state, pending.seat)).option));
  }
  return { states, winner: viewFor(state, 'spectator').result?.winner ?? null };
}

function pickFrom<T>(items: readonly T[], random: () => number): T {
  const picked = items[Math.floor(random() * items.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}
