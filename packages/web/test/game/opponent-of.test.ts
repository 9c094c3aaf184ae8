import { BOT_IDS, LEVELS, OPPONENTS } from '@bluemoon/ai';
import { PORTRAIT_NAMES } from '@bluemoon/art/cards';
import { expect, test } from 'vitest';
import { FIRST_GAME } from '../../src/game/setting-up.ts';
import { opponentAs, opponentOf } from '../../src/game/opponent-of.ts';
import { changedText, readSettings } from '../../src/keep/settings.ts';

test('who chose a level before meets an opponent of about that strength', () => {
  const strengths = (['random', 'novice', 'solid', 'strong'] as const).map((level) =>
    OPPONENTS.indexOf(opponentOf(level)),
  );
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(opponentOf('strong')).toBe(OPPONENTS[OPPONENTS.length - 1]);
  for (const name of OPPONENTS) expect(opponentOf(name)).toBe(name);
});

test('people and bots without a name have no face', () => {
  expect(opponentAs({ kind: 'bot', level: 'mirl' })).toBe('mirl');
  expect(opponentAs({ kind: 'person' })).toBe(null);
  for (const level of LEVELS) expect(opponentAs({ kind: 'bot', level })).toBe(null);
});

test.each(BOT_IDS)('settings with %s are read as they were written', (level) => {
  const last = { ...FIRST_GAME, level };
  expect(readSettings(changedText(null, { last })).last).toEqual(last);
});

test('every opponent has a portrait', () => {
  expect([...PORTRAIT_NAMES].toSorted()).toEqual([...OPPONENTS].toSorted());
});
