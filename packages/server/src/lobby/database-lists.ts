import { sql } from 'kysely';
import type { RoomLine } from '@bluemoon/wire';
import type { AboutTournament } from '../contests/tournament-course.ts';
import type { Database } from '../database/pool.ts';
import type { About } from '../tables/lines.ts';
import { OVER_LISTED, REPEATED_WITHIN, WAITS } from './lobby.ts';
import type { Lists, Waiting } from './lobby.ts';

interface Row {
  readonly id: string;
  readonly phase: 'waiting' | 'playing' | 'over' | 'closed';
  readonly about: About;
  readonly since: number;
  readonly watching: number;
  readonly seat: 0 | 1 | null;
  readonly challenge?: 'made' | 'got' | null;
}

const MOST_OPEN = 100;
const MOST_PLAYING = 50;
const MOST_TOURNAMENTS = { waiting: 50, playing: 50, over: 10 } as const;
const MOST_MINE = 50;
const MOST_OF_SAME_TERMS = 100;
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
  const tournamentsNow = async () => {
    const { rows: found } = await sql<{ readonly room: string; readonly about: AboutTournament }>`
      select id room, about from (values ('waiting', 1, ${MOST_TOURNAMENTS.waiting}::int),
        ('playing', 2, ${MOST_TOURNAMENTS.playing}::int), ('over', 3, ${MOST_TOURNAMENTS.over}::int)) lists (phase, nth, most)
      cross join lateral (select id, about, made from rooms where rooms.kind = 'tournament' and rooms.phase = lists.phase
        order by made desc limit most) found order by nth, made desc`.execute(kysely);
    return found.map(({ room, about }) => ({ room, ...about }));
  };
  return {
    async lobby() {
      const [open, playing, tournaments, here] = await Promise.all([
        rows(sql<Row>`select ${COLUMNS}, null seat from rooms
          where kind = 'table' and phase = 'waiting' and access = 'lobby' and ${CONNECTED} order by made limit ${MOST_OPEN}`),
        rows(sql<Row>`select ${COLUMNS}, null seat from rooms
          where kind = 'table' and phase = 'playing' and access = 'lobby' and ${CONNECTED} order by made desc limit ${MOST_PLAYING}`),
        tournamentsNow(),
        sql<{ readonly sockets: number | null }>`select sum(sockets)::int sockets from processes
          where beat > now() - ${ALIVE}`.execute(kysely),
      ]);
      return {
        open: open.filter(hasFreeSeat).map(lineOf),
        playing: playing.map(lineOf),
        tournaments,
        here: here.rows[0]?.sockets ?? 0,
      };
    },
    async mine(player) {
      const [got, own] = await Promise.all([
        rows(sql<Row>`select ${COLUMNS}, null seat, 'got' challenge from rooms
          where phase = 'waiting' and about ->> 'challenged' = ${player} order by touched desc limit ${MOST_MINE}`),
        rows(sql<Row>`select ${COLUMNS}, seat, case when about ? 'challenged' then 'made' end challenge
          from rooms join seats on seats.room = rooms.id
          where seats.player = ${player}::bigint and live and kind = 'table' and phase <> 'closed'
            and (phase <> 'over' or touched > ${ago(OVER_LISTED)}) order by touched desc limit ${MOST_MINE}`),
      ]);
      return [...got, ...own].map(lineOf);
    },
    async waitingFor(player, terms) {
      const found = await sql<Waiting>`select room, kind from (
          select rooms.id room, made, case
            when not mine then case when sitting = 1 and others_connected and not apart then 'free' end
            when sitting = 1 then 'alone'
            when others_connected then 'together'
          end kind
          from rooms cross join lateral (
            select count(*) sitting, coalesce(bool_or(player = ${player}::bigint), false) mine,
              coalesce(bool_or(exists (
                select from blocks where (blocks.player = seats.player and blocks.blocked = ${player}::bigint)
                  or (blocks.player = ${player}::bigint and blocks.blocked = seats.player)
              )), false) apart,
              coalesce(bool_or(player <> ${player}::bigint and exists (
                select from connections join processes on processes.id = connections.process
                where connections.room = rooms.id and connections.player = seats.player and beat > now() - ${ALIVE}
              )), false) others_connected
            from seats where seats.room = rooms.id
          ) sitters
          where rooms.kind = 'table' and phase = 'waiting' and access = 'lobby'
            and about -> 'terms' = ${JSON.stringify(terms)}::jsonb and about -> 'packs' is null
        ) tables
        where kind is not null order by made limit ${MOST_OF_SAME_TERMS}`.execute(kysely);
      return found.rows;
    },
    async seatedBy(player, request) {
      const found = await sql<{ readonly room: string }>`select acts.room from seats
        join rooms on rooms.id = seats.room join acts on acts.room = rooms.id
        where seats.player = ${player}::bigint and live and phase <> 'closed' and touched > ${ago(REPEATED_WITHIN)}
          and act ->> 'id' = ${request} limit 1`.execute(kysely);
      return found.rows[0]?.room ?? null;
    },
    async retire() {
      await sql`update seats set live = false from rooms where rooms.id = seats.room and live
        and (phase = 'closed' or phase = 'over' and touched < ${ago(OVER_LISTED)})`.execute(kysely);
    },
    async unused() {
      const found = await sql<{ readonly id: string }>`select id from rooms
        where kind = 'table' and phase = 'waiting' and not ${CONNECTED}
          and touched < case access when 'lobby' then ${ago(WAITS.lobby)} else ${ago(WAITS.link)} end
        order by touched limit ${MOST_UNUSED}`.execute(kysely);
      return found.rows.map(({ id }) => id);
    },
  };
}

const hasFreeSeat = ({ about: { names } }: Row): boolean => names.includes(null);

function lineOf({ id, phase, about, since, watching, seat, challenge = null }: Row): RoomLine {
  const { terms, names, bots, standings, leaders, peoples, packs } = about;
  return {
    room: id,
    phase,
    terms,
    names,
    bots,
    leaders,
    watching,
    since,
    ...(standings === undefined ? {} : { standings }),
    ...(peoples === undefined ? {} : { peoples }),
    ...(packs === undefined ? {} : { packs }),
    ...(challenge === null ? {} : { challenge }),
    ...(seat === null ? {} : { yours: { seat, isAsked: false, due: null } }),
  };
}
