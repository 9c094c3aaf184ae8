import { enacted, openRoom } from '@bluemoon/play';
import type { Room, RoomAct } from '@bluemoon/play';

/** The table in the moments in which its games ended, one after the other. */
export function* finishedRooms(
  id: string,
  acts: readonly RoomAct[],
): Generator<{ readonly room: Room; readonly at: number }> {
  const [first, ...others] = acts;
  if (first?.kind !== 'open' && first?.kind !== 'lay') return;
  let room = openRoom(id, first);
  for (const act of others) {
    const { length } = room.results;
    room = enacted(room, act);
    if (room.results.length > length) yield { room, at: act.at };
  }
}
