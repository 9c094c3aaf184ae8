import { BUILT_IN, decision, viewFor } from '@bluemoon/engine';
import type { Option, State, View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { turnBot } from '../src/bots/turn-bot.ts';
import { makeBot, OPPONENT_LINES, OPPONENTS, readBotName, trainedWeights } from '../src/index.ts';
import type { Bot, BotContext } from '../src/index.ts';
import { LEVEL_SETTINGS, OPPONENT_SETTINGS } from '../src/opponents.ts';
import { habitsOf, likingsIn } from '../src/taste.ts';
import type { Taste } from '../src/taste.ts';
import { statesOf } from './games.ts';

const context: BotContext = { weights: trainedWeights(), seed: 5, clock: () => 0, box: BUILT_IN };
const states = statesOf(['buka', 'vulca'], 12, ({ options }) => options.length > 1, 90);

function viewIn(state: State): View {
  return viewFor(state, decision(state)?.seat ?? 0);
}

const withTaste = (taste: Taste): Bot => turnBot(context, { nodesPerOption: 8, blur: 0, taste });

function chosen(bot: Bot, state: State): Option | undefined {
  const { option } = bot.choose(viewIn(state));
  return decision(state)?.options.find(({ id }) => id === option);
}

describe('opponents', () => {
  test('are ordered by how well they think', () => {
    const settings = OPPONENTS.map((name) => OPPONENT_SETTINGS[name]);
    const kinds = settings.map(({ thinks }) => thinks);
    expect(kinds).toEqual([...kinds].toSorted((a, b) => b.localeCompare(a)));
    const turns = settings.flatMap((one) => (one.thinks === 'turn' ? [one] : []));
    const falling = turns.map(({ blur }) => blur);
    const rising = turns.map(({ nodesPerOption }) => nodesPerOption);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  });

  test('end with the strong bot, whatever that will be', () => {
    expect(OPPONENT_SETTINGS[OPPONENTS[OPPONENTS.length - 1]]).toBe(LEVEL_SETTINGS.strong);
  });

  test('differ in taste', () => {
    const tastes = OPPONENTS.map((name) => {
      const settings = OPPONENT_SETTINGS[name];
      return JSON.stringify('taste' in settings ? settings.taste : {});
    });
    expect(new Set(tastes).size).toBe(OPPONENTS.length);
  });

  test('are called like no card', () => {
    const words = new Set(
      BUILT_IN.cards.flatMap(({ name }) => [...name.en.split(/\W+/), ...name.de.split(/\W+/)]),
    );
    const known = new Set([...words].map((word) => word.toLowerCase()));
    expect(OPPONENTS.filter((name) => known.has(name))).toEqual([]);
  });

  test('say how they play in both languages', () => {
    const lines = OPPONENTS.flatMap((name) => Object.values(OPPONENT_LINES[name]));
    expect(new Set(lines).size).toBe(2 * OPPONENTS.length);
  });

  test.each(OPPONENTS.filter((name) => name !== 'orrun'))(
    '%s chooses the same with the same seed',
    (name) => {
      for (const state of states.slice(0, 24)) {
        const view = viewIn(state);
        const choices = [1, 2].map(() => makeBot(readBotName(name), context).choose(view).option);
        expect(choices[0]).toBe(choices[1]);
        expect(decision(state)?.options.map(({ id }) => id)).toContain(choices[0]);
      }
    },
  );
});

describe('a taste', () => {
  const FREE = ['leadership', 'booster', 'support', 'bluff', 'retreat', 'fire', 'earth'] as const;
  test.each(FREE)('for %s makes it frequent', (habit) => {
    const times = (taste: Taste): number =>
      states.filter((state) => {
        const option = chosen(withTaste(taste), state);
        return option !== undefined && habitsOf(option, viewIn(state), BUILT_IN).includes(habit);
      }).length;
    expect(times({ [habit]: 2 })).toBeGreaterThan(times({ [habit]: -2 }));
  });

  test('changes nothing about other options', () => {
    for (const state of states) {
      const view = viewIn(state);
      const liking = likingsIn(view, { retreat: 0.5 }, BUILT_IN);
      for (const { id, kind } of view.decision?.options ?? []) {
        expect(liking(id)).toBe(kind === 'retreat' ? 0.5 : 0);
      }
    }
  });
});
