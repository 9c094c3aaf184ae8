/** Learns what cards are worth in drafted decks, from games between random ones: `npm run ratings -- --help`. */
import { writeFileSync } from 'node:fs';
import { BUILT_IN, CARDS, PEOPLES } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { emptyState, gameOf, workbenchFor } from '@bluemoon/engine/simulation';
import { draftDeck } from '@bluemoon/play';
import { DECK_CARDS, shapeOf, SHAPES } from '../src/draft/deck-shape.ts';
import { ATTRIBUTES, attributesOf } from '../src/evaluation/attributes.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { randomFrom } from '../src/random.ts';
import { turnSearch } from '../src/search/turn-search.ts';
import { trainedWeights } from '../src/weights.ts';
import { countingNumber, runTool, text, wholeNumber } from './options.ts';
import { regression } from './regression.ts';
import { selfPlay } from './self-play.ts';

const HELP = `Learns what cards are worth in drafted decks.

  npm run ratings -- [--games N] [--seed N] [--module FILE]

  --games N      how many games are played, each between two random decks of one pool (20000)
  --seed N       the same seed and games give the same ratings (1)
  --module FILE  writes them as the module with which the bots are delivered`;

const DRAFTED = CARDS.filter(({ type }) => type !== 'leader');
const ROWS = new Map(DRAFTED.map((card, row) => [card.id, row]));
const ATTRIBUTES_OF = DRAFTED.map(attributesOf);

/** As many people decks as the pools of drafts have. */
const POOLS = [3, 4, 6, 7, 9];
const HOW = { exploring: 0.01, nodesPerOption: 40, lambda: 0.95 } as const;

/** How far apart things are expected to be, as chances to win; what is learned of single cards stays the smaller part. */
const SPREAD = { own: 0.02, attribute: 0.01, shape: 0.05 } as const;
const NOISE = 0.3;

interface Ratings {
  readonly cards: readonly number[];
  readonly attributes: readonly number[];
  readonly shapes: readonly number[];
}

function learned(games: number, seed: number): Ratings {
  const width = DRAFTED.length + ATTRIBUTES + SHAPES.length;
  const fit = regression(width);
  const random = randomFrom(seed);
  const weights = trainedWeights();
  const began = Date.now();
  for (let game = 1; game <= games; game++) {
    const decks = randomDecks(random);
    fit.add(
      difference(rowOf(decks[0], width), rowOf(decks[1], width)),
      playedBy(decks, weights, random) - 0.5,
    );
    if (game % 1000 === 0 || game === games) {
      const speed = game / ((Date.now() - began) / 1000);
      console.log(`${game} games, ${speed.toFixed(1)} games/s`);
    }
  }
  const penalties = Array.from({ length: width }, (_, i) => (NOISE / spreadOf(i)) ** 2);
  const solution = fit.solve(penalties);
  const left = Math.sqrt(fit.residual(solution));
  console.log(
    `${left.toFixed(3)} of ${Math.sqrt(fit.residual(penalties.map(() => 0))).toFixed(3)} unexplained`,
  );
  const attributes = solution.slice(DRAFTED.length, DRAFTED.length + ATTRIBUTES);
  return {
    cards: DRAFTED.map((_, row) => solution[row] + dot(ATTRIBUTES_OF[row], attributes)),
    attributes,
    shapes: solution.slice(DRAFTED.length + ATTRIBUTES),
  };
}

function spreadOf(i: number): number {
  if (i < DRAFTED.length) return SPREAD.own;
  return i < DRAFTED.length + ATTRIBUTES ? SPREAD.attribute : SPREAD.shape;
}

function randomDecks(random: () => number): readonly [readonly Card[], readonly Card[]] {
  const peoples = mixed(PEOPLES, random).slice(0, POOLS[Math.floor(random() * POOLS.length)]);
  const cards = mixed(
    peoples.flatMap((people) => draftDeck(people, BUILT_IN)),
    random,
  );
  return [cards.slice(0, DECK_CARDS), cards.slice(DECK_CARDS, 2 * DECK_CARDS)];
}

function mixed<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** What the first seat can say to have won, from 0 to 1. */
function playedBy(
  [a, b]: readonly [readonly Card[], readonly Card[]],
  weights: Weights,
  random: () => number,
): number {
  const decks = [
    { leader: null, cards: a },
    { leader: null, cards: b },
  ] as const;
  const empty = emptyState(gameOf({ decks }));
  const how = { ...HOW, seed: Math.floor(random() * 2 ** 31) };
  const [first] = selfPlay(workbenchFor(empty, null), empty, turnSearch(weights, empty.game), how, random);
  return first.win;
}

function rowOf(cards: readonly Card[], width: number): Float64Array {
  const row = new Float64Array(width);
  for (const { id } of cards) {
    const card = ROWS.get(id) ?? 0;
    row[card] = 1;
    ATTRIBUTES_OF[card].forEach((amount, i) => (row[DRAFTED.length + i] += amount));
  }
  const shape = shapeOf(cards);
  SHAPES.forEach((name, i) => (row[DRAFTED.length + ATTRIBUTES + i] = shape[name]));
  return row;
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((amount, i) => amount - b[i]);
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** In hundredths of a point of the chance to win. */
function rounded(number: number): number {
  return Math.round(number * 10_000);
}

const lines = (entries: readonly string[]): string => entries.map((entry) => `  ${entry},\n`).join('');

function moduleText({ cards, attributes, shapes }: Ratings): string {
  const named = DRAFTED.map(({ id }, row) => `'${id}': ${rounded(cards[row])}`);
  return `import type { CardId } from '@bluemoon/engine';
import type { Shape } from './deck-shape.ts';

/** Written by \`npm run ratings\`: what each adds to the chance to win, in hundredths of a point. */
export const CARD_RATINGS: Readonly<Record<CardId, number>> = {
${lines(named)}};

/** By the attributes of a card, for those that were not there. */
export const ATTRIBUTE_RATINGS: readonly number[] = [
${lines(attributes.map((amount) => String(rounded(amount))))}];

export const SHAPE_RATINGS: Readonly<Record<Shape, number>> = {
${lines(SHAPES.map((name, i) => `${name}: ${rounded(shapes[i])}`))}};
`;
}

runTool(
  { help: HELP, options: { games: countingNumber(20_000), seed: wholeNumber(1), module: text } },
  ({ values: { games, seed, module } }) => {
    const ratings = learned(games, seed);
    if (module !== undefined) writeFileSync(module, moduleText(ratings));
  },
);
