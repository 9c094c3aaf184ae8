/** Which processes live, and which players are connected to which rooms through them. */
import { messageOf } from './fault.ts';
import type { Database } from './pool.ts';
import { turns } from './turns.ts';

export interface PresenceOptions {
  /** The id of this process, a UUID. */
  readonly process: string;
  readonly address: string;
  /** How many sockets are open now. */
  readonly sockets: () => number;
  readonly log?: (line: string) => void;
  /** This process had been taken off the list and is on it again; in between the others sent it no notes. */
  readonly relisted?: () => void;
  /** Milliseconds; for tests. */
  readonly beatEvery?: number;
  readonly deadAfter?: number;
}

export interface Presence {
  /** A socket of the player was opened or closed; a player may have several. */
  readonly arrive: (room: string, player: number) => void;
  readonly leave: (room: string, player: number) => void;
  /** The players who are connected, once for each process that lives. */
  readonly whoIsHere: (rooms: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>;
  /** Beats at once: the database may have been gone, and the list with it. */
  readonly beat: () => void;
  /** Resolves when what was said so far has been written. */
  readonly written: () => Promise<void>;
  /** Takes this process and its connections off the list. */
  readonly close: () => Promise<void>;
}

interface Connection {
  readonly room: string;
  readonly player: number;
  sockets: number;
  written: boolean;
}

/** Starts the heartbeat; resolves after the first beat. */
export async function openPresence(
  { pool }: Pick<Database, 'pool'>,
  {
    process,
    address,
    sockets,
    log = () => {},
    relisted = () => {},
    beatEvery = 2_000,
    deadAfter = 10_000,
  }: PresenceOptions,
): Promise<Presence> {
  const connections = new Map<string, Connection>();
  const changed = new Set<Connection>();
  let registered = false;
  let wasListed = false;

  const beat = async (): Promise<void> => {
    const { rows } = await pool.query<{ inserted: boolean }>({
      name: 'beat',
      text: BEAT,
      values: [process, address, sockets(), deadAfter],
    });
    registered = true;
    // The list is emptied when the database crashes, and we are taken off it if we stood still for too long.
    if (rows[0]?.inserted !== true) return;
    if (wasListed) relisted();
    wasListed = true;
    for (const connection of connections.values()) {
      connection.written = false;
      changed.add(connection);
    }
    writing.poke();
  };

  const work = async (): Promise<void> => {
    const batch = [...changed];
    changed.clear();
    const come = batch.filter(({ sockets, written }) => sockets > 0 && !written);
    const gone = batch.filter(({ sockets, written }) => sockets === 0 && written);
    try {
      await pool.query({
        name: 'connections',
        text: WRITE,
        values: [process, ...columns(come), ...columns(gone)],
      });
      for (const each of come) each.written = true;
      for (const each of gone) each.written = false;
    } catch (error) {
      log(`Presence waits for the database: ${messageOf(error)}`);
      registered = false;
      for (const each of batch) changed.add(each);
    }
    for (const each of batch) if (each.sockets === 0 && !each.written) connections.delete(keyOf(each));
  };
  // After a failure nothing is written until the next beat has succeeded.
  const writing = turns(work, () => registered && changed.size > 0);

  const note = (room: string, player: number, by: 1 | -1): void => {
    const key = keyOf({ room, player });
    const connection = connections.get(key) ?? { room, player, sockets: 0, written: false };
    connections.set(key, connection);
    connection.sockets = Math.max(0, connection.sockets + by);
    changed.add(connection);
    writing.poke();
  };

  let beating: Promise<unknown> = beat();
  await beating;
  let isBeating = false;
  const beatOn = (): void => {
    // One after the other: a late one would put a process on the list that has been taken off it.
    if (isBeating) return;
    isBeating = true;
    beating = beat()
      .then(writing.poke)
      .catch((error: unknown) => log(`The heartbeat waits for the database: ${messageOf(error)}`))
      .finally(() => {
        isBeating = false;
      });
  };
  const heart = setInterval(beatOn, beatEvery);

  return {
    arrive: (room, player) => note(room, player, 1),
    leave: (room, player) => note(room, player, -1),
    whoIsHere: async (rooms) => {
      const { rows } = await pool.query<{ room: string; players: number[] }>({
        name: 'who-is-here',
        text: WHO,
        values: [rooms, deadAfter],
      });
      return new Map(rows.map(({ room, players }) => [room, players]));
    },
    beat: beatOn,
    written: writing.idle,
    close: async () => {
      clearInterval(heart);
      await Promise.all([beating, writing.idle()]);
      await pool
        .query('delete from processes where id = $1', [process])
        .catch((error: unknown) => log(`Could not sign off: ${messageOf(error)}`));
    },
  };
}

const keyOf = ({ room, player }: Pick<Connection, 'room' | 'player'>): string => `${player} ${room}`;

const columns = (list: readonly Connection[]): readonly unknown[] => [
  list.map(({ room }) => room),
  list.map(({ player }) => player),
];

/** Any process clears up after dead ones. `xmax` is 0 in a row that was inserted, not updated. */
const BEAT = `with dead as (
  delete from processes where id <> $1 and beat < now() - $4 * interval '1 millisecond'
)
insert into processes (id, address, sockets) values ($1, $2, $3)
on conflict (id) do update set beat = now(), sockets = excluded.sockets
returning xmax = 0 inserted`;

const WRITE = `with come as (
  insert into connections (room, player, process)
  select room, player, $1 from unnest($2::text[], $3::bigint[]) come (room, player)
  where exists (select from processes where id = $1)
  on conflict do nothing
)
delete from connections using unnest($4::text[], $5::bigint[]) gone (room, player)
where connections.process = $1 and connections.room = gone.room and connections.player = gone.player`;

const WHO = `select room, json_agg(player order by player) players
from connections join processes on processes.id = process
where room = any($1) and beat > now() - $2 * interval '1 millisecond'
group by room`;
