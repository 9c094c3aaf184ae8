import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { nameAt } from '../../src/screens/lobby/line-words.ts';

const line: RoomLine = {
  room: 'room-number-1',
  phase: 'playing',
  terms: { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) },
  names: ['Strong', 'strong'],
  bots: [null, 'strong'],
  leaders: [null, null],
  watching: 0,
  since: 0,
};

test('House bots have the name of their level in both languages, and people the name they chose', () => {
  expect([nameAt(line, 0, 'de'), nameAt(line, 1, 'de'), nameAt(line, 1, 'en')]).toEqual([
    'Strong',
    'Stark',
    'Strong',
  ]);
});
