import {
  bluffRecord,
  BLUFFS,
  cardsIn,
  ELEMENT,
  isHonest,
  NO_ELEMENT,
  TURN_NUMBER,
  workbenchFor,
  zone,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import type { BotContext } from '../bot-context.ts';
import { randomFrom } from '../random.ts';
import { learned } from './learned.ts';

/** How often a bluff is called while nobody could: about the rate at which lying neither pays nor costs. */
export const CALLS = 0.35;

/** How many answers to a bluff that counts for. */
const WEIGHT = 6;

/** How a search assumes that both players bluff and call, by seat. */
export interface Bluffing {
  /** How likely each is to call. */
  readonly calls: readonly [number, number];
  /** Which bluffs each makes. */
  readonly makes: readonly [Bluffs, Bluffs];
}

export type Bluffs = 'all' | 'honest' | 'lies';

/** While nothing is known about the players. */
export const USUAL: Bluffing = { calls: [CALLS, CALLS], makes: ['all', 'all'] };

/** By what both have shown in this game. A bot that was told how often to lie expects that no lie is called. */
export function bluffingIn(
  state: State,
  seat: number,
  { lies, seed }: Pick<BotContext, 'lies' | 'seed'>,
): Bluffing {
  const own = lies === undefined ? 'all' : bluffsIn(state, seat, lies, seed);
  const [mine, theirs] = [callsOf(state, seat), own === 'lies' ? 0 : callsOf(state, 1 - seat)];
  return seat === 0
    ? { calls: [mine, theirs], makes: [own, 'all'] }
    : { calls: [theirs, mine], makes: ['all', own] };
}

function callsOf({ cells }: State, seat: number): number {
  const { called, trusted } = bluffRecord(cells, seat);
  return learned({ mean: CALLS, weight: WEIGHT }, called, trusted);
}

/** Gives every turn its own chance. */
const TURN_STRIDE = 104_729;

/** Decided once a turn; while cards lie face down, further ones are like them. */
function bluffsIn(state: State, seat: number, lies: number, seed: number): Bluffs {
  const faceDown = cardsIn(state.cells, zone(seat, BLUFFS));
  if (faceDown.length > 0 && state.cells[ELEMENT] !== NO_ELEMENT)
    return isHonest(workbenchFor(state, null), seat, faceDown) ? 'honest' : 'lies';
  return randomFrom(seed + TURN_STRIDE * state.cells[TURN_NUMBER])() < lies ? 'lies' : 'honest';
}

/** Whether the face-down cards of the seat are such bluffs. */
export function isAmong(made: Bluffs, t: Workbench, seat: number): boolean {
  return made === 'all' || isHonest(t, seat, cardsIn(t.cells, zone(seat, BLUFFS))) === (made === 'honest');
}
