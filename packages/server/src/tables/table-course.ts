import { abridged, enacted, openRoom, roomNowFor, seatOf, storyOf, timeoutIn } from '@bluemoon/play';
import type { Room, RoomAct, RoomRefusal } from '@bluemoon/play';
import type { Fields } from '@bluemoon/wire';
import type { Viewer } from '@bluemoon/engine';
import type { Course } from '../rooms/course.ts';
import { tellingOf } from '../rooms/telling.ts';
import { awaitedOf } from './awaited.ts';
import { dueOf } from './due.ts';
import { listingOf } from './lines.ts';

/** Tables at which two people play. */
export const TABLES: Course<Room, RoomAct, RoomRefusal> = {
  opened: (id, first) => (first.kind === 'open' || first.kind === 'lay' ? openRoom(id, first) : null),
  enacted,
  abridged,
  dueOf,
  timeUp: (room, at) => timeoutIn(room, { at }),
  listingOf,
  awaitedOf,
  sittersOf: ({ seats }) => seats,
  ...tellingOf<Room, Viewer>({
    viewerOf: (room, player) => seatOf(room, player) ?? 'spectator',
    // A view is plain data.
    nowFor: (room, viewer) => roomNowFor(room, viewer) as unknown as Fields,
    wholeFor: (room, viewer) => ({
      kind: 'room',
      room: room.id,
      now: roomNowFor(room, viewer),
      story: room.host === null ? [] : storyOf(room.host, viewer),
    }),
  }),
};
