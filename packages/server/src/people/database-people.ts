import { sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import { patientReader } from '../database/patient.ts';
import type { Database } from '../database/pool.ts';
import type { People } from '../sockets/people.ts';
import { guestName } from './guest-name.ts';
import { isForNobody, nameKey } from './name-key.ts';
import { endedAmong, freshToken, openSession, personWith } from './sessions.ts';

/** Guests and named players, known by tokens that only their browsers have. */
export function databasePeople(database: Database): People {
  const { kysely } = database;
  const patiently = patientReader(database);
  return {
    byToken: (token) => patiently(() => personWith(kysely, token)),
    freshToken: (person) => freshToken(kysely, person),
    endedAmong: (sessions) => endedAmong(kysely, sessions),
    newGuest: (device = '') =>
      kysely.transaction().execute(async (queries) => {
        const { rows } = await sql<{ readonly id: number; readonly name: string }>`with
          next as (select nextval(pg_get_serial_sequence('players', 'id')) id)
          insert into players (id, name) overriding system value
          select id, ${guestName('')} || id from next returning id, name`.execute(queries);
        const [made] = rows;
        if (made === undefined) throw new Error('no guest was made');
        const { token, session } = await openSession(queries, made.id, device);
        const person = { id: String(made.id), name: made.name, kind: 'guest', bannedUntil: null } as const;
        return { token, person: { ...person, session } };
      }),
    async rename(id, name) {
      const isOwn = name === guestName(id);
      // Named players change their name with their account, once in a while.
      if (isOwn || !isForNobody(name))
        await sql`update players set name = ${name}, name_key = ${isOwn ? null : nameKey(name)}
          where id = ${id} and kind = 'guest' and not exists (
            select from players other where other.kind in ('named', 'bot') and other.name_key = ${nameKey(name)})
        `.execute(kysely);
      const player = await kysely
        .selectFrom('players')
        .where('id', '=', Number(id))
        .select('name')
        .executeTakeFirst();
      return player?.name ?? guestName(id);
    },
    async named(name) {
      const player = await kysely
        .selectFrom('players')
        .where('name_key', '=', nameKey(name))
        .where('kind', '=', 'named')
        .select('id')
        .executeTakeFirst();
      return player === undefined ? null : String(player.id);
    },
    async bannedAmong(ids) {
      if (ids.length === 0) return [];
      const banned = await kysely
        .selectFrom('players')
        .where('id', '=', anyOf(ids))
        .where('banned_until', '>', sql<Date>`now()`)
        .select('id')
        .execute();
      return banned.map(({ id }) => String(id));
    },
  };
}
