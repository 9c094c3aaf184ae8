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
  bots: [null, null],
  leaders: [null, null],
  watching,
  since: 0,
});
const told = (rows: readonly LiveRow[]): readonly string[] =>
  rows.map(({ line: { room, watching }, is }) => `${room} ${watching} ${is}`);
const FREE = { isPointedAt: false, focused: null };
const HELD = { isPointedAt: true, focused: null };
const shown = nextRows([], [line('a'), line('b')], FREE);

describe('A live list', () => {
  test('shows what there is while nobody points at it', () => {
    expect(told(nextRows(shown, [line('b'), line('c')], FREE))).toEqual(['b 0 here', 'c 0 here']);
  });

  test('moves no row while somebody points at it: what is gone says so, and what is new waits', () => {
    const held = nextRows(shown, [line('new'), line('b', 3)], HELD);
    expect(told(held)).toEqual(['a 0 gone', 'b 3 here']);
    expect(told(nextRows(held, [line('new'), line('b', 3)], FREE))).toEqual(['new 0 here', 'b 3 here']);
  });

  test('lets a row come back in its place', () => {
    const held = nextRows(shown, [line('b')], HELD);
    expect(told(nextRows(held, [line('b'), line('a')], HELD))).toEqual(['a 0 here', 'b 0 here']);
  });

  test('keeps the row with the keyboard focus in its place, while the others come and go', () => {
    const onB = { isPointedAt: false, focused: 'b' };
    const left = nextRows(shown, [line('c'), line('a')], onB);
    expect(told(left)).toEqual(['c 0 here', 'b 0 gone', 'a 0 here']);
    expect(told(nextRows(left, [], onB))).toEqual(['b 0 gone']);
    expect(told(nextRows(left, [line('b'), line('a')], onB))).toEqual(['b 0 here', 'a 0 here']);
    expect(told(nextRows(left, [line('a')], FREE))).toEqual(['a 0 here']);
  });
});
