import { BUILT_IN } from '@bluemoon/engine';
import { openHall, startServer } from '@bluemoon/server';
import type { Server } from '@bluemoon/server';
import { memoryAttendance, memoryLog, memoryPeople } from '@bluemoon/server/memory';
import { builtPage } from '../build/built-page.ts';

/** The built page with a server that plays online, and forgets everything when it is closed. */
export async function serveOnline(): Promise<Server> {
  const log = memoryLog();
  const people = memoryPeople();
  const hall = openHall({
    log,
    lists: log.lists,
    people,
    attendance: memoryAttendance(),
    notes: { send: () => undefined },
    box: BUILT_IN,
    clock: () => Date.now(),
  });
  return startServer({ page: await builtPage(), host: '127.0.0.1', port: 0, hall, people });
}
