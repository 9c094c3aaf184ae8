import { describe, expect, test } from 'vitest';
import type { ScenarioSetup } from '../../packages/engine/test/scenario/setup.ts';
import { COMBAT } from '../traces/engine.ts';
import { namesIn } from '../traces/names.ts';
import type { RecordedChoice, RecordedEvent, RecordedSeat } from '../traces/record.ts';
import type { Replay } from '../traces/replay.ts';
import { causesOf, faultsOf, follow, fromSeat } from './follow-record.ts';

const BY = 'Drown Resistance';

const position = (p: RecordedSeat, active: readonly string[]): ScenarioSetup =>
  fromSeat(p, {
    me: { hand: [BY, 'TopGun'], active: ['NoNo'] },
    rival: { active },
    phase: 'leadership',
  });

/** Drown Resistance is played by that seat against those active cards, and the phase goes on. */
function drown(
  p: RecordedSeat,
  active: readonly string[],
  choice: Pick<RecordedChoice, 'min' | 'max' | 'from' | 'picked'> & { readonly nLegal: number },
): Replay {
  const whose = p === 0 ? 1 : 0;
  const discarded = choice.picked.map((c): RecordedEvent => ({
    t: 'mv',
    p: whose,
    c: c ?? '',
    from: 'combat',
    to: 'discard',
    by: BY,
  }));
  return follow(position(p, active), [
    { t: 'act', p, ph: 'leader', a: 'play', c: BY, legal: { play: [BY], playNo: [BY], pass: 1 } },
    { t: 'choose', p, whose, by: BY, ...choice },
    ...discarded,
    { t: 'act', p, ph: 'leader', a: 'pass', legal: { pass: 1 } },
    { t: 'act', p, ph: 'engage', a: 'continue' },
  ]);
}

const left = (replay: Replay, p: RecordedSeat): readonly string[] =>
  namesIn(replay.t, 1 - p, COMBAT).toSorted();

describe('Drown Resistance with a single card to discard', () => {
  const ONE_OR_NONE = { min: 0, max: 1, nLegal: 2 };

  test.each([0, 1] as const)('seat %i lets it stay (TEXT-7)', (p) => {
    const active = ['Cannoneer Qu Cha', 'Letter of Marque'];
    const from = ['Letter of Marque'];
    const spared = drown(p, active, { ...ONE_OR_NONE, from, picked: [] });
    expect(causesOf(spared)).toEqual(['TEXT-7']);
    expect(left(spared, p)).toEqual(active);
    const discarded = drown(p, active, { ...ONE_OR_NONE, from, picked: from });
    expect(causesOf(discarded)).toEqual(['TEXT-7']);
    expect(left(discarded, p)).toEqual(['Cannoneer Qu Cha']);
  });

  test.each([0, 1] as const)('beside a protected character seat %i may spare the other with us too', (p) => {
    const active = ['Coxswain Mora Marn', 'Lookout Dolora Paal'];
    const from = ['Coxswain Mora Marn'];
    const spared = drown(p, active, { ...ONE_OR_NONE, from, picked: [] });
    expect(causesOf(spared)).toEqual([]);
    expect(left(spared, p)).toEqual(active);
    const discarded = drown(p, active, { ...ONE_OR_NONE, from, picked: from });
    expect(causesOf(discarded)).toEqual([]);
    expect(left(discarded, p)).toEqual(['Lookout Dolora Paal']);
  });

  test.each([
    ['another number of selections', { nLegal: 3 }],
    ['no such selection', { nLegal: 1 }],
    ['a card that is not there', { from: ['B.P. Unity'] }],
    ['the character that has to stay', { from: ['Cannoneer Qu Cha'] }],
    ['both cards', { from: ['Cannoneer Qu Cha', 'Letter of Marque'], max: 2, nLegal: 4 }],
    ['a card picked that is not in the list', { picked: ['Cannoneer Qu Cha'] }],
  ])('%s is noticed', (_, change) => {
    const choice = { ...ONE_OR_NONE, from: ['Letter of Marque'], picked: [], ...change };
    expect(faultsOf(drown(0, ['Cannoneer Qu Cha', 'Letter of Marque'], choice))).not.toEqual([]);
  });
});

describe('Drown Resistance with several cards to discard', () => {
  const ACTIVE = ['B.P. Loyalty', 'Letter of Marque', 'Lookout Dolora Paal'];
  const OPEN = ['B.P. Loyalty', 'Letter of Marque'];

  test('beside a protected character a booster may stay (PROJECT-19)', () => {
    const replay = drown(0, ACTIVE, { min: 1, max: 2, from: OPEN, picked: ['B.P. Loyalty'], nLegal: 3 });
    expect(causesOf(replay)).toEqual(['PROJECT-19']);
    expect(left(replay, 0)).toEqual(['Letter of Marque', 'Lookout Dolora Paal']);
  });

  test('but not both cards', () => {
    const replay = drown(0, ACTIVE, { min: 1, max: 2, from: OPEN, picked: [], nLegal: 3 });
    expect(faultsOf(replay)).toEqual([`picked by ${BY}: nothing, which is not in its own list`]);
  });

  test('without a protected character no booster may stay', () => {
    const from = ['Letter of Marque', 'Titanic Gauntlets'];
    const replay = drown(0, ['Cannoneer Qu Cha', ...from], { min: 1, max: 2, from, picked: from, nLegal: 3 });
    expect(faultsOf(replay)).toEqual([`selections by ${BY} (ours 1, theirs 3)`]);
  });
});
