import { BUILT_IN } from '@bluemoon/engine';
import { openHall, startHouseBots, startServer } from '@bluemoon/server';
import type { Server } from '@bluemoon/server';
import { memoryAttendance, memoryLog, memoryPeople } from '@bluemoon/server/memory';
import { builtPage } from '../build/built-page.ts';

interface Serving {
  readonly clock?: () => number;
  /** Nobody has to take a name first. */
  readonly everybodyIs?: 'guest' | 'named';
}

/** The same for all servers of this worker, one after the other: browsers keep files by their address. */
let port = 0;

/** The built page with a server that plays online, and forgets everything when it is closed. */
export async function serveOnline({
  clock = () => Date.now(),
  everybodyIs = 'guest',
}: Serving = {}): Promise<Server> {
  const attendance = memoryAttendance();
  const log = memoryLog({ attendance, clock });
  const people = memoryPeople(everybodyIs);
  const bots = startHouseBots({
    players: new Map([
      ['novice', { id: '901', name: 'novice' }],
      ['solid', { id: '902', name: 'solid' }],
    ]),
    namesake: (level, number) =>
      Promise.resolve({ id: String(900 + 10 * number + level.length), name: `${level} ${number}` }),
    think: (_level, view) => {
      const options = view.decision?.options ?? [];
      return Promise.resolve((options.findLast(({ kind }) => kind !== 'takeBack') ?? options[0])?.id ?? '');
    },
    clock,
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const hall = openHall({
    bots,
    log,
    lists: log.lists,
    looker: log.looker,
    people,
    attendance,
    notes: { send: () => undefined },
    box: BUILT_IN,
    clock,
  });
  const server = await startServer({ page: await builtPage(), host: '127.0.0.1', port, hall, people });
  ({ port } = server);
  return server;
}
