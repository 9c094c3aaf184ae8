import { BUILT_IN } from '@bluemoon/engine';
import { openHall, startHouseBots, startServer } from '@bluemoon/server';
import type { Server } from '@bluemoon/server';
import { memoryAttendance, memoryLog, memoryPeople } from '@bluemoon/server/memory';
import { builtPage } from '../build/built-page.ts';

/** The built page with a server that plays online, and forgets everything when it is closed. */
export async function serveOnline(): Promise<Server> {
  const attendance = memoryAttendance();
  const log = memoryLog({ attendance });
  const people = memoryPeople();
  const bots = startHouseBots({
    players: new Map([['novice', { id: '901', name: 'Novice' }]]),
    think: (_level, view) => Promise.resolve(view.decision?.options?.[0]?.id ?? ''),
    box: BUILT_IN,
    clock: () => Date.now(),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const hall = openHall({
    bots,
    log,
    lists: log.lists,
    people,
    attendance,
    notes: { send: () => undefined },
    box: BUILT_IN,
    clock: () => Date.now(),
  });
  return startServer({ page: await builtPage(), host: '127.0.0.1', port: 0, hall, people });
}
