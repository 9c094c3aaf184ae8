import { apply, BUILT_IN, newGame, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { hintsFor, readBotName, trainedWeights } from '../src/index.ts';

const mind = { weights: trainedWeights(), seed: 3, clock: () => 0, box: BUILT_IN };
const strong = readBotName('strong@400nodes');

/** The Vulca have started a fight and choose what to play. */
const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 8, first: 0 });
const started = apply(apply(state, 'done').state, 'start').state;
const view = viewFor(started, 0);

describe('hints', () => {
  const hints = hintsFor(view, strong, mind);

  test('name options of the decision, from best to worst', () => {
    const options = view.decision?.options?.map(({ id }) => id);
    expect(hints.length).toBeGreaterThan(1);
    for (const { option } of hints) expect(options).toContain(option.id);
    const chances = hints.map(({ chance }) => chance);
    expect(chances[0]).toBeGreaterThanOrEqual(chances[chances.length - 1] - 0.05);
  });

  test('give chances and crystals that can be', () => {
    for (const { chance, crystals, rivalGivesUp } of hints) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Math.abs(crystals)).toBeLessThanOrEqual(4);
      expect(rivalGivesUp === null || (rivalGivesUp >= 0 && rivalGivesUp <= 1)).toBe(true);
    }
  });

  test('tell the line that can really be played, to the announcement', () => {
    const [{ option, line, announces }] = hints;
    let after = started;
    for (const { id } of [option, ...line]) after = apply(after, id).state;
    const seen = viewFor(after, 0);
    expect(seen.turn.seat).toBe(1);
    expect(seen.fight?.element).toBe(announces?.element);
    expect(seen.fight?.power[0][announces?.element ?? 'fire']).toBe(announces?.power);
  });

  test('stop at as many as are asked for', () => {
    expect(hintsFor(view, strong, mind, 1)).toHaveLength(1);
  });

  test("are given only for a decision of one's own", () => {
    expect(() => hintsFor(viewFor(started, 1), strong, mind)).toThrow(/not its own/);
  });

  test('come from the strong bot', () => {
    expect(() => hintsFor(view, readBotName('solid'), mind)).toThrow(/strong@500nodes/);
  });
});
