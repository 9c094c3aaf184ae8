/**
 * The log of a room: its acts, ply by ply from 0, without gaps. The primary key (room, ply) decides which of two
 * processes was first; a process answers players only after the commit.
 */
import { connectionFailed, DatabaseGone, messageOf } from './fault.ts';
import { backOff } from './pause.ts';
import type { Database } from './pool.ts';
import { turns } from './turns.ts';
import type { EndedGame } from '../games/ended-game.ts';
import type { Phase } from './tables.ts';

/** Times are milliseconds since 1970, as everywhere in the host. */
export interface Append {
  readonly room: string;
  readonly ply: number;
  /** Any JSON. It should carry an id of its own, by which a repeated choice is recognised. */
  readonly act: object;
  readonly at: number;
  /** When the clock that runs from here on falls. */
  readonly due: number | null;
  /** Made in the same transaction, if the act is appended. */
  readonly changes?: RoomChanges;
}

export interface RoomChanges {
  readonly phase?: Phase;
  /** What the lobby shows. */
  readonly about?: object;
  readonly deadline?: number | null;
  /** Who sits where from now on; null frees a seat. */
  readonly seats?: readonly (readonly [seat: number, player: number | null])[];
  /** Seats whose player the room waits for from now on, or no longer (null). */
  readonly awaited?: readonly (readonly [seat: number, player: number | null])[];
  /** A game that is over with this act. */
  readonly ended?: EndedGame;
}

/** On conflict another act has this ply, or the ply before is missing, or the room is gone: read the room. */
export type Appended = 'appended' | 'conflict';

export interface Appender {
  /** Rejects with `DatabaseGone` after waiting in vain; the act may then be in the log or not. */
  readonly append: (append: Append) => Promise<Appended>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
}

export interface AppenderOptions {
  /** How long an append waits for a database that is gone, in milliseconds. */
  readonly patience?: number;
  readonly inFlight?: number;
  readonly log?: (line: string) => void;
  /** One statement has written that many acts. */
  readonly committed?: (acts: number, milliseconds: number) => void;
}

interface Waiting {
  readonly append: Append;
  readonly until: number;
  /** Sent once without an answer, so that it may be in the log already. */
  sent: boolean;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Everything that waits is written by one statement; the next one starts when it has committed. */
export function appender(
  { pool }: Pick<Database, 'pool'>,
  { patience = 30_000, inFlight = 2, log = () => {}, committed = () => {} }: AppenderOptions = {},
): Appender {
  let queue: Waiting[] = [];
  const busy = new Set<string>();

  /** One append of a room at a time: they depend on each other, and a change of a room must not meet another. */
  const next = (): Waiting[] => {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of queue) {
      const { room } = each.append;
      if (batch.length === MAX_BATCH || busy.has(room)) later.push(each);
      else {
        busy.add(room);
        batch.push(each);
      }
    }
    queue = later;
    return batch;
  };

  const work = async (): Promise<void> => {
    const batch = next();
    await settle(batch);
    for (const { append } of batch) busy.delete(append.room);
    // Those that waited for these rooms.
    writing.poke();
  };

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    const pauses = backOff(20, 160);
    let open = batch;
    while (open.length > 0) {
      try {
        const begun = performance.now();
        const appended = await write(open);
        committed(open.length, performance.now() - begun);
        for (const { append, resolve } of open)
          resolve(appended.has(keyOf(append)) ? 'appended' : 'conflict');
        return;
      } catch (error) {
        if (!connectionFailed(error)) return refuse(open, error);
        log(`Appending waits for the database: ${messageOf(error)}`);
        for (const each of open) each.sent = true;
        await pauses.wait();
        open = open.filter(stillPatient);
      }
    }
  };

  const write = async (batch: readonly Waiting[]): Promise<ReadonlySet<string>> => {
    const appends = batch.map(({ append }) => append);
    const changing = appends.some(({ changes }) => changes !== undefined);
    const { rows } = await pool.query<Key>({
      name: changing ? 'append-and-change' : 'append',
      text: changing ? APPEND_AND_CHANGE : APPEND,
      values: changing ? [...actColumns(appends), ...changeColumns(appends)] : actColumns(appends),
    });
    const appended = new Set(rows.map(keyOf));
    // Their first attempt may have committed although its answer was lost. The insert has waited for that attempt
    // to end, so what the log says now is final.
    const doubtful = batch.filter(({ sent, append }) => sent && !appended.has(keyOf(append)));
    if (doubtful.length > 0) {
      const found = await pool.query<Key>(FIND_SAME, actColumns(doubtful.map(({ append }) => append)));
      for (const row of found.rows) appended.add(keyOf(row));
    }
    return appended;
  };

  /** One append that PostgreSQL refuses must not take the others of its batch with it. */
  const refuse = async (batch: readonly Waiting[], error: unknown): Promise<void> => {
    if (batch.length === 1) for (const { reject } of batch) reject(error);
    else for (const each of batch) await settle([each]);
  };

  const writing = turns(work, () => queue.some(({ append }) => !busy.has(append.room)), inFlight);
  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        queue.push({ append, until: Date.now() + patience, sent: false, resolve, reject });
        writing.poke();
      }),
    idle: writing.idle,
  };
}

const MAX_BATCH = 500;

function stillPatient({ until, reject }: Waiting): boolean {
  if (Date.now() < until) return true;
  reject(new DatabaseGone('The database does not answer.'));
  return false;
}

interface Key {
  readonly room: string;
  readonly ply: number;
}

const keyOf = ({ room, ply }: Key): string => `${ply} ${room}`;

const actColumns = (appends: readonly Append[]): unknown[] => [
  appends.map(({ room }) => room),
  appends.map(({ ply }) => ply),
  appends.map(({ act }) => JSON.stringify(act)),
  appends.map(({ at }) => at),
  appends.map(({ due }) => due),
];

function changeColumns(appends: readonly Append[]): unknown[] {
  const changed = appends.flatMap(({ room, changes }) => (changes === undefined ? [] : [{ room, changes }]));
  const seated = changed.flatMap(({ room, changes }) =>
    (changes.seats ?? []).map(([seat, player]) => ({ room, seat, player })),
  );
  const awaited = changed.flatMap(({ room, changes }) =>
    (changes.awaited ?? []).map(([seat, player]) => ({ room, seat, player })),
  );
  const ended = changed.flatMap(({ room, changes }) =>
    changes.ended === undefined ? [] : [JSON.stringify({ room, ...changes.ended })],
  );
  return [
    changed.map(({ room }) => room),
    changed.map(({ changes }) => changes.phase ?? null),
    changed.map(({ changes }) => (changes.about === undefined ? null : JSON.stringify(changes.about))),
    changed.map(({ changes }) => changes.deadline !== undefined),
    changed.map(({ changes }) => changes.deadline ?? null),
    seated.map(({ room }) => room),
    seated.map(({ seat }) => seat),
    seated.map(({ player }) => player),
    ended,
    awaited.map(({ room }) => room),
    awaited.map(({ seat }) => seat),
    awaited.map(({ player }) => player),
  ];
}

const GIVEN = `given as (
  select room, ply, act::jsonb act, to_timestamp(at / 1000) at, to_timestamp(due / 1000) due
  from unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[]) given (room, ply, act, at, due)
)`;

const INSERT = `insert into acts (room, ply, act, at, due)
  select room, ply, act, at, due from given
  where exists (select from rooms where id = room)
    and (ply = 0 or exists (select from acts before where before.room = given.room and before.ply = given.ply - 1))
  order by room
  on conflict do nothing returning room, ply`;

const APPEND = `with ${GIVEN} ${INSERT}`;

const APPEND_AND_CHANGE = `with ${GIVEN}, appended as (${INSERT}),
changed as (
  update rooms set
    phase = coalesce(new.phase, rooms.phase),
    about = coalesce(new.about::jsonb, rooms.about),
    deadline = case when new.sets_deadline then to_timestamp(new.deadline / 1000) else rooms.deadline end,
    touched = now()
  from unnest($6::text[], $7::text[], $8::text[], $9::boolean[], $10::float8[])
    new (room, phase, about, sets_deadline, deadline)
  join appended using (room)
  where rooms.id = new.room
),
seated as (
  select room, seat, player from unnest($11::text[], $12::smallint[], $13::bigint[]) new (room, seat, player)
  join appended using (room)
),
sat as (
  insert into seats (room, seat, player) select room, seat, player from seated where player is not null
  on conflict (room, seat) do update set player = excluded.player
),
left_seat as (
  delete from seats using seated
  where seated.player is null and seats.room = seated.room and seats.seat = seated.seat
),
waits as (
  select room, seat, player, at from unnest($15::text[], $16::smallint[], $17::bigint[]) new (room, seat, player)
  join appended using (room) join given using (room)
),
begins_to_wait as (
  insert into awaited (room, seat, player, since, next_try)
  select room, seat, player, at, at from waits where player is not null
  on conflict (room, seat) do update set
    player = excluded.player, since = excluded.since, next_try = excluded.next_try, told = null, tries = 0
),
waits_no_longer as (
  delete from awaited using waits
  where waits.player is null and awaited.room = waits.room and awaited.seat = waits.seat
),
over as (
  select new.*, given.at ended
  from unnest($14::text[]) text cross join lateral jsonb_to_record(text::jsonb) new (
    room text, number int, kind text, winner smallint, reason text, crystals smallint, choices int,
    players bigint[], peoples text[], rating text)
  join appended using (room) join given using (room)
),
recorded as (
  insert into games (room, number, kind, winner, reason, crystals, choices, ended, rating)
  select room, number, kind, winner, reason, crystals, choices, ended, rating from over
  on conflict do nothing returning id, room
),
remembered as (
  insert into played (game, seat, player, people, rival, rival_people, kind, result, ended)
  select id, seat, players[seat + 1], peoples[seat + 1], players[2 - seat], peoples[2 - seat], kind,
    case when winner is null then 'void' when winner = seat then 'won' else 'lost' end, ended
  from recorded join over using (room) cross join (values (0), (1)) seats (seat)
)
select room, ply from appended`;

const FIND_SAME = `with ${GIVEN}
  select room, ply from acts join given using (room, ply) where acts.act = given.act and acts.at = given.at`;
