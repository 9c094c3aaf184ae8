import { BUILT_IN, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { makeBot, readBotName, trainedWeights } from '../src/index.ts';
import type { Bot } from '../src/index.ts';

export const [BUKA, CALLER] = [0, 1] as const;
export const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const weights = trainedWeights();
const bot = (name: string, seed: number): Bot =>
  makeBot(readBotName(name), { weights, seed, clock: () => 0, box: BUILT_IN });

export interface Shown {
  readonly buka?: object;
  readonly caller?: object;
  readonly discarded?: readonly string[];
}

/** Buka has announced with one card face down, after what both have shown in this game. */
export const called = ({ buka = {}, caller = {}, discarded = [] }: Shown = {}): State =>
  stateFromPosition(
    parsePosition(
      {
        element: 'fire',
        phase: 'call',
        turn: BUKA,
        dragons: { lika: BUKA, doran: BUKA, sesha: 'board' },
        seats: [
          {
            deck: 'buka',
            hand: ['Captain Su Cha', 'Commodore Lo Tan', 'Armory'],
            combat: ['Commodore Tai Marn'],
            bluffs: ['Cannoneer Tara Ko'],
            discardPile: discarded,
            bluffRecord: buka,
          },
          { deck: 'vulca', hand: ['Volca', 'Spark'], combat: ['Torch'], bluffRecord: caller },
        ],
      },
      BUILT_IN,
    ),
    BUILT_IN,
  );

/** How many of the bots with these seeds call. */
export const callsAfter = (name: string, shown: Shown): number =>
  SEEDS.filter((seed) => bot(name, seed).choose(viewFor(called(shown), CALLER)).option === 'call').length;
