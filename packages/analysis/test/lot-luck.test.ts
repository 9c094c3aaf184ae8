import { makeBot, trainedWeights } from '@bluemoon/ai';
import type { Lot } from '@bluemoon/ai';
import { apply, BUILT_IN, decision, newGame, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { DECK, HAND, zone } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { luckOfGame } from '../src/index.ts';
import type { Outlook } from '../src/index.ts';
import { countedLuck } from '../src/luck/counted-luck.ts';
import { lotLuckAt } from '../src/luck/lot-luck.ts';

/** Likes some cards in hand and dislikes others. */
const silly: Outlook = {
  chanceFrom({ cells }: State, seed: number) {
    const words = [seed, ...[0, 1].flatMap((seat) => [cells[zone(seat, HAND)], cells[zone(seat, DECK)]])];
    return (words.reduce((sum, word) => Math.imul(sum ^ word, 0x85ebca6b) ^ (sum >>> 13), 1) >>> 0) / 2 ** 32;
  },
};

const SETUP = { decks: ['vulca', 'hoax'], seed: 4 } as const;

/** The first choices of two novices. */
function novices(count: number) {
  const context = { weights: trainedWeights(), clock: () => 0, box: BUILT_IN, tellsLots: true };
  const bots = [1, 2].map((seed) => makeBot({ level: 'novice' }, { ...context, seed }));
  const drawn = new Map<number, readonly Lot[]>();
  const moments: { readonly state: State; readonly lots: readonly Lot[] }[] = [];
  const choices: string[] = [];
  let { state } = newGame(SETUP);
  for (let asked = decision(state); asked !== null && choices.length < count; asked = decision(state)) {
    const { option, lots } = bots[asked.seat].choose(viewFor(state, asked.seat));
    if (lots !== undefined) {
      drawn.set(asked.id, lots);
      moments.push({ state, lots });
    }
    choices.push(option);
    ({ state } = apply(state, option));
  }
  return { record: { setup: SETUP, choices }, drawn, moments };
}

const { record, drawn, moments } = novices(60);

describe('The luck of a lot', () => {
  test('is zero on average over all options, by their odds, whatever the outlook', () => {
    const means = moments.map(({ state, lots }, at) => {
      const luck = ({ option }: Lot) => lotLuckAt(state, option, lots, silly, { samples: 100, seed: 3 }, at);
      return lots.reduce((sum, lot) => sum + lot.odds * luck(lot), 0);
    });
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
    const error = Math.hypot(...means) / means.length;
    expect(error).toBeGreaterThan(0.001);
    expect(Math.abs(mean)).toBeLessThan(2 * error);
  });

  test('is nothing where only one option could be drawn', () => {
    const [{ state, lots }] = moments;
    const [{ option }] = lots;
    const sampling = { samples: 9, seed: 3 };
    expect(lotLuckAt(state, option, [{ option, odds: 1 }], silly, sampling, 1)).toBe(0);
  });

  test('is told apart from the luck of the cards', () => {
    const sampling = { samples: 2, seed: 3 };
    const [known, unknown] = [drawn, new Map()].map((lots) => luckOfGame(record, lots, silly, sampling));
    expect(unknown.lots).toBe(0);
    expect(known.lots).not.toBe(0);
    expect(known.cards).toBe(unknown.cards);
  });
});

test('The luck that counts is learned from other results', () => {
  const results = Array.from({ length: 80 }, (_, i) => {
    const [cards, lots] = [Math.sin(i), Math.cos(5 * i)];
    return { cards, lots, above: 0.5 * cards + 0.25 * lots };
  });
  countedLuck(results).forEach((luck, i) => expect(luck).toBeCloseTo(results[i].above, 9));
  const changed = results.map((result, i) => (i === 7 ? { ...result, above: 9 } : result));
  expect(countedLuck(changed)[9]).toBe(countedLuck(results)[9]);
  expect(countedLuck(changed)[8]).not.toBe(countedLuck(results)[8]);
});
