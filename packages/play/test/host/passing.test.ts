import type { Decision, Option } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { passesByItself } from '../../src/index.ts';
import type { Passing } from '../../src/index.ts';

const WAYS = ['nothing', 'formalities', 'everySingleOption'] as const;

/** Under which agreements a decision passes automatically. */
function passedUnder(about: Decision['about'], ...kinds: readonly Option['kind'][]): readonly Passing[] {
  const options = kinds.map((kind) => ({ id: kind, kind }));
  return WAYS.filter((way) => passesByItself({ about, options }, way));
}

const inPhase = (phase: Decision['about']['phase']): Decision['about'] => ({ phase, during: 'phase' });

describe('A decision passes by itself', () => {
  test.each(['beginning', 'leadership', 'character'] as const)(
    'as a formality if it only ends the early phase “%s”',
    (phase) => {
      expect(passedUnder(inPhase(phase), 'done')).toEqual(WAYS.slice(1));
    },
  );

  test.each(['engagement', 'boosterSupport', 'end'] as const)(
    'in the later phase “%s” only if every single option does',
    (phase) => {
      expect(passedUnder(inPhase(phase), 'done')).toEqual(['everySingleOption']);
    },
  );

  test('as a formality if nothing else can be done in early phases than to end them', () => {
    expect(passedUnder(inPhase('leadership'), 'play')).toEqual(['everySingleOption']);
    expect(passedUnder({ phase: 'leadership', during: 'text', card: 'spark' }, 'done')).toEqual([
      'everySingleOption',
    ]);
  });

  test('as a formality if a player cannot interfere', () => {
    const interfering = { phase: 'leadership', during: 'interference' } as const;
    expect(passedUnder(interfering, 'refuse')).toEqual(['formalities', 'everySingleOption']);
    expect(passedUnder(interfering, 'play', 'refuse')).toEqual([]);
  });

  test('never if there is a choice, or nothing to choose', () => {
    expect(passedUnder(inPhase('leadership'), 'done', 'play')).toEqual([]);
    expect(passedUnder(inPhase('leadership'))).toEqual([]);
  });
});
