import type { Attendance } from '../sockets/gathering.ts';

/** Who is connected, without a database: everybody is in this process. */
export function memoryAttendance(): Attendance {
  const here = new Map<string, number[]>();
  return {
    arrive: (room, player) => void here.set(room, [...(here.get(room) ?? []), player]),
    leave(room, player) {
      const players = here.get(room) ?? [];
      const at = players.indexOf(player);
      here.set(room, at === -1 ? players : players.toSpliced(at, 1));
    },
    whoIsHere: (rooms) => Promise.resolve(new Map(rooms.map((room) => [room, here.get(room) ?? []]))),
    written: () => Promise.resolve(),
  };
}
