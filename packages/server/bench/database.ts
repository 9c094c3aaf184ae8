/** How fast acts are appended and notes travel on this machine: `node --import tsx packages/server/bench/database.ts`. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/database/migrations.ts';
import { openNotes } from '../src/database/notes.ts';
import { connect, type Database } from '../src/database/pool.ts';
import { startEmbedded } from '../src/database/postgres.ts';
import { appender, type Append } from '../src/database/room-log.ts';
import { createRoom } from '../src/database/rooms.ts';

const SECONDS = 4;
const ROOMS = 2_000;

/** About as large as a choice in a game. */
const act = (room: string, ply: number): Append => ({
  room,
  ply,
  act: {
    id: `${room}-${ply}`,
    kind: 'choose',
    seat: ply % 2,
    decision: ply,
    options: [3, 17],
    padding: 'x'.repeat(80),
  },
  at: Date.now(),
  due: Date.now() + 60_000,
});

async function openRooms(database: Database, name: string, count: number): Promise<readonly string[]> {
  const rooms = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  await Promise.all(
    rooms.map((id) => createRoom(database, { id, phase: 'playing', access: 'link', about: {} })),
  );
  return rooms;
}

interface Load {
  readonly name: string;
  readonly rooms: number;
  readonly inFlight: number;
  /** Milliseconds between two acts of a room; 0: the next as soon as the last is in. */
  readonly every: number;
}

async function appends(database: Database, { name, rooms: count, inFlight, every }: Load): Promise<void> {
  const rooms = await openRooms(database, name, count);
  const { append } = appender(database, { inFlight });
  const took: number[] = [];
  const begun = performance.now();
  const until = begun + SECONDS * 1_000;
  const play = async (room: string): Promise<void> => {
    await wait(Math.random() * every);
    for (let ply = 0; performance.now() < until; ply += 1) {
      const start = performance.now();
      await append(act(room, ply));
      took.push(performance.now() - start);
      await wait(every - (performance.now() - start));
    }
  };
  await Promise.all(rooms.map(play));
  const rate = (took.length / (performance.now() - begun)) * 1_000;
  took.sort((one, other) => one - other);
  const share = (part: number): string => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
  console.log(`${name}: ${Math.round(rate)} appends/s, median ${share(0.5)} ms, 99 % ${share(0.99)} ms`);
}

const wait = async (milliseconds: number): Promise<void> => {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
};

async function notes(database: Database): Promise<void> {
  const processes = [randomUUID(), randomUUID()] as const;
  await database.pool.query(
    `insert into processes (id, address, sockets) select id, 'bench', 0 from unnest($1::uuid[]) id`,
    [processes],
  );
  const [sender, receiver] = [
    openNotes(database, { process: processes[0] }),
    openNotes(database, { process: processes[1] }),
  ];
  let heard = 0;
  await receiver.listen({ heard: ({ rooms }) => (heard += rooms.length), missed: () => {} });
  const begun = performance.now();
  for (let ply = 0; performance.now() < begun + SECONDS * 1_000; ply += 1) {
    sender.send({
      rooms: Array.from({ length: 200 }, (_, room) => [`room-${ply % 50}-${room}`, ply] as const),
    });
    await new Promise(setImmediate);
  }
  const rate = (heard / (performance.now() - begun)) * 1_000;
  console.log(`notes: ${Math.round(rate)} rooms/s heard by the other process`);
  await Promise.all([sender.close(), receiver.close()]);
}

const data = join(tmpdir(), `bluemoon-bench-${process.pid}`);
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const embedded = await startEmbedded({ data, log: () => {} });
const database = connect(embedded.url, 'bench');
await migrate(database);
await appends(database, { name: 'one room after the other', rooms: 1, inFlight: 1, every: 0 });
for (const inFlight of [1, 2, 3])
  await appends(database, {
    name: `${ROOMS} rooms, ${inFlight} in flight`,
    rooms: ROOMS,
    inFlight,
    every: 0,
  });
await appends(database, {
  name: `${ROOMS} rooms, an act every 2 s`,
  rooms: ROOMS,
  inFlight: 2,
  every: 2_000,
});
await notes(database);
await database.close();
await embedded.stop();
