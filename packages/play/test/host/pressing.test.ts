import type { Decision, Option } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { pressedByItself } from '../../src/index.ts';
import type { Pressing } from '../../src/index.ts';

const EVERYTHING: Pressing = { steps: 'all', interference: 'pass', dragons: 'first' };

function pressed(
  during: Decision['about']['during'],
  kinds: readonly Option['kind'][],
  {
    phase = 'leadership',
    series = 'single',
    ...wishes
  }: Partial<Pressing> & { phase?: Decision['about']['phase']; series?: 'single' | 'match' } = {},
): string | null {
  const options = kinds.map((kind) => ({ id: kind, kind }));
  return pressedByItself({ about: { phase, during }, options, series }, { ...EVERYTHING, ...wishes });
}

/** With which wishes a step passes that can only be ended. */
const passed = (phase: Decision['about']['phase']) =>
  (['none', 'early', 'all'] as const).filter(
    (steps) => pressed('phase', ['done'], { phase, steps }) !== null,
  );

describe('Without asking the player', () => {
  test('a step is ended in which nothing can be done', () => {
    expect(pressed('phase', ['done'])).toBe('done');
    expect(pressed('phase', ['done', 'play'])).toBeNull();
  });

  test('steps before the announcement pass, or all, or none', () => {
    expect(passed('leadership')).toEqual(['early', 'all']);
    expect(passed('character')).toEqual(['early', 'all']);
    expect(passed('boosterSupport')).toEqual(['all']);
  });

  test('nothing else is chosen, even if it is the only option', () => {
    for (const kind of ['retreat', 'decline', 'takeBack', 'announce', 'play'] as const)
      expect(pressed('phase', [kind])).toBeNull();
    expect(pressed('text', ['done'])).toBeNull();
  });

  test('the first dragon moves, unless the player wants to choose (DRAGON-5)', () => {
    expect(pressed('attract', ['dragon', 'dragon'])).toBe('dragon');
    expect(pressed('attract', ['dragon', 'dragon'], { dragons: 'ask' })).toBeNull();
  });

  test('no dragon moves in a match, where achievement cards need a certain one (ACHIEVE-1)', () => {
    expect(pressed('attract', ['dragon', 'dragon'], { series: 'match' })).toBeNull();
  });

  test('nothing is interfered with if no card can, unless the rival would see that', () => {
    expect(pressed('interference', ['refuse'])).toBe('refuse');
    expect(pressed('interference', ['play', 'refuse'])).toBeNull();
    expect(pressed('interference', ['refuse'], { interference: 'ask' })).toBeNull();
  });
});
