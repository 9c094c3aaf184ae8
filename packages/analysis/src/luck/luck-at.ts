import type { GameRecord, Replay, State } from '@bluemoon/engine';
import {
  choose,
  dealOnto,
  emptyState,
  listOptions,
  optionId,
  reset,
  workbenchFor,
} from '@bluemoon/engine/simulation';
import type { Critic } from '../critic/critic.ts';
import type { LuckTerm } from '../game-analysis.ts';
import { dealtAgain } from './deal-again.ts';
import type { Outlook } from './outlook.ts';
import type { RandomEvent } from './random-events.ts';

export interface Sampling {
  /** How often what could have happened is tried, for each random event. */
  readonly samples: number;
  /** The same seed gives the same luck; it has nothing to do with the seed of the game. */
  readonly seed: number;
}

/** The luck of one random event: what happened, compared with the mean of what could have happened. */
export function luckAt(
  record: GameRecord,
  replayed: Replay,
  event: RandomEvent,
  critic: Critic,
  sampling: Sampling,
): LuckTerm {
  const { at, kind, seat } = event;
  const { happened, again } = around(record, replayed, event);
  const chances = Array.from({ length: sampling.samples }, (_, i) =>
    critic.chanceOf(again(seedOf(sampling.seed, at, i))),
  );
  const { mean, error } = meanOf(chances);
  return { at, kind, seat, value: critic.chanceOf(happened) - mean, error };
}

/**
 * The same by how the players might go on: after what happened as well as after what could have happened. Both are
 * asked for their outlook in the same way, so the mean is zero.
 */
export function foreseenLuckAt(
  record: GameRecord,
  replayed: Replay,
  event: RandomEvent,
  outlook: Outlook,
  { samples, seed }: Sampling,
): number {
  const { happened, again } = around(record, replayed, event);
  let luck = 0;
  for (let i = 0; i < samples; i++) {
    const { dealt, future } = seedsOf(seed, event.at, i);
    luck += outlook.chanceFrom(happened, future) - outlook.chanceFrom(again(dealt), future);
  }
  return luck / samples;
}

interface Around {
  readonly happened: State;
  readonly again: Again;
}

function around({ setup, choices }: GameRecord, { states }: Replay, { at, known }: RandomEvent): Around {
  const happened = states[at];
  if (happened === undefined) throw new RangeError(`The game has no state ${at}.`);
  const before = states[at - 1];
  const choice = choices[at - 1];
  return {
    happened,
    again:
      before === undefined || choice === undefined
        ? dealing(setup, happened)
        : choosing(before, choice, known),
  };
}

/** What could have happened, by a seed. The state given is valid until the next call. */
export type Again = (seed: number) => State;

function dealing(setup: GameRecord['setup'], { game: { rules, decks } }: State): Again {
  if ('position' in setup) throw new RangeError('A game that began with a position was not dealt.');
  const empty = emptyState({ rules, decks, chance: null });
  const t = workbenchFor(empty, null);
  return (seed) => {
    reset(t, empty);
    dealOnto(t, { ...setup, seed });
    return t;
  };
}

/** The choice carried out with the unknown cards in another order. */
export function choosing(before: State, choice: string, known: RandomEvent['known']): Again {
  const t = workbenchFor(before, null);
  listOptions(t);
  const code = t.options.subarray(0, t.optionCount).find((one) => optionId(t, one) === choice);
  if (code === undefined) throw new RangeError(`“${choice}” is not an option here.`);
  return (seed) => {
    reset(t, dealtAgain(before, known, seed));
    choose(t, code);
    return t;
  };
}

/** Games are hardly ever seeded with numbers this high, so that no sample repeats the game itself. */
const SEEDS_FROM = 2 ** 52;

function seedOf(seed: number, at: number, sample: number): number {
  const game = ((seed % 2 ** 20) + 2 ** 20) % 2 ** 20;
  return SEEDS_FROM + (game * 2 ** 14 + (at % 2 ** 14)) * 2 ** 16 + sample;
}

export interface SampleSeeds {
  readonly dealt: number;
  readonly future: number;
  readonly lot: number;
}

/**
 * What is dealt again and the future after it must not have the same seed: the cards to come would depend on the cards
 * drawn, which after the real event they do not.
 */
export function seedsOf(seed: number, at: number, sample: number): SampleSeeds {
  return {
    dealt: seedOf(seed, at, 2 * sample),
    future: seedOf(seed, at, 2 * sample + 1),
    lot: [at, sample].reduce((word, one) => scattered(word ^ one), scattered(seed)),
  };
}

/** Neighbouring numbers give numbers that have nothing to do with each other. */
function scattered(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return Math.imul(half ^ (half >>> 13), 0xc2b2ae35) ^ (half >>> 16);
}

function meanOf(chances: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = chances.length;
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / count;
  const squares = chances.reduce((sum, chance) => sum + (chance - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, count - 1) / count) };
}
