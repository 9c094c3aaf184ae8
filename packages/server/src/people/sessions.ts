import { sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Person } from '../sockets/people.ts';
import { hashOf, newToken } from './secrets.ts';

type Queries = Pick<Kysely<Tables>, 'insertInto' | 'deleteFrom' | 'selectFrom' | 'getExecutor'>;

/** After a day a page gets a new token. */
const FRESH = sql`interval '1 day'`;

/** Requests that are under way while the token changes still have the old one. */
const GRACE = sql`interval '1 minute'`;

/** Old tokens are kept this long to notice that somebody still uses one. */
const REMEMBERED = sql`interval '90 days'`;

/** A browser becomes known as this player, by a token that was never used before. */
export async function openSession(queries: Queries, player: number, device: string): Promise<OpenedSession> {
  const token = newToken();
  const { rows } = await sql<{ readonly id: number }>`with
    opened as (insert into sessions (player, device) values (${player}, ${device}) returning id),
    given as (insert into tokens (hash, session, used) select ${hashOf(token)}, id, now() from opened)
    select id from opened`.execute(queries);
  return { token, session: String(rows[0]?.id) };
}

export interface OpenedSession {
  readonly token: string;
  readonly session: string;
}

interface Row {
  readonly session: number;
  readonly id: number;
  readonly name: string;
  readonly kind: Person['kind'];
  readonly banned_until: Date | null;
  readonly isStolen: boolean;
  readonly isNew: boolean;
  readonly isLongAgo: boolean;
}

/**
 * Who has this token. A token that was replaced long ago is in the hands of two: the browser that got the new one,
 * and the one who sends the old one. Nobody can tell which is the thief, so the session ends for both.
 */
export async function personWith(queries: Queries, token: string): Promise<Person | null> {
  const hash = hashOf(token);
  const { rows } = await sql<Row>`select sessions.id session, players.id, name, kind, banned_until,
      tokens.used is null "isNew",
      sessions.seen < now() - interval '1 minute' "isLongAgo",
      exists (select from tokens newer where newer.session = tokens.session and newer.made > tokens.made
        and newer.used < now() - ${GRACE}) "isStolen"
    from tokens join sessions on sessions.id = tokens.session join players on players.id = sessions.player
    where tokens.hash = ${hash} and kind in ('guest', 'named', 'bot')`.execute(queries);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.isStolen) {
    await endSessions(queries, [String(row.session)]);
    return null;
  }
  if (row.isNew) await sql`update tokens set used = now() where hash = ${hash}`.execute(queries);
  if (row.isLongAgo)
    await sql`with here as (update sessions set seen = now() where id = ${row.session})
      update players set seen = now() where id = ${row.id}`.execute(queries);
  const { id, session, name, kind, banned_until } = row;
  return {
    id: String(id),
    session: String(session),
    name,
    kind,
    bannedUntil: banned_until?.getTime() ?? null,
  };
}

/**
 * The next token of a session, once a day; null if it is too early. The one before stays good until the new one has
 * come back, because the answer may be lost. Guests keep theirs: without it nobody could ever come back as them.
 * Programs keep theirs, too: nobody would tell them.
 */
export async function freshToken(queries: Queries, { session, kind }: Person): Promise<string | null> {
  if (kind !== 'named') return null;
  const token = newToken();
  const { rows } = await sql`with
    forgotten as (delete from tokens where session = ${session} and made < now() - ${REMEMBERED}
      and made < (select max(used) from tokens where session = ${session}))
    insert into tokens (hash, session)
    select ${hashOf(token)}, id from sessions where id = ${session}
      and not exists (select from tokens where session = ${session} and made > now() - ${FRESH})
    returning session`.execute(queries);
  return rows.length === 0 ? null : token;
}

export async function endSessions(queries: Queries, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  await queries.deleteFrom('sessions').where('id', 'in', sessions.map(Number)).execute();
}

/** The sessions of a player, but for one. */
export async function otherSessions(
  queries: Queries,
  player: string,
  but: string | null,
): Promise<readonly string[]> {
  const found = await queries
    .selectFrom('sessions')
    .select('id')
    .where('player', '=', Number(player))
    .execute();
  return found.map(({ id }) => String(id)).filter((id) => id !== but);
}

/** Those of the sessions that are no more. */
export async function endedAmong(queries: Queries, sessions: readonly string[]): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const open = await queries.selectFrom('sessions').select('id').where('id', '=', anyOf(sessions)).execute();
  const known = new Set(open.map(({ id }) => String(id)));
  return sessions.filter((session) => !known.has(session));
}
