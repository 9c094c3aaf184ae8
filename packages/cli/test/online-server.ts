import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { BUILT_IN } from '@bluemoon/engine';
import { phaseOf } from '@bluemoon/play';
import { openHall, startServer } from '@bluemoon/server';
import type { ServerParts } from '@bluemoon/server';
import { memoryAttendance, memoryLog, memoryPeople } from '@bluemoon/server/memory';
import { onTestFinished } from 'vitest';
import { EXAMPLES } from './folder.ts';

export interface OnlineServer {
  readonly address: string;
  /** Tables at which somebody waits. */
  readonly open: () => Promise<readonly string[]>;
  readonly phaseOf: (room: string) => Promise<string | undefined>;
  /** From now on all connections break again and again, each time after this many pieces of data. */
  readonly cutEvery: (pieces: number) => void;
}

const PLENTY: NonNullable<ServerParts['limits']> = {
  guestsAnHour: 1e9,
  linesAMinute: 1e9,
  linesAtOnce: 1e9,
  readingsAMinute: 1e9,
  messagesASecond: 1e9,
  messagesInABurst: 1e9,
  roomsAnHour: 1e9,
  roomsAtOnce: 1e9,
  packsAnHour: 1e9,
  messagesTooFast: 1e9,
};

/** A real server in memory, behind a network that can fail; it ends after the test. */
export async function onlineServer(): Promise<OnlineServer> {
  const log = memoryLog();
  const people = memoryPeople();
  const hall = openHall({
    log,
    lists: log.lists,
    looker: log.looker,
    people,
    attendance: memoryAttendance(),
    notes: { send: () => undefined },
    box: BUILT_IN,
    clock: () => Date.now(),
  });
  const server = await startServer({
    // Nobody looks at it.
    page: EXAMPLES,
    host: '127.0.0.1',
    port: 0,
    hall,
    people,
    limits: PLENTY,
  });
  const sockets = new Set<Socket>();
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  let piecesBetweenCuts = Infinity;
  let pieces = 0;
  const network = createServer((near) => {
    const far = connect(server.port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const one of [near, far]) {
      sockets.add(one);
      one.on('data', () => {
        if (++pieces % piecesBetweenCuts === 0) cut();
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        near.destroy();
        far.destroy();
      });
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  onTestFinished(async () => {
    cut();
    network.close();
    await server.close();
  });
  return {
    address: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    open: async () => (await hall.lists.lobby()).open.map(({ room }) => room),
    phaseOf: async (room) => {
      const live = await hall.rooms.find(room);
      return live === null ? undefined : phaseOf(live.room);
    },
    cutEvery: (number) => {
      piecesBetweenCuts = number;
    },
  };
}
