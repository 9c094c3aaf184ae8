import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import type { People, Person } from '../sockets/people.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly banned_until: Date | null;
}

export interface PeopleOptions {
  /** Whether a name may be taken by this player; where names belong to players, it looks for similar ones. */
  readonly mayBeCalled?: (name: string, id: string) => Promise<boolean>;
}

/** Guests, known by a token that only their browser has. */
export function databasePeople(
  { kysely }: Database,
  { mayBeCalled = isOwnGuestName }: PeopleOptions = {},
): People {
  return {
    async byToken(token) {
      const { rows } = await sql<Row>`with
        found as (select id, name, banned_until, seen from players where token_hash = ${hashOf(token)} and not bot),
        touched as (
          update players set seen = now() from found
          where players.id = found.id and found.seen < now() - interval '1 minute'
        )
        select id, name, banned_until from found`.execute(kysely);
      return rows[0] === undefined ? null : personOf(rows[0]);
    },
    async newGuest() {
      const token = randomBytes(32).toString('base64url');
      const { rows } = await sql<Row>`with
        next as (select nextval(pg_get_serial_sequence('players', 'id')) id)
        insert into players (id, token_hash, name) overriding system value
        select id, ${hashOf(token)}, ${GUEST} || id from next returning id, name, banned_until`.execute(
        kysely,
      );
      if (rows[0] === undefined) throw new Error('no guest was made');
      return { token, person: personOf(rows[0]) };
    },
    async rename(id, name) {
      const changes = kysely.updateTable('players').where('id', '=', Number(id));
      if (await mayBeCalled(name, id)) await changes.set({ name }).execute();
      const player = await kysely
        .selectFrom('players')
        .where('id', '=', Number(id))
        .select('name')
        .executeTakeFirst();
      return player?.name ?? name;
    },
    async bannedAmong(ids) {
      if (ids.length === 0) return [];
      const banned = await kysely
        .selectFrom('players')
        .where('id', 'in', ids.map(Number))
        .where('banned_until', '>', sql<Date>`now()`)
        .select('id')
        .execute();
      return banned.map(({ id }) => String(id));
    },
  };
}

const GUEST = 'player-';

/** A guest who calls themselves like another guest would be taken for them. */
const isOwnGuestName = (name: string, id: string): Promise<boolean> =>
  Promise.resolve(!name.toLowerCase().startsWith(GUEST) || name === `${GUEST}${id}`);

/** Who reads the database cannot play as somebody else. A token is random, so that it needs no salt. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const personOf = ({ id, name, banned_until }: Row): Person => ({
  id: String(id),
  name,
  bannedUntil: banned_until?.getTime() ?? null,
});
