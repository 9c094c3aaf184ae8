import { PEOPLES } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { mixed } from '../seeds.ts';
import { isMirror } from './pairs.ts';
import type { DeckName, DeckPair } from './pairs.ts';

/** One game to be played. */
export interface Fixture {
  /** From 0, in the order of the schedule. */
  readonly number: number;
  /** Games of one group have the same decks on the same seats and the same shuffle; only the bots swap seats. */
  readonly group: number;
  /** Which of the pairs of decks. */
  readonly pair: number;
  /** By seat. */
  readonly decks: DeckPair;
  /** All chance of the game follows from it. */
  readonly seed: number;
  /** Who sits where: numbers of contestants, by seat. */
  readonly seats: readonly [number, number];
  /** What bots make their own chance from, by seat. */
  readonly minds: readonly [number, number];
}

export type Group = readonly [Fixture, Fixture];

export interface Plan {
  readonly contestants: number;
  readonly pairs: readonly DeckPair[];
  /** Per pair of decks and pair of contestants. */
  readonly games: number;
  readonly seed: number;
}

/** Games in a group. */
export const PAIRED = 2;

/**
 * A group is two games: the decks A and B, one shuffle; contestant X plays A on seat 0 against Y with B on seat 1, then
 * Y plays A on seat 0 against X with B on seat 1. So the luck of decks, shuffle and first turn favours each of them
 * once. With different decks every second group has B on seat 0 and A on seat 1, so that such a pair needs groups in
 * twos.
 */
export function gamesOfPair(pair: DeckPair, wanted: number): number {
  const unit = isMirror(pair) ? PAIRED : 2 * PAIRED;
  return Math.ceil(wanted / unit) * unit;
}

/**
 * Round by round, so that whatever is there when somebody stops the arena is spread over all pairs. The seed of a game
 * follows from its decks and round alone: the same shuffles come in every list of pairs and for every two contestants.
 */
export function* schedule({ contestants, pairs, games, seed }: Plan): Generator<Group, undefined> {
  const duels = duelsOf(contestants);
  const rounds = pairs.map((pair) => gamesOfPair(pair, games) / PAIRED);
  let group = 0;
  for (let round = 0; round < Math.max(...rounds); round++) {
    for (const [p, pair] of pairs.entries()) {
      if (round >= (rounds[p] ?? 0)) continue;
      const decks: Fixture['decks'] = round % 2 === 0 ? pair : [pair[1], pair[0]];
      const shuffle = mixed(seed, deckNumber(decks[0]), deckNumber(decks[1]), round);
      for (const duel of duels) yield groupOf(group++, { pair: p, decks, seed: shuffle }, duel);
    }
  }
}

/** The same for a deck in every list of pairs. */
function deckNumber(name: DeckName): number {
  const number = (PEOPLES as readonly string[]).indexOf(name);
  return number >= 0 ? number : mixed(...Array.from(name, (letter) => letter.codePointAt(0) ?? 0));
}

function groupOf(group: number, deal: Pick<Fixture, 'pair' | 'decks' | 'seed'>, [x, y]: Duel): Group {
  const fixture = (place: 0 | 1, seats: Fixture['seats']): Fixture => ({
    number: PAIRED * group + place,
    group,
    ...deal,
    seats,
    minds: [mixed(deal.seed, place, 0), mixed(deal.seed, place, 1)],
  });
  return [fixture(0, [x, y]), fixture(1, [y, x])];
}

export function plannedGames({ contestants, pairs, games }: Plan): number {
  const ofPairs = pairs.reduce((sum, pair) => sum + gamesOfPair(pair, games), 0);
  return ofPairs * duelsOf(contestants).length;
}

export type Duel = readonly [number, number];

/** Everybody against everybody. */
export function duelsOf(contestants: number): readonly Duel[] {
  const numbers = Array.from({ length: contestants }, (_, i) => i);
  return numbers.flatMap((first) => numbers.slice(first + 1).map((second): Duel => [first, second]));
}

export function seatOf({ seats }: Pick<Fixture, 'seats'>, contestant: number): Seat {
  return seats[0] === contestant ? 0 : 1;
}
