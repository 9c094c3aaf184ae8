/** Measures with bots how each stand-in changes the probability of winning. */
import { makeBot, trainedWeights } from '@bluemoon/ai';
import { BUILT_IN, CARDS, deckOf, PEOPLES, STAND_INS } from '@bluemoon/engine';
import type { Card, CardId, GameSetup, People } from '@bluemoon/engine';
import { agreeOn, deckLimits, gameSetup, moonsFor, peopleDeck } from '@bluemoon/play';
import type { Deck } from '@bluemoon/play';
import { ratingOf } from '../packages/ai/src/draft/deck-worth.ts';
import { bot, countingNumber, UsageError, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import type { Arguments, ValuesOf } from '../packages/ai/train/options.ts';
import { regression } from '../packages/ai/train/regression.ts';
import type { Regression } from '../packages/ai/train/regression.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import type { Random } from '../packages/engine/test/properties/random.ts';
import { playBots } from './bots/bot-game.ts';

const HELP = `Measures how each stand-in changes the probability of winning with its deck, in percentage points, with 95 % intervals.

  npm run balance -- cards|emissaries|inquisitors [--games N] [--seed S] [--bot NAME]

  cards        people decks in which 0 to 6 random cards are replaced, in a match: by stand-ins, and by known
               cards of other peoples for comparison, by type and moons; relative to a random card of a people deck
  emissaries   the same people deck on both sides, with different emissaries; relative to the mean of the four
  inquisitors  decks built for the same leader, with different inquisitors or none; relative to the mean of the five

  --games N    number of games (2000)
  --seed S     the same seed and games give the same numbers (1)
  --bot NAME   who plays on both sides (solid)`;

/** A long run reports its results so far. */
const GAMES_A_REPORT = 500;
const MAX_EXCHANGED = 6;
const Z = 1.96;

/** One game: what is measured on each side, and the setup. */
interface Bout {
  readonly sides: readonly [readonly string[], readonly string[]];
  readonly setup: GameSetup;
}

interface Contest {
  readonly measured: readonly string[];
  /** What they are compared with: the random card that they replace, or the mean of all of them. */
  readonly beside: 'card' | 'mean';
  /** Nuisance variables: they affect the result, but are not reported. */
  readonly besides: readonly string[];
  readonly bout: (random: Random) => Bout;
}

const isEmissary = ({ type }: Card): boolean => type === 'emissary' || type === 'inquisitor';
const idsOf = (cards: readonly Card[]): readonly CardId[] => cards.map(({ id }) => id);
const SHUFFLED = STAND_INS.filter((card) => !isEmissary(card));
/** Cards that are useful in any deck, and have moons as the stand-ins have. */
const KNOWN = CARDS.filter(
  ({ type, icons, moons = 0 }) =>
    ['character', 'booster', 'support', 'leadership'].includes(type) &&
    !icons?.some((icon) => icon === 'pair' || icon.startsWith('gang')) &&
    moons > 0,
);
const classOf = ({ type, moons = 0 }: Card): string =>
  `known ${type}, ${moons} ${moons === 1 ? 'moon' : 'moons'}`;
const EMISSARIES = idsOf(STAND_INS.filter(({ type }) => type === 'emissary'));
const INQUISITORS = idsOf(STAND_INS.filter(({ type }) => type === 'inquisitor'));
const NONE = 'none';

const seedOf = (random: Random): number => random.below(2 ** 31);

const CONTESTS: Readonly<Record<string, Contest>> = {
  cards: {
    measured: [...idsOf(SHUFFLED), ...new Set(KNOWN.map(classOf))],
    beside: 'card',
    besides: PEOPLES,
    bout: (random) => {
      const [a, b] = [exchangedDeck(random), exchangedDeck(random)];
      const setup: GameSetup = { decks: [a.deck, b.deck], seed: seedOf(random), match: true };
      return { sides: [a.measured, b.measured], setup };
    },
  },
  emissaries: {
    measured: EMISSARIES,
    beside: 'mean',
    besides: [],
    bout: (random) => {
      const people = random.pick(PEOPLES);
      const [a, b] = two(EMISSARIES, random);
      const decks = [
        peopleDeck(people, BUILT_IN, { emissary: a }),
        peopleDeck(people, BUILT_IN, { emissary: b }),
      ] as const;
      const agreement = agreeOn({ emissaries: true, match: true, achievements: true });
      return {
        sides: [[a], [b]],
        setup: gameSetup(agreement, decks, { seed: seedOf(random), box: BUILT_IN }),
      };
    },
  },
  inquisitors: {
    measured: [...INQUISITORS, NONE],
    beside: 'mean',
    besides: [],
    bout: (random) => {
      const people = random.pick(PEOPLES);
      const [a, b] = two([...INQUISITORS, NONE], random);
      const decks = [builtFor(people, a, random), builtFor(people, b, random)] as const;
      const agreement = agreeOn({ decks: 'built', inquisitors: true });
      return {
        sides: [[a], [b]],
        setup: gameSetup(agreement, decks, { seed: seedOf(random), box: BUILT_IN }),
      };
    },
  },
};

function two<T>(list: readonly T[], random: Random): readonly [T, T] {
  const [a, b] = random.shuffled(list);
  if (a === undefined || b === undefined) throw new RangeError('two different sides are needed');
  return [a, b];
}

/** Half of the foreign cards are stand-ins. */
function exchangedDeck(random: Random) {
  const people: People = random.pick(PEOPLES);
  const { leader, cards } = deckOf(people);
  const count = random.below(MAX_EXCHANGED + 1);
  const standIns = random.shuffled(SHUFFLED).slice(0, Math.ceil(count / 2));
  const known = random
    .shuffled(KNOWN.filter((card) => card.people !== people && !cards.includes(card)))
    .slice(0, Math.floor(count / 2));
  const kept = random.shuffled(cards).slice(count);
  return {
    measured: [people, ...idsOf(standIns), ...known.map(classOf)],
    deck: { leader, cards: [...kept, ...standIns, ...known] },
  };
}

/** What a moon must be worth, in hundredths of a percentage point. */
const PRICE = 150;
const WHIM = 300;

/** The best cards that the moons allow, with some randomness, so that many decks are tried. */
function builtFor(people: People, inquisitor: string, random: Random): Deck {
  const { leader } = deckOf(people);
  const inquisitorCard = STAND_INS.find(({ id }) => id === inquisitor);
  const limits = deckLimits(leader, inquisitorCard);
  const liked = BUILT_IN.cards
    .filter((card) => !isEmissary(card) && card.type !== 'leader' && card.standIn !== true)
    .map((card) => {
      const moons = moonsFor(card, leader);
      return { card, moons, liking: ratingOf(card) - PRICE * moons + random.below(WHIM) };
    })
    .toSorted((a, b) => b.liking - a.liking);
  const cards: CardId[] = [];
  let { moons: left } = limits;
  for (const { card, moons } of liked) {
    if (cards.length === limits.cards || moons > left) continue;
    left -= moons;
    cards.push(card.id);
  }
  return { leader: leader.id, ...(inquisitorCard === undefined ? {} : { inquisitor }), cards };
}

const OPTIONS = { games: countingNumber(2000), seed: wholeNumber(1), bot: bot('solid') };

function contestNamed(word: string | undefined): Contest {
  const contest = word !== undefined && Object.hasOwn(CONTESTS, word) ? CONTESTS[word] : undefined;
  if (contest !== undefined) return contest;
  const known = `Say what to measure: ${Object.keys(CONTESTS).join(', ')}.`;
  throw new UsageError(word === undefined ? known : `“${word}” cannot be measured. ${known}`);
}

function main({ values, words }: Arguments<ValuesOf<typeof OPTIONS>>): void {
  const contest = contestNamed(words[0]);
  const { games, bot: name } = values;
  const random = randomFrom(values.seed);
  const weights = trainedWeights();
  const names = [...contest.measured, ...contest.besides];
  const fit = regression(names.length);
  for (let game = 0; game < games; game++) {
    const { sides, setup } = contest.bout(random);
    const player = () =>
      makeBot(name, { weights, seed: seedOf(random), clock: () => performance.now(), box: BUILT_IN });
    const row = new Float64Array(names.length);
    for (const one of sides[0]) row[names.indexOf(one)] = 1;
    for (const one of sides[1]) row[names.indexOf(one)] = (row[names.indexOf(one)] ?? 0) - 1;
    fit.add(row, playBots(setup, [player(), player()]).winner === 0 ? 0.5 : -0.5);
    if ((game + 1) % GAMES_A_REPORT === 0 || game + 1 === games) report(contest, fit, game + 1);
  }
}

function report(contest: Contest, fit: Regression, games: number): void {
  const { measured, beside } = contest;
  // A tiny penalty that only settles what the data leave open: if all sides have one of a kind, only differences
  // count.
  const penalties = Array.from({ length: fit.width }, () => 0.01);
  const numbers = fit.solve(penalties);
  const spread = fit.covariance(penalties);
  const noise = fit.residual(numbers);
  console.log(`${games} games`);
  const ranked = measured
    .map((id, i) => {
      const share = beside === 'mean' ? 1 / measured.length : 0;
      const weights = measured.map((_, k) => (k === i ? 1 : 0) - share);
      const worth = weights.reduce((sum, weight, k) => sum + weight * (numbers[k] ?? 0), 0);
      return { id, worth, error: Math.sqrt(noise * quadratic(weights, spread)) };
    })
    .toSorted((a, b) => b.worth - a.worth);
  for (const { id, worth, error } of ranked) {
    const points = (100 * worth).toFixed(1);
    console.log(
      `${(worth >= 0 ? `+${points}` : points).padStart(6)} ± ${(100 * Z * error).toFixed(1)}  ${id}`,
    );
  }
}

/** The variance of a weighted sum. */
function quadratic(weights: readonly number[], spread: readonly Float64Array[]): number {
  return weights.reduce(
    (sum, a, i) => sum + weights.reduce((row, b, j) => row + a * b * (spread[i]?.[j] ?? 0), 0),
    0,
  );
}

runTool({ help: HELP, options: OPTIONS, maxWords: 1 }, main);
