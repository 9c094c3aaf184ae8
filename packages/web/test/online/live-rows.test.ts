import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { nextRows } from '../../src/online/live-rows.ts';
import type { LiveRow } from '../../src/online/live-rows.ts';

const line = (room: string, watching = 0): RoomLine => ({
  room,
  phase: 'waiting',
  terms: { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) },
  names: ['ada', null],
  leaders: [null, null],
  watching,
  since: 0,
});
const told = (rows: readonly LiveRow[]): readonly string[] =>
  rows.map(({ line: { room, watching }, is }) => `${room} ${watching} ${is}`);
const shown = nextRows([], [line('a'), line('b')], 'free');

describe('A live list', () => {
  test('shows what there is while nobody points at it', () => {
    expect(told(nextRows(shown, [line('b'), line('c')], 'free'))).toEqual(['b 0 here', 'c 0 here']);
  });

  test('moves no row while somebody points at it: what is gone says so, and what is new waits', () => {
    const held = nextRows(shown, [line('new'), line('b', 3)], 'held');
    expect(told(held)).toEqual(['a 0 gone', 'b 3 here']);
    expect(told(nextRows(held, [line('new'), line('b', 3)], 'free'))).toEqual(['new 0 here', 'b 3 here']);
  });

  test('lets a row come back in its place', () => {
    const held = nextRows(shown, [line('b')], 'held');
    expect(told(nextRows(held, [line('b'), line('a')], 'held'))).toEqual(['a 0 here', 'b 0 here']);
  });
});
