/** Measures what the critic is worth, on games it has not seen: `npm run merit:critic -- --help`. */
import { existsSync, readFileSync } from 'node:fs';
import { blurOf, makeBot } from '@bluemoon/ai';
import type { BotName, Lot } from '@bluemoon/ai';
import { trainedWeights } from '@bluemoon/ai/weights';
import { unpackWeights } from '@bluemoon/ai/evaluation';
import {
  bot,
  countingNumber,
  randomFrom,
  runTool,
  text,
  UsageError,
  wholeNumber,
} from '@bluemoon/ai/training';
import { apply, BUILT_IN, decision, newGame, PEOPLES, replay, viewFor } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { WINNER } from '@bluemoon/engine/simulation';
import { trainedCritic } from '../src/critic-weights.ts';
import type { Critic } from '../src/critic/critic.ts';
import { CRITIC_SHAPE, networkCritic } from '../src/critic/network-critic.ts';
import { countedLuck, fittedShares } from '../src/luck/counted-luck.ts';
import { luckOfGame } from '../src/luck/game-luck.ts';
import type { GameLuck, Lots } from '../src/luck/game-luck.ts';
import type { Sampling } from '../src/luck/luck-at.ts';
import { outlookBy } from '../src/luck/outlook.ts';
import type { Outlook } from '../src/luck/outlook.ts';
import { randomEventsOf } from '../src/luck/random-events.ts';
import { firstWeights } from './first-weights.ts';

const HELP = `Measures what the critic is worth, on games that it has not seen.

  npm run merit:critic -- [--games N] [--seed N] [--samples N] [--turns N] [--bot BOT] [--weights FILE]

  --games N       number of games (400)
  --seed N        the same seed gives the same games (900000001)
  --samples N     how often each random event is dealt again (8)
  --turns N       how many turns are played on before the critic judges (3)
  --bot BOT       who plays against itself (solid)
  --weights FILE  written by npm run critic; “bots” judges as the bots do (default: the critic delivered)

Prints the log loss of the chances; of the luck of cards and lots the mean, the variance, the covariance with the
results and the share that counts; and the factor of games saved, which is the variance of the results divided by that
of the results without luck, with its 95 % interval: as the critic says, and with the share fitted to other games.`;

const weights = trainedWeights();

interface Played {
  readonly record: GameRecord;
  readonly lots: Lots;
}

function playedGame(name: BotName, number: number, first: number): Played {
  const seed = first + number;
  const setup = { decks: [PEOPLES[number % 9], PEOPLES[Math.floor(number / 9) % 9]], seed } as const;
  const bots = [1, 2].map((seat) =>
    makeBot(name, { weights, seed: 2 * seed + seat, clock: () => 0, box: BUILT_IN, tellsLots: true }),
  );
  const choices: string[] = [];
  const drawn = new Map<number, readonly Lot[]>();
  let { state } = newGame(setup);
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    const { option, lots } = bots[asked.seat].choose(viewFor(state, asked.seat));
    if (lots !== undefined) drawn.set(asked.id, lots);
    choices.push(option);
    ({ state } = apply(state, option));
  }
  return { record: { setup, choices }, lots: drawn };
}

interface Measured extends GameLuck {
  readonly result: number;
  readonly loss: number;
  /** Spent on the luck. */
  readonly seconds: number;
}

function measured(critic: Critic, outlook: Outlook, { record, lots }: Played, sampling: Sampling): Measured {
  const replayed = replay(record);
  const { states } = replayed;
  const result = states[states.length - 1].cells[WINNER] === 1 ? 1 : 0;
  const losses = randomEventsOf(record, replayed).map(({ at }) => {
    const chance = critic.chanceOf(states[at]);
    return -Math.log(Math.max(result === 1 ? chance : 1 - chance, 1e-9));
  });
  const began = process.cpuUsage().user;
  const luck = luckOfGame(record, lots, outlook, sampling);
  return { result, loss: mean(losses), seconds: (process.cpuUsage().user - began) / 1e6, ...luck };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  return mean(a.map((value, i) => (value - middleA) * (b[i] - middleB)));
}

const DRAWN_AGAIN = 400;

/** The factor, with its interval by drawing the games again. */
function factorText(results: readonly number[], luck: readonly number[]): string {
  const random = randomFrom(1);
  const factorOf = (games: readonly number[]): number => {
    const [raw, without] = [games.map((i) => results[i]), games.map((i) => results[i] - luck[i])];
    return covariance(raw, raw) / covariance(without, without);
  };
  const all = results.map((_, i) => i);
  const factors = Array.from({ length: DRAWN_AGAIN }, () =>
    factorOf(all.map(() => Math.floor(random() * all.length))),
  ).toSorted((a, b) => a - b);
  const [low, high] = [0.025, 0.975].map((share) => factors[Math.floor(share * DRAWN_AGAIN)].toFixed(3));
  return `${factorOf(all).toFixed(3)} (${low} to ${high})`;
}

function criticFrom(file: string | undefined): Critic {
  if (file === undefined) return trainedCritic();
  if (file === 'bots') return networkCritic(firstWeights(weights));
  if (!existsSync(file)) throw new UsageError(`There is no file “${file}” with weights.`);
  return networkCritic(unpackWeights(readFileSync(file), CRITIC_SHAPE));
}

runTool(
  {
    help: HELP,
    options: {
      games: countingNumber(400),
      seed: wholeNumber(900_000_001),
      samples: countingNumber(8),
      turns: wholeNumber(3),
      bot: bot('solid'),
      weights: text,
    },
  },
  ({ values: { games, seed, samples, turns, bot: name, weights: file } }) => {
    const critic = criticFrom(file);
    const blur = blurOf(name);
    const outlook = outlookBy({ weights, critic, blurs: [blur, blur], turns });
    const all = Array.from({ length: games }, (_, i) =>
      measured(critic, outlook, playedGame(name, i, seed), { samples, seed: i }),
    );
    const results = all.map(({ result }) => result);
    const middle = mean(results);
    const lucky = all.map(({ result, cards, lots }) => ({ cards, lots, above: result - middle }));
    const shares = fittedShares(lucky);
    console.log(
      `${games} games, log loss ${mean(all.map(({ loss }) => loss)).toFixed(4)}, ` +
        `variance of results ${covariance(results, results).toFixed(4)}, ` +
        `luck took ${mean(all.map(({ seconds }) => seconds)).toFixed(2)} s a game`,
    );
    for (const kind of ['cards', 'lots'] as const) {
      const luck = all.map((one) => one[kind]);
      console.log(
        `luck of ${kind}: mean ${mean(luck).toFixed(4)}, variance ${covariance(luck, luck).toFixed(4)}, ` +
          `covariance ${covariance(luck, results).toFixed(4)}, share ${shares[kind].toFixed(2)}`,
      );
    }
    const said = all.map(({ cards, lots }) => cards + lots);
    console.log(`factor as the critic says: ${factorText(results, said)}`);
    console.log(`factor with fitted shares: ${factorText(results, countedLuck(lucky))}`);
  },
);
