import { describe, expect, test } from 'vitest';
import { FIRST_GAME } from '../../src/game/setting-up.ts';
import { changedText, DEFAULTS, readSettings } from '../../src/keep/settings.ts';
import type { Settings } from '../../src/keep/settings.ts';

const CHOSEN: Settings = {
  language: 'de',
  speed: 'fast',
  sound: true,
  steps: 'all',
  dragons: 'ask',
  last: { ...FIRST_GAME, own: 'buka', level: 'strong' },
  lessonsDone: ['first-fight', 'vulca'],
  puzzles: {
    ends: [
      ['vulca-1', 'solved'],
      ['hoax-2', 'later'],
    ],
    streak: { length: 3, last: 20_775, forgiven: null },
    owner: 'Ada',
  },
};

describe('Settings', () => {
  test('are the defaults at first', () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ language: null, sound: false });
  });

  test('read back the same', () => {
    expect(readSettings(changedText(null, CHOSEN))).toEqual(CHOSEN);
  });

  test('change one by one', () => {
    const text = changedText(changedText(null, CHOSEN), { sound: false });
    expect(readSettings(text)).toEqual({ ...CHOSEN, sound: false });
  });

  test('do not store the deal number', () => {
    const text = changedText(null, { last: { ...FIRST_GAME, seed: 77 } });
    expect(readSettings(text).last).toEqual({ ...FIRST_GAME, seed: null });
  });

  test.each(['', '{', 'null', '[]', '"de"', '7', '{"language":"de"'])(
    'that are unreadable are replaced by the defaults: %s',
    (text) => {
      expect(readSettings(text)).toEqual(DEFAULTS);
    },
  );

  test('that are too long are replaced by the defaults, and can be set again', () => {
    const text = JSON.stringify({
      ...CHOSEN,
      lessonsDone: Array.from({ length: 600_000 }, (_, i) => `l${i}`),
    });
    expect(readSettings(text)).toEqual(DEFAULTS);
    expect(readSettings(changedText(text, { sound: true }))).toEqual({ ...DEFAULTS, sound: true });
  });

  test('with endless nesting can still be changed', () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const text = JSON.stringify(CHOSEN).replace('{', `{"later":${deep},`);
    expect(readSettings(text)).toEqual(CHOSEN);
    expect(readSettings(changedText(text, { sound: false }))).toEqual({ ...CHOSEN, sound: false });
  });

  test('keep every part that can be read', () => {
    const text = JSON.stringify({
      ...CHOSEN,
      language: 'tlh',
      speed: 11,
      last: { ...CHOSEN.last, own: 'elves' },
      lessonsDone: ['vulca', 4, null, 'vulca', 'hoax'],
      puzzles: { ends: [['vulca-1', 'solved'], ['hoax-1', 'well'], 'flit-1'], streak: 'long', owner: 7 },
    });
    expect(readSettings(text)).toEqual({
      ...DEFAULTS,
      sound: true,
      steps: 'all',
      dragons: 'ask',
      lessonsDone: ['vulca', 'hoax'],
      puzzles: { ...DEFAULTS.puzzles, ends: [['vulca-1', 'solved']] },
    });
  });

  test('of a later version keep unknown fields', () => {
    const later = JSON.stringify({ ...CHOSEN, version: 3, theme: { cloth: 'green' } });
    expect(readSettings(later)).toEqual(CHOSEN);
    expect(JSON.parse(changedText(later, { speed: 'slow' }))).toMatchObject({
      version: 3,
      theme: { cloth: 'green' },
      speed: 'slow',
    });
  });
});
