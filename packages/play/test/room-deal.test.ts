import { BUILT_IN } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  ask,
  fingerprintOf,
  openRoom,
  peopleDeck,
  phaseOf,
  sit,
  USUAL_ROOM_TERMS,
} from '../src/index.ts';
import type { Room, RoomOutcome, RoomRequest } from '../src/index.ts';

const seeds = ['11'.repeat(32), '22'.repeat(32)] as const;
const asking = { at: 0, box: BUILT_IN };

function after(outcome: RoomOutcome): Room {
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.why));
  return outcome.room;
}

const doing = (room: Room, seat: Seat, request: RoomRequest): Room => after(ask(room, seat, request, asking));

const readyWith = (seed: string): RoomRequest => ({ kind: 'ready', fingerprint: fingerprintOf(seed) });

/** Both have shown their fingerprints. */
function dealing(): Room {
  const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
  const master = '33'.repeat(32);
  const opener = { player: '1', name: 'Ada', bot: null };
  let room = openRoom('a-room-of-ada', { kind: 'open', seat: 0, terms, master, ...opener, at: 0 });
  room = after(sit(room, { player: '2', name: 'Bert', bot: null }, asking));
  for (const seat of [0, 1] as const) {
    room = doing(room, seat, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
    room = doing(room, seat, readyWith(seeds[seat]));
  }
  return room;
}

describe('the deal of a room', () => {
  test('does not let a player who has seen the part of the rival exchange their own', () => {
    const seen = doing(dealing(), 0, { kind: 'share', seed: seeds[0] });
    expect(ask(seen, 1, readyWith('44'.repeat(32)), asking)).toEqual({
      kind: 'refused',
      why: { kind: 'inPlay' },
    });
    expect(ask(seen, 1, { kind: 'share', seed: '44'.repeat(32) }, asking)).toEqual({
      kind: 'refused',
      why: { kind: 'otherSeed' },
    });
    expect(phaseOf(doing(seen, 1, { kind: 'share', seed: seeds[1] }))).toBe('playing');
  });

  test('begins again, with nothing opened, when a player leaves during it', () => {
    const seen = doing(dealing(), 0, { kind: 'share', seed: seeds[0] });
    expect(doing(seen, 1, { kind: 'stand' }).deal).toEqual([null, null]);
  });
});
