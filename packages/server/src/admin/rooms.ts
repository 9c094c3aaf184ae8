import type { Box } from '@bluemoon/engine';
import { closeIn } from '@bluemoon/play';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { openNotes } from '../database/notes.ts';
import type { Database } from '../database/pool.ts';
import type { Phase } from '../database/tables.ts';
import type { TablesOfHall } from '../people/own-rooms.ts';
import { databaseLog } from '../rooms/database-log.ts';
import type { About } from '../tables/lines.ts';
import { loadRoom } from '../rooms/live-room.ts';
import { startPiecemeal } from '../rooms/piecemeal.ts';
import { TABLES } from '../tables/table-course.ts';

export interface ListedRoom {
  readonly room: string;
  readonly phase: Phase;
  readonly access: 'link' | 'lobby';
  readonly names: readonly [string | null, string | null];
  /** When it was opened and last changed, in ISO 8601. */
  readonly made: string;
  readonly touched: string;
}

/** Everything that an operator may know. The record holds the players' cards, so it is not shown. */
export interface ShownRoom extends ListedRoom {
  readonly seats: readonly { readonly seat: number; readonly player: number; readonly name: string }[];
  readonly acts: number;
  readonly lastAct: string | null;
  readonly clockFalls: string | null;
  readonly connected: readonly number[];
}

export const PHASES = ['waiting', 'playing', 'over', 'closed'] as const satisfies readonly Phase[];

const MOST_LISTED = 1000;

/** The newest first. */
export async function listRooms({ kysely }: Database, phase: Phase | null): Promise<readonly ListedRoom[]> {
  const rows = await kysely
    .selectFrom('rooms')
    .select(['id', 'phase', 'access', 'about', 'made', 'touched'])
    .where('phase', 'in', phase === null ? PHASES.filter((one) => one !== 'closed') : [phase])
    .orderBy('touched', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(listed);
}

interface Row {
  readonly id: string;
  readonly phase: Phase;
  readonly access: 'link' | 'lobby';
  readonly about: unknown;
  readonly made: Date;
  readonly touched: Date;
}

const listed = ({ id, phase, access, about, made, touched }: Row): ListedRoom => ({
  room: id,
  phase,
  access,
  names: (about as About).names,
  made: made.toISOString(),
  touched: touched.toISOString(),
});

/** Null if there is no such room. */
export async function showRoom({ kysely }: Database, id: string): Promise<ShownRoom | null> {
  const row = await kysely
    .selectFrom('rooms')
    .select(['id', 'phase', 'access', 'about', 'made', 'touched'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [seats, acts, connected] = await Promise.all([
    kysely
      .selectFrom('seats')
      .innerJoin('players', 'players.id', 'seats.player')
      .select(['seats.seat', 'seats.player', 'players.name'])
      .where('seats.room', '=', id)
      .orderBy('seats.seat')
      .execute(),
    kysely
      .selectFrom('acts')
      .select(['ply', 'at', 'due'])
      .where('room', '=', id)
      .orderBy('ply', 'desc')
      .limit(1)
      .executeTakeFirst(),
    kysely.selectFrom('connections').select('player').distinct().where('room', '=', id).execute(),
  ]);
  return {
    ...listed(row),
    seats,
    acts: (acts?.ply ?? -1) + 1,
    lastAct: acts?.at.toISOString() ?? null,
    clockFalls: acts?.due?.toISOString() ?? null,
    connected: connected.map(({ player }) => player),
  };
}

export interface AsOperator {
  readonly box: Box;
  readonly at: number;
}

/** Acts at tables through the same record as everything else, so that players and other processes are told. */
export async function atTablesOf<T>(
  database: Database,
  { box, at }: AsOperator,
  work: (tables: TablesOfHall) => Promise<T>,
): Promise<T> {
  const notes = openNotes(database, { process: randomUUID() });
  try {
    const log = databaseLog(database, notes);
    const piecemeal = startPiecemeal();
    const find = (id: string) =>
      loadRoom(id, { course: TABLES, log, box, piecemeal, advanced: () => undefined });
    return await work({ rooms: { find }, clock: () => at });
  } finally {
    await notes.close();
  }
}

export const closeRoom = (
  database: Database,
  id: string,
  operator: AsOperator,
): Promise<'closed' | 'closedBefore' | 'unknown'> =>
  atTablesOf(database, operator, async ({ rooms, clock }) => {
    const live = await rooms.find(id);
    if (live === null) return 'unknown';
    const answer = await live.act(null, (room) => closeIn(room, 'operator', { at: clock() }));
    return answer.kind === 'done' ? 'closed' : 'closedBefore';
  });

export interface Statistics {
  readonly players: number;
  readonly playersOfToday: number;
  readonly newToday: number;
  readonly banned: number;
  readonly rooms: Readonly<Record<Phase, number>>;
  readonly acts: number;
  readonly actsOfToday: number;
  readonly processes: readonly {
    readonly address: string;
    readonly since: string;
    readonly sockets: number;
  }[];
  readonly bytes: number;
}

/** Today: the last 24 hours. */
export async function statisticsOf({ kysely }: Database): Promise<Statistics> {
  const { rows } = await sql<Statistics>`select
    (select count(*) from players where not bot) players,
    (select count(*) from players where not bot and seen > now() - interval '1 day') "playersOfToday",
    (select count(*) from players where not bot and made > now() - interval '1 day') "newToday",
    (select count(*) from players where banned_until > now()) banned,
    (select json_object_agg(phase, count) from (
      select phase, (select count(*) from rooms where rooms.phase = known.phase) count
      from unnest(${sql.val([...PHASES])}::text[]) known (phase)) counted) rooms,
    (select count(*) from acts) acts,
    (select count(*) from acts where at > now() - interval '1 day') "actsOfToday",
    (select coalesce(json_agg(json_build_object('address', address, 'since', started, 'sockets', sockets)
      order by started), '[]') from processes where beat > now() - interval '10 seconds') processes,
    pg_database_size(current_database()) bytes`.execute(kysely);
  const [statistics] = rows;
  if (statistics === undefined) throw new Error('there are no statistics');
  // PostgreSQL writes times in another way than everything else here.
  const processes = statistics.processes.map((one) => ({ ...one, since: new Date(one.since).toISOString() }));
  return { ...statistics, processes };
}
