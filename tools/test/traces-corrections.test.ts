import { describe, expect, test } from 'vitest';
import type { SideSetup } from '../../packages/engine/test/scenario/setup.ts';
import { dragonCounts } from '../traces/cells.ts';
import { offered } from '../traces/offered.ts';
import type { Replay } from '../traces/replay.ts';
import { causesOf, faultsOf, follow } from './follow-record.ts';

/** Nothing is drawn with a full hand. */
const SIX = ['Flamitos', 'Terraton', 'Helitos', 'Sonatos', 'Rocara', 'Torana'];
const SIX_MORE = [
  'Smartia Pantia',
  'Speedius Unnecessarius',
  'Lonus Mightius',
  'Halitosus Teriblus',
  'Spark',
  'Sear',
];

describe('a dragon for Irresistible Sirens that our rules do not give', () => {
  const rival: SideSetup = { hand: SIX_MORE, active: ['Torch'], support: ['Irresistible Sirens'] };

  test('on a retreat from which nothing is attracted (OPEN-QUESTION-7)', () => {
    const replay = follow(
      { me: { hand: SIX, active: ['Bethenitana the Storyteller'] }, rival, phase: 'engagement' },
      [
        { t: 'act', p: 0, ph: 'engage', a: 'retreat', couldContinue: 0 },
        { t: 'dragon', p: 1, dragons: [0, 1], by: 'Irresistible Sirens' },
        { t: 'retreat', p: 0, dragons: 0, cards: [1, 2], bluffs: [0, 0] },
        { t: 'fight_over', dragons: [0, 1] },
      ],
    );
    expect(causesOf(replay)).toEqual(['OPEN-QUESTION-7']);
    expect(dragonCounts(replay.t)).toEqual([0, 1]);
  });

  const called = (first: string, second: string): Replay =>
    follow(
      {
        me: { hand: SIX, active: ['Commodore Lo Tan'], bluffs: ['Captain Su Cha'] },
        rival,
        phase: 'power',
      },
      [
        { t: 'call', p: 1, call: 1 },
        { t: 'bluff', p: 0, good: 0 },
        { t: 'dragon', p: 1, dragons: [0, 1], by: first },
        { t: 'dragon', p: 1, dragons: [0, 2], by: second },
        { t: 'retreat', p: 0, dragons: 1, cards: [1, 2], bluffs: [0, 0] },
        { t: 'dragon', p: 1, dragons: [0, 3], by: 'retreat' },
        { t: 'fight_over', dragons: [0, 3] },
      ],
    );

  test('D12: after a called bluff, whichever dragon comes first', () => {
    expect(causesOf(called('bluff', 'Irresistible Sirens'))).toEqual(['D12', 'PROJECT-13']);
    expect(causesOf(called('Irresistible Sirens', 'bluff'))).toEqual(['D12', 'PROJECT-13']);
  });

  test('but not a second dragon for the bluff', () => {
    expect(faultsOf(called('bluff', 'bluff'))).toContain('the record has more in this turn: dragon');
  });
});

describe('what our rules do not let a player do', () => {
  test('D7: playing a card with the protect icon for nothing, though its lent icon is ignored', () => {
    const supports = ['Ravenous Razorjaw', 'Tidal Flood'];
    const replay = follow(
      {
        me: { hand: ['Yang', ...supports] },
        rival: { active: ['Rocara'], support: ['Impenetrable Fog'] },
        phase: 'character',
      },
      [
        { t: 'act', p: 0, ph: 'char', a: 'play', c: 'Yang', legal: { play: ['Yang'] } },
        { t: 'act', p: 0, ph: 'char', a: 'pass', legal: { pass: 1 } },
        {
          t: 'act',
          p: 0,
          ph: 'support',
          a: 'play',
          c: 'Ravenous Razorjaw',
          legal: { play: supports, pass: 1 },
        },
      ],
    );
    expect(causesOf(replay)).toEqual(['D7']);
    expect(offered(replay.t).map(({ id }) => id)).toContain('play:tidal-flood');
  });

  test('D9: moving a card from a landed ship onto another', () => {
    const replay = follow(
      {
        me: {
          ships: { 'Rising Sun': [] },
          landed: { 'Sea Devil': ['Armory'] },
          active: ['Commodore Lo Tan'],
          hand: ['Captain Su Cha'],
        },
        rival: { active: ['Rocara'] },
        phase: 'boosterSupport',
        thisTurn: { charactersPlayed: 1 },
      },
      [
        {
          t: 'act',
          p: 0,
          ph: 'support',
          a: 'load',
          c: 'Armory',
          ship: 'Rising Sun',
          legal: { play: ['Armory'], load: [['Armory', 'Rising Sun']], pass: 1 },
        },
      ],
    );
    expect(causesOf(replay)).toEqual(['D9']);
    expect(offered(replay.t).map(({ id }) => id)).toEqual(['done']);
  });
});
