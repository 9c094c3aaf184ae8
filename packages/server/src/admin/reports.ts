import { sql } from 'kysely';
import type { ReportReason } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { forgetName } from '../people/deletion.ts';
import { guestName } from '../people/guest-name.ts';
import { nameKey } from '../people/name-key.ts';
import { unnameAtTables } from '../people/own-rooms.ts';
import { atTablesOf } from './rooms.ts';
import type { AsOperator } from './rooms.ts';

export interface ListedReport {
  readonly report: number;
  /** In ISO 8601. */
  readonly made: string;
  readonly closed: string | null;
  readonly reason: ReportReason;
  readonly reported: { readonly player: number; readonly name: string };
  /** How many others have an open report about the same player. */
  readonly others: number;
  /** Null for somebody who has deleted their data. */
  readonly reporter: { readonly player: number; readonly name: string } | null;
  readonly room: string | null;
}

interface Row {
  readonly report: number;
  readonly made: Date;
  readonly closed: Date | null;
  readonly reason: ReportReason;
  readonly reported: number;
  readonly name: string;
  readonly others: number;
  readonly reporter: number | null;
  readonly reporter_name: string | null;
  readonly room: string | null;
}

const MOST_LISTED = 200;

/** What players have told the operator, the oldest first; of those that are settled, the newest first. */
export async function listReports(
  { kysely }: Database,
  which: 'open' | 'closed',
): Promise<readonly ListedReport[]> {
  const wanted =
    which === 'open'
      ? sql`where closed is null order by made`
      : sql`where closed is not null order by closed desc`;
  const { rows } = await sql<Row>`select id report, made, closed, reason, reported, reporter, room,
      (select name from players where players.id = reported) name,
      (select name from players where players.id = reporter) reporter_name,
      (select count(distinct others.reporter) from reports others where others.reported = reports.reported
        and others.closed is null and others.reporter is distinct from reports.reporter) others
    from reports ${wanted} limit ${MOST_LISTED}`.execute(kysely);
  return rows.map(({ made, closed, reported, name, reporter, reporter_name, ...rest }) => ({
    ...rest,
    made: made.toISOString(),
    closed: closed?.toISOString() ?? null,
    reported: { player: reported, name },
    reporter:
      reporter === null ? null : { player: reporter, name: reporter_name ?? guestName(String(reporter)) },
  }));
}

/** False if there is no open report of that number. */
export async function settleReport({ kysely }: Database, report: number): Promise<boolean> {
  const { rows } =
    await sql`update reports set closed = now() where id = ${report} and closed is null returning id`.execute(
      kysely,
    );
  return rows.length > 0;
}

/**
 * Takes an offensive name away, also at tables and in records: the player is called like a guest until they choose
 * another one, which they may at once. They sign in with that name until then. Returns it.
 */
export async function takeNameAway(
  database: Database,
  player: number,
  operator: AsOperator,
): Promise<string> {
  const { kysely } = database;
  const name = guestName(String(player));
  await kysely.transaction().execute(async (queries) => {
    await sql`update players set name = ${name}, name_key = case kind when 'guest' then null else ${nameKey(name)} end
      where id = ${player}`.execute(queries);
    await sql`update accounts set renamed = null where player = ${player}`.execute(queries);
  });
  await atTablesOf(database, operator, (hall) =>
    unnameAtTables({ kysely, hall, player: String(player) }, name),
  );
  await forgetName(kysely, String(player));
  return name;
}
