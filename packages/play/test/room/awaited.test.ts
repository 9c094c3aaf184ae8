import { BUILT_IN } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  ask,
  fingerprintOf,
  isAwaited,
  openRoom,
  peopleDeck,
  sit,
  USUAL_ROOM_TERMS,
} from '../../src/index.ts';
import type { Room, RoomOutcome, RoomRequest } from '../../src/index.ts';

const SEED = '11'.repeat(32);
const READY: RoomRequest = { kind: 'ready', fingerprint: fingerprintOf(SEED) };
const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

const done = (outcome: RoomOutcome): Room => {
  if (outcome.kind === 'done') return outcome.room;
  throw new Error(JSON.stringify(outcome.why));
};
const asked = (room: Room, seat: Seat, request: RoomRequest): Room =>
  done(ask(room, seat, request, { at: 1 }));
const deck = (seat: Seat): RoomRequest => ({
  kind: 'deck',
  deck: peopleDeck(seat === 0 ? 'vulca' : 'hoax', BUILT_IN),
});
const awaited = (room: Room): readonly Seat[] => ([0, 1] as const).filter((seat) => isAwaited(room, seat));

const opened = openRoom('the-room', {
  kind: 'open',
  seat: 0,
  terms,
  master: 'ab'.repeat(32),
  at: 0,
  player: '1',
  name: 'Ada',
  bot: null,
});
const seated = done(sit(opened, { player: '2', name: 'Bert', bot: null }, { at: 1 }));
const bothReady = asked(asked(asked(asked(seated, 0, deck(0)), 1, deck(1)), 0, READY), 1, READY);
const playing = asked(asked(bothReady, 0, { kind: 'share', seed: SEED }), 1, { kind: 'share', seed: SEED });

describe('A room waits', () => {
  test('for nobody while a seat is empty', () => {
    expect(awaited(opened)).toEqual([]);
  });

  test('for everybody who is not ready, then for who has not opened their part of the deal', () => {
    expect(awaited(seated)).toEqual([0, 1]);
    expect(awaited(asked(asked(seated, 0, deck(0)), 0, READY))).toEqual([1]);
    expect(awaited(asked(bothReady, 1, { kind: 'share', seed: SEED }))).toEqual([0]);
  });

  test('for the player who has to choose', () => {
    const seat = playing.host?.decision?.seat;
    expect(awaited(playing)).toEqual([seat]);
  });

  test('for nobody after a game, until one of them wants another', () => {
    const over = asked(playing, 0, { kind: 'resign' });
    expect(awaited(over)).toEqual([]);
    expect(awaited(asked(over, 1, READY))).toEqual([0]);
  });
});
