import { sql } from 'kysely';
import type { RoomLine } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import type { About } from '../rooms/lines.ts';
import { OVER_LISTED, WAITS } from './lobby.ts';
import type { Lists } from './lobby.ts';

interface Row {
  readonly id: string;
  readonly phase: 'waiting' | 'playing' | 'over' | 'closed';
  readonly about: About;
  readonly since: number;
  readonly watching: number;
  readonly seat: 0 | 1 | null;
}

const MOST_OPEN = 100;
const MOST_PLAYING = 50;
const MOST_MINE = 50;
const SAME_TERMS_TRIED = 5;
const MOST_UNUSED = 100;

const ago = (milliseconds: number) => sql`now() - ${milliseconds / 1000} * interval '1 second'`;

/** Longer than two heartbeats: a process that is silent for this long is dead. */
const ALIVE = sql`interval '10 seconds'`;

const CONNECTED = sql`exists (
  select from connections join processes on processes.id = connections.process
  join seats on seats.room = connections.room and seats.player = connections.player
  where connections.room = rooms.id and beat > now() - ${ALIVE})`;

const COLUMNS = sql`rooms.id, phase, about, (extract(epoch from touched) * 1000)::float8 since,
  (select count(*) from connections where connections.room = rooms.id
    and not exists (select from seats where seats.room = rooms.id and seats.player = connections.player)) watching`;

/** An open table is listed while somebody who sits there is connected. */
export function databaseLists({ kysely }: Database): Lists {
  const rows = async (query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(kysely)).rows;
  return {
    async lobby() {
      const [open, playing, here] = await Promise.all([
        rows(sql<Row>`select ${COLUMNS}, null seat from rooms
          where phase = 'waiting' and access = 'lobby' and ${CONNECTED} order by made limit ${MOST_OPEN}`),
        rows(sql<Row>`select ${COLUMNS}, null seat from rooms
          where phase = 'playing' and access = 'lobby' and ${CONNECTED} order by made desc limit ${MOST_PLAYING}`),
        sql<{ readonly sockets: number | null }>`select sum(sockets)::int sockets from processes
          where beat > now() - ${ALIVE}`.execute(kysely),
      ]);
      return {
        open: open.filter(hasFreeSeat).map(lineOf),
        playing: playing.map(lineOf),
        here: here.rows[0]?.sockets ?? 0,
      };
    },
    async mine(player) {
      const found = await rows(sql<Row>`select ${COLUMNS}, seat from rooms join seats on seats.room = rooms.id
        where seats.player = ${player}::bigint and phase <> 'closed'
          and (phase <> 'over' or touched > ${ago(OVER_LISTED)}) order by touched desc limit ${MOST_MINE}`);
      return found.map(lineOf);
    },
    async waitingFor(player, terms) {
      const found = await sql<{ readonly id: string }>`select id from rooms
        where phase = 'waiting' and access = 'lobby' and about -> 'terms' = ${JSON.stringify(terms)}::jsonb
          and not exists (select from seats where seats.room = rooms.id and seats.player = ${player}::bigint)
          and ${CONNECTED} order by made limit ${SAME_TERMS_TRIED}`.execute(kysely);
      return found.rows.map(({ id }) => id);
    },
    async unused() {
      const found = await sql<{ readonly id: string }>`select id from rooms
        where phase = 'waiting' and not ${CONNECTED}
          and touched < case access when 'lobby' then ${ago(WAITS.lobby)} else ${ago(WAITS.link)} end
        order by touched limit ${MOST_UNUSED}`.execute(kysely);
      return found.rows.map(({ id }) => id);
    },
  };
}

const hasFreeSeat = ({ about: { names } }: Row): boolean => names.includes(null);

function lineOf({ id, phase, about, since, watching, seat }: Row): RoomLine {
  const { terms, names, leaders } = about;
  return {
    room: id,
    phase,
    terms,
    names,
    leaders,
    watching,
    since,
    ...(seat === null ? {} : { yours: { seat, isAsked: false } }),
  };
}
