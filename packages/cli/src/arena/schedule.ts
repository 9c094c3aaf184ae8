import { PEOPLES } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { mixed } from '../seeds.ts';
import { isMirror } from './pairs.ts';
import type { DeckName, DeckPair } from './pairs.ts';

/** One game to be played. */
export interface Fixture {
  /** From 0, in the order of the schedule. */
  readonly number: number;
  /** Games of a group have the same decks on the same seats and the same shuffle; only the bots swap seats. */
  readonly group: number;
  /** Index of the pair of decks. */
  readonly pair: number;
  /** By seat. */
  readonly decks: DeckPair;
  /** Determines all chance of the game. */
  readonly seed: number;
  /** Indices of the contestants, by seat. */
  readonly seats: readonly [number, number];
  /** Seeds for the bots' own chance, by seat. */
  readonly botSeeds: readonly [number, number];
}

export type Group = readonly [Fixture, Fixture];

/** Who takes part. */
export interface Field {
  readonly contestants: number;
  /** How many of them, the last ones, only play against the others; usually everybody plays everybody. */
  readonly rivals?: number;
}

export interface Plan extends Field {
  readonly pairs: readonly DeckPair[];
  /** Per pair of decks and pair of contestants. */
  readonly games: number;
  readonly seed: number;
  readonly chance: Chance;
}

/**
 * The bots' own chance in the two games of a group: other numbers in each, or the same for the player on that seat. Then
 * bots that differ in a few decisions play the same games up to the first of them, and the rest is compared surely.
 */
export type Chance = 'fresh' | 'same';

/** Games per group. */
export const GAMES_PER_GROUP = 2;

/**
 * A group is two games with the decks A and B and one shuffle: contestant X plays A on seat 0 against Y with B on
 * seat 1, then Y plays A on seat 0 against X with B on seat 1. So the luck of decks, shuffle and first turn favours
 * each of them once. With different decks, every second group has B on seat 0 and A on seat 1, so such a pair needs
 * an even number of groups.
 */
export function gamesOfPair(pair: DeckPair, wanted: number): number {
  const unit = isMirror(pair) ? GAMES_PER_GROUP : 2 * GAMES_PER_GROUP;
  return Math.ceil(wanted / unit) * unit;
}

/**
 * Round by round, so that an arena that is stopped early has played all pairs equally often. The seed of a game
 * depends only on its decks and round: every list of pairs and every duel gets the same shuffles.
 */
export function* schedule({ pairs, games, seed, chance, ...field }: Plan): Generator<Group, undefined> {
  const duels = duelsOf(field);
  const rounds = pairs.map((pair) => gamesOfPair(pair, games) / GAMES_PER_GROUP);
  let group = 0;
  for (let round = 0; round < Math.max(...rounds); round++) {
    for (const [p, pair] of pairs.entries()) {
      if (round >= (rounds[p] ?? 0)) continue;
      const decks: Fixture['decks'] = round % 2 === 0 ? pair : [pair[1], pair[0]];
      const shuffle = mixed(seed, deckNumber(decks[0]), deckNumber(decks[1]), round);
      for (const duel of duels) yield groupOf(group++, { pair: p, decks, seed: shuffle }, duel, chance);
    }
  }
}

/** The same for a deck in every list of pairs. */
function deckNumber(name: DeckName): number {
  const number = (PEOPLES as readonly string[]).indexOf(name);
  return number >= 0 ? number : mixed(...Array.from(name, (letter) => letter.codePointAt(0) ?? 0));
}

function groupOf(
  group: number,
  deal: Pick<Fixture, 'pair' | 'decks' | 'seed'>,
  [x, y]: Duel,
  chance: Chance,
): Group {
  const numbers = (place: 0 | 1): Fixture['botSeeds'] => {
    const game = chance === 'same' ? 0 : place;
    return [mixed(deal.seed, game, 0), mixed(deal.seed, game, 1)];
  };
  const fixture = (place: 0 | 1, seats: Fixture['seats']): Fixture => ({
    number: GAMES_PER_GROUP * group + place,
    group,
    ...deal,
    seats,
    botSeeds: numbers(place),
  });
  return [fixture(0, [x, y]), fixture(1, [y, x])];
}

export function plannedGames({ pairs, games, ...field }: Plan): number {
  const ofPairs = pairs.reduce((sum, pair) => sum + gamesOfPair(pair, games), 0);
  return ofPairs * duelsOf(field).length;
}

export type Duel = readonly [number, number];

export function duelsOf({ contestants, rivals = 0 }: Field): readonly Duel[] {
  const numbers = Array.from({ length: contestants }, (_, i) => i);
  const challengers = contestants - rivals;
  return numbers
    .slice(0, challengers)
    .flatMap((first) =>
      numbers.slice(rivals === 0 ? first + 1 : challengers).map((second): Duel => [first, second]),
    );
}

export function seatOf({ seats }: Pick<Fixture, 'seats'>, contestant: number): Seat {
  return seats[0] === contestant ? 0 : 1;
}
