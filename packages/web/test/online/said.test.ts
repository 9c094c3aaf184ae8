import { BUILT_IN } from '@bluemoon/engine';
import { plainText } from '@bluemoon/engine/telling';
import { storyOf } from '@bluemoon/play';
import type { Ears, RoomSeen } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { cuesAt, pressOf, startClockMarks } from '../../src/online/clock-marks.ts';
import { remarksIn } from '../../src/online/remarks.ts';
import { followRoom } from '../../src/online/room.svelte.ts';

import { nextGame } from '../../src/screens/room/next-game.ts';
import { startLog } from '../../src/table/log.ts';
import type { Remark } from '../../src/table/log.ts';
import { voiceAtTable } from '../../src/table/voice.ts';
import { RoomAtHand } from './a-table.ts';

const names = ['Ada', 'Bert'] as const;

/** A page that hears what the test tells it. */
function listening(table: RoomAtHand) {
  let ears: Ears<RoomSeen> | null = null;
  const room = followRoom(
    {
      ask: () => Promise.resolve({ kind: 'done' }),
      serverTime: () => 0,
      watch: (_, given) => {
        ears = given;
        return {
          seen: null,
          begun: Promise.resolve({ kind: 'done' }),
          again: () => Promise.resolve({ kind: 'done' }),
          stop: () => undefined,
        };
      },
    },
    'room-number-1',
    () => undefined,
  );
  const tell = (): void => ears?.seen(table.seen);
  tell();
  return {
    room,
    tell,
    told: (message: Parameters<NonNullable<Ears<RoomSeen>['told']>>[0]) => ears?.told?.(message),
  };
}

function logOf(table: RoomAtHand, remarks: readonly Remark[]): readonly (readonly string[])[] {
  const { host } = table.room;
  const view = table.seen.now.table?.view;
  if (host === null || view === undefined) throw new Error('there is no game');
  const voice = voiceAtTable(view, names);
  const reader = { viewer: 0, names, voice, language: 'en', box: BUILT_IN } as const;
  return startLog()(storyOf(host, 0), reader, remarks).map(({ lines }) => lines.map(plainText));
}

describe('What players say', () => {
  test('stands in the log at its place, in the language of the reader', () => {
    const table = new RoomAtHand(0);
    const { room, tell, told } = listening(table);
    told({ kind: 'said', room: room.id, seat: 1, what: 'goodLuck' });
    while (table.room.host?.decision?.seat === 0) table.plays(0, 'decline');
    tell();
    told({ kind: 'said', room: room.id, seat: 0, what: 'smiling' });
    const heard = { game: 1, names, isHeard: () => true };
    expect(remarksIn(room.everythingSaid, { ...heard, language: 'de' }).map(({ text }) => text)).toEqual([
      'Bert: „Viel Glück“',
      'Ada lächelt.',
    ]);
    const remarks = remarksIn(room.everythingSaid, { ...heard, language: 'en' });
    const silent = logOf(table, []);
    const [latest = [], ...earlier] = logOf(table, remarks);
    expect(latest.at(-1)).toBe('Ada smiles.');
    expect(earlier.flat()).toContain('Bert: “Good luck”');
    expect(logOf(table, remarks).flat()).toHaveLength(silent.flat().length + 2);
  });

  test('is left out of the log if the reader has muted the rival, and in the next game', () => {
    const { room, told } = listening(new RoomAtHand(0));
    told({ kind: 'said', room: room.id, seat: 1, what: 'oops' });
    told({ kind: 'said', room: room.id, seat: 0, what: 'hello' });
    room.isMuted = true;
    const isHeard = (seat: 0 | 1): boolean => seat === 0 || !room.isMuted;
    const listener = { names, language: 'en', isHeard } as const;
    expect(remarksIn(room.everythingSaid, { ...listener, game: 1 }).map(({ text }) => text)).toEqual([
      'Ada: “Hello”',
    ]);
    expect(remarksIn(room.everythingSaid, { ...listener, game: 2 })).toEqual([]);
  });
});

test('A page knows whether its player has the table open elsewhere, too', () => {
  const { room, told } = listening(new RoomAtHand(0));
  const people = {
    kind: 'people',
    room: room.id,
    here: [{ kind: 'here' }, { kind: 'here' }],
    watching: 0,
  } as const;
  told({ ...people, alsoOpen: true });
  expect(room.isOpenElsewhere).toBe(true);
  told(people);
  expect(room.isOpenElsewhere).toBe(false);
});

describe('A clock', () => {
  test('warns again when more time was gained and spent again, and once after a long sleep', () => {
    const passed = startClockMarks();
    expect([65, 60, 59, 21, 25, 20, 30, 9].map((seconds) => passed(seconds * 1000))).toEqual([
      null,
      60_000,
      null,
      null,
      null,
      20_000,
      null,
      10_000,
    ]);
  });

  test('says nothing about marks that were passed before the page was opened', () => {
    expect(startClockMarks()(5000)).toBeNull();
  });

  test('looks and sounds more urgent the less time is left', () => {
    expect([61_000, 60_000, 20_000, 10_000].map(pressOf)).toEqual([null, 60_000, 20_000, 10_000]);
    expect(([60_000, 20_000, 10_000] as const).map((mark) => cuesAt(mark).length)).toEqual([1, 2, 3]);
  });
});

test('After a game a player can ask for another, accept one, or wait', () => {
  const table = new RoomAtHand(0);
  table.act(1, { kind: 'resign' });
  expect(nextGame(table.seen.now, 0)).toBe('rematch');
  table.act(1, { kind: 'ready', fingerprint: 'ab'.repeat(32) });
  expect(nextGame(table.seen.now, 0)).toBe('acceptRematch');
  expect(nextGame(table.seen.now, 1)).toBe('waitsForRival');
  expect(nextGame(table.seen.now, null)).toBeNull();
  expect(nextGame({ ...table.seen.now, match: { score: [1, 0], isOver: true } }, 0)).toBeNull();
});
