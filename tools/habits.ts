/** Bots play against themselves: what do they like to do? */
import { botNameText, makeBot, OPPONENTS, trainedWeights } from '@bluemoon/ai';
import type { Bot, BotName } from '@bluemoon/ai';
import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { Option, View } from '@bluemoon/engine';
import { bots, countingNumber, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import { habitsOf } from '../packages/ai/src/taste.ts';
import type { Habit } from '../packages/ai/src/taste.ts';
import { playBots } from './bots/bot-game.ts';

const HELP = `Bots play against themselves, and a table tells what they like to do.

  npm run -s habits -- [--bots NAMES] [--games N] [--seed S]

  --bots NAMES  separated by commas (all opponents)
  --games N     games of each, over all pairs of peoples in turn; 81 are a round (324)
  --seed S      the same seed deals the same cards (1)

A turn is a turn in which the bot fights or retreats. Lies are bluff cards that do not show the contested element, as a
share of all that could be known for sure; calls are a share of all bluffs that could be called.`;

interface Tally {
  games: number;
  /** Turns of the whole games. */
  length: number;
  /** Own turns with an Engagement phase. */
  turns: number;
  announced: number;
  callable: number;
  readonly habits: Map<Habit, number>;
}

const weights = trainedWeights();

function watched(bot: Bot, tally: Tally): Bot {
  return {
    choose: (view) => {
      const choice = bot.choose(view);
      const options = view.decision?.options ?? [];
      count(
        tally,
        view,
        options,
        options.find(({ id }) => id === choice.option),
      );
      return choice;
    },
  };
}

function count(tally: Tally, view: View, options: readonly Option[], chosen: Option | undefined): void {
  if (chosen === undefined) return;
  if (['start', 'continue', 'decline', 'retreat'].includes(chosen.kind)) tally.turns++;
  if (chosen.kind === 'announce') tally.announced++;
  if (options.some(({ kind }) => kind === 'call')) tally.callable++;
  for (const habit of habitsOf(chosen, view, BUILT_IN)) {
    tally.habits.set(habit, (tally.habits.get(habit) ?? 0) + 1);
  }
}

function talliedFor(name: BotName, games: number, seed: number): Tally {
  const tally: Tally = { games, length: 0, turns: 0, announced: 0, callable: 0, habits: new Map() };
  const player = (own: number): Bot =>
    watched(makeBot(name, { weights, seed: own, clock: () => performance.now(), box: BUILT_IN }), tally);
  for (let game = 0; game < games; game++) {
    const decks = [pick(game), pick(Math.floor(game / PEOPLES.length))] as const;
    const setup = { decks, seed: seed + game };
    tally.length += playBots(setup, [player(2 * game + 1), player(2 * game + 2)]).turns;
  }
  return tally;
}

const pick = (number: number) => PEOPLES[number % PEOPLES.length] ?? 'vulca';

const COLUMNS = [
  'Bot',
  'Cards a turn',
  'Boosters',
  'Supports',
  'Leadership a game',
  'Retreats a turn',
  'Bluffs a game',
  'Lies',
  'Calls',
  'Fire',
  'Turns a game',
];

const rate = (number: number, of: number): string => (number / Math.max(of, 1)).toFixed(2);
const percent = (number: number, of: number): string => `${((100 * number) / Math.max(of, 1)).toFixed(0)} %`;

function row(name: BotName, { games, length, turns, announced, callable, habits }: Tally): readonly string[] {
  const done = (...some: readonly Habit[]): number =>
    some.reduce((sum, one) => sum + (habits.get(one) ?? 0), 0);
  return [
    botNameText(name),
    rate(done('character', 'booster', 'support', 'bluff'), turns),
    rate(done('booster'), turns),
    rate(done('support'), turns),
    rate(done('leadership'), 2 * games),
    rate(done('retreat'), turns),
    rate(done('bluff'), 2 * games),
    percent(done('lie'), done('bluff')),
    percent(done('call'), callable),
    percent(done('fire'), announced),
    (length / games).toFixed(1),
  ];
}

runTool(
  {
    help: HELP,
    options: { bots: bots(OPPONENTS.join(',')), games: countingNumber(324), seed: wholeNumber(1) },
  },
  ({ values: { bots: names, games, seed } }) => {
    console.log(`| ${COLUMNS.join(' | ')} |\n|${COLUMNS.map(() => ' --- |').join('')}`);
    for (const name of names) console.log(`| ${row(name, talliedFor(name, games, seed)).join(' | ')} |`);
  },
);
