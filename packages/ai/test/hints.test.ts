import { apply, BUILT_IN, newGame, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { hintsFor, readBotName, trainedWeights } from '../src/index.ts';

const context = { weights: trainedWeights(), seed: 3, clock: () => 0, box: BUILT_IN };
const strong = readBotName('strong@400nodes');

/** The Vulca have started a fight and choose what to play. */
const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 8, first: 0 });
const started = apply(apply(state, 'done').state, 'start').state;
const view = viewFor(started, 0);

describe('hints', () => {
  const hints = hintsFor(view, strong, context);

  test('name options of the decision, from best to worst', () => {
    const options = view.decision?.options?.map(({ id }) => id);
    expect(hints.length).toBeGreaterThan(1);
    for (const { option } of hints) expect(options).toContain(option.id);
    const chances = hints.map(({ chance }) => chance);
    expect(chances[0]).toBeGreaterThanOrEqual(chances[chances.length - 1] - 0.05);
  });

  test('give chances and crystals in their ranges', () => {
    for (const { chance, crystals, rivalRetreats } of hints) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Math.abs(crystals)).toBeLessThanOrEqual(4);
      expect(rivalRetreats === null || (rivalRetreats >= 0 && rivalRetreats <= 1)).toBe(true);
    }
  });

  test('give a line that can be played to the announcement', () => {
    const [{ option, line, announces }] = hints;
    let after = started;
    for (const { id } of [option, ...line]) after = apply(after, id).state;
    const seen = viewFor(after, 0);
    expect(seen.turn.seat).toBe(1);
    expect(seen.fight?.element).toBe(announces?.element);
    expect(seen.fight?.power[0][announces?.element ?? 'fire']).toBe(announces?.power);
  });

  test('are limited to the requested number', () => {
    expect(hintsFor(view, strong, context, 1)).toHaveLength(1);
  });

  test("are given only for a decision of one's own", () => {
    expect(() => hintsFor(viewFor(started, 1), strong, context)).toThrow(/decision of the other seat/);
  });

  test('come from the strong bot', () => {
    expect(() => hintsFor(view, readBotName('solid'), context)).toThrow(/strong@500nodes/);
  });
});
