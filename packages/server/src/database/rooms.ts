/** Making and reading rooms. Everything of a room is read by one statement, so that it fits together. */
import type { Database } from './pool.ts';
import type { Access, Phase, RoomKind } from './tables.ts';

export interface NewRoom {
  readonly id: string;
  readonly kind?: RoomKind;
  readonly phase: Phase;
  readonly access: Access;
  /** What the lobby shows. */
  readonly about: object;
  readonly deadline?: number | null;
  readonly seats?: readonly (readonly [seat: number, player: number])[];
  /** Seats whose player the room waits for. */
  readonly awaited?: readonly (readonly [seat: number, player: number | null])[];
  /** The first acts, from ply 0 on. */
  readonly acts?: readonly Omit<StoredAct, 'ply'>[];
}

export interface StoredAct {
  readonly ply: number;
  readonly act: unknown;
  readonly at: number;
  readonly due: number | null;
}

export interface StoredRoom {
  readonly id: string;
  readonly made: number;
  readonly phase: Phase;
  readonly access: Access;
  readonly about: unknown;
  readonly deadline: number | null;
  readonly seats: readonly (readonly [seat: number, player: number])[];
  readonly acts: readonly StoredAct[];
}

type Pool = Pick<Database, 'pool'>;

/** False if the id is taken. */
export async function createRoom(
  { pool }: Pool,
  { id, kind = 'table', phase, access, about, deadline = null, seats = [], acts = [], awaited = [] }: NewRoom,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'create-room',
    text: CREATE,
    values: [
      id,
      phase,
      access,
      JSON.stringify(about),
      deadline,
      seats.map(([seat]) => seat),
      seats.map(([, player]) => player),
      acts.map(({ act }) => JSON.stringify(act)),
      acts.map(({ at }) => at),
      acts.map(({ due }) => due),
      kind,
      awaited.map(([seat]) => seat),
      awaited.map(([, player]) => player),
    ],
  });
  return rowCount === 1;
}

const CREATE = `with room as (
  insert into rooms (id, kind, phase, access, about, deadline)
  values ($1, $11, $2, $3, $4::jsonb, to_timestamp($5::float8 / 1000))
  on conflict do nothing returning id
),
sat as (
  insert into seats (room, seat, player)
  select room.id, seat, player from room, unnest($6::smallint[], $7::bigint[]) new (seat, player)
),
waits as (
  insert into awaited (room, seat, player, since, next_try)
  select room.id, seat, player, now(), now() from room, unnest($12::smallint[], $13::bigint[]) new (seat, player)
  where player is not null
),
begun as (
  insert into acts (room, ply, act, at, due)
  select room.id, nth - 1, act::jsonb, to_timestamp(at / 1000), to_timestamp(due / 1000)
  from room, unnest($8::text[], $9::float8[], $10::float8[]) with ordinality new (act, at, due, nth)
)
select id from room`;

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

export async function readRoom({ pool }: Pool, id: string): Promise<StoredRoom | null> {
  const { rows } = await pool.query<StoredRoom>({ name: 'read-room', text: READ, values: [id] });
  return rows[0] ?? null;
}

const READ = `select id, phase, access, about,
  ${milliseconds('made')} made, ${milliseconds('deadline')} deadline,
  coalesce((select json_agg(json_build_array(seat, player) order by seat) from seats where room = id), '[]') seats,
  coalesce((
    select json_agg(json_build_object('ply', ply, 'act', act, 'at', ${milliseconds('at')}, 'due', ${milliseconds('due')})
      order by ply)
    from acts where room = id), '[]') acts
  from rooms where id = $1`;

/** The acts of many rooms, each from the given ply on. Rooms with nothing new are left out. */
export async function readSince(
  { pool }: Pool,
  wanted: readonly { readonly room: string; readonly ply: number }[],
): Promise<ReadonlyMap<string, readonly StoredAct[]>> {
  const { rows } = await pool.query<StoredAct & { readonly room: string }>({
    name: 'read-since',
    text: READ_SINCE,
    values: [wanted.map(({ room }) => room), wanted.map(({ ply }) => ply)],
  });
  const found = new Map<string, StoredAct[]>();
  for (const { room, ...act } of rows) {
    const acts = found.get(room);
    if (acts === undefined) found.set(room, [act]);
    else acts.push(act);
  }
  return found;
}

const READ_SINCE = `select new.* from unnest($1::text[], $2::int[]) wanted (room, ply)
  cross join lateral (
    select acts.room, acts.ply, act, ${milliseconds('at')} at, ${milliseconds('due')} due
    from acts where acts.room = wanted.room and acts.ply >= wanted.ply order by acts.ply
  ) new`;

/** Rooms in which the running clock has fallen before `now`, for the sweep that looks where nobody watches. */
export async function readOverdue({ pool }: Pool, now: number, most = 100): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'read-overdue',
    text: OVERDUE,
    values: [now, most],
  });
  return rows.map(({ id }) => id);
}

const OVERDUE = `select id from rooms
  cross join lateral (select due from acts where room = id order by ply desc limit 1) latest
  where (phase = 'playing' or (kind <> 'table' and phase = 'waiting')) and latest.due <= to_timestamp($1::float8 / 1000) limit $2`;
