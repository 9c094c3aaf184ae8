import type { Viewer } from '@bluemoon/engine';
import { roomNowFor, seatOf, storyOf } from '@bluemoon/play';
import type { Room } from '@bluemoon/play';
import { difference } from '@bluemoon/wire';
import type { Json, ToClient } from '@bluemoon/wire';

/** Somebody who follows a room over one connection. */
export interface Watcher {
  readonly player: string;
  readonly send: (message: string) => void;
}

/** Tells everybody what an act has changed, each what they may know. */
export function tellChange(watchers: Iterable<Watcher>, before: Room, after: Room): void {
  const changes = new Map<Viewer, string>();
  for (const { player, send } of watchers) {
    const viewer = viewerOf(after, player);
    if (viewer !== viewerOf(before, player)) {
      send(wholeRoom(after, viewer));
      continue;
    }
    const told = changes.get(viewer) ?? changeFor(before, after, viewer);
    changes.set(viewer, told);
    send(told);
  }
}

/** For a client that has nothing, or has lost track. */
export function wholeRoom(room: Room, viewer: Viewer): string {
  const story = room.host === null ? [] : storyOf(room.host, viewer);
  return written({ kind: 'room', room: room.id, now: roomNowFor(room, viewer), story });
}

export const viewerOf = (room: Room, player: string): Viewer => seatOf(room, player) ?? 'spectator';

function changeFor(before: Room, after: Room, viewer: Viewer): string {
  const patch = difference(nowAsJson(before, viewer), nowAsJson(after, viewer)) ?? {};
  return written({ kind: 'change', room: after.id, from: before.ply, patch });
}

/** A view is plain data. */
const nowAsJson = (room: Room, viewer: Viewer): Json => roomNowFor(room, viewer) as unknown as Json;

export const written = (message: ToClient): string => JSON.stringify(message);
