import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { botName } from '../../src/screens/game/words.ts';
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

test('Several of the same level are numbered; a program of somebody keeps its name', () => {
  expect(['solid 2', 'solid gold', 'Zorro'].map((name) => botName(name, 'de'))).toEqual([
    'Solide 2',
    'solid gold',
    'Zorro',
  ]);
});
