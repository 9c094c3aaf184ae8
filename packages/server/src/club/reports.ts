import type { ReportReason } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';

/** So that nobody floods the operator: of one reporter, within a day. */
const MOST_A_DAY = 10;

export interface Reporting {
  readonly reporter: string;
  readonly reported: string;
  readonly reason: ReportReason;
  readonly room: string | null;
}

/** Saying the same again while it is open changes nothing. */
export async function report(
  { pool }: Pick<Database, 'pool'>,
  { reporter, reported, reason, room }: Reporting,
): Promise<'done' | 'tooFast'> {
  const { rows } = await pool.query<{ made: number; same: number }>(
    `select count(*) filter (where made > now() - interval '1 day')::int made,
      count(*) filter (where closed is null and reported = $2 and reason = $3 and room is not distinct from $4)::int same
      from reports where reporter = $1`,
    [reporter, reported, reason, room],
  );
  const [before] = rows;
  if (before !== undefined && before.same > 0) return 'done';
  if (before !== undefined && before.made >= MOST_A_DAY) return 'tooFast';
  await pool.query(
    `insert into reports (reporter, reported, reason, room) values ($1, $2, $3, $4) on conflict do nothing`,
    [reporter, reported, reason, room],
  );
  return 'done';
}
