import { DAY_MS, vacationIn } from '@bluemoon/play';
import { VACATION_DAYS } from '@bluemoon/wire';
import type { VacationNow } from '@bluemoon/wire';
import type { PoolClient } from 'pg';
import type { Database } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OpenHall } from '../hall.ts';

/**
 * A player has some days a year in which their clocks by days stand. A vacation is a row, which says how many days are
 * left; that clocks stand is recorded at each table, so that a record alone tells what its clocks showed.
 */
export interface VacationParts {
  readonly database: Pick<Database, 'pool'>;
  readonly hall: Pick<OpenHall, 'rooms' | 'clock'>;
}

interface Row {
  readonly id: number;
  readonly starts: number;
  readonly ends: number;
}

export type VacationOutcome =
  | { readonly kind: 'done'; readonly now: VacationNow }
  | { readonly kind: 'tooLong'; readonly left: number };

export async function vacationOf({ database, hall }: VacationParts, player: string): Promise<VacationNow> {
  return nowOf(await vacationsIn(database.pool, player, hall.clock()), hall.clock());
}

/** From now on for that many days; none: the player is back, and what was not used is left for later. */
export async function takeVacation(
  parts: VacationParts,
  player: string,
  days: number,
): Promise<VacationOutcome> {
  const { database, hall } = parts;
  const now = hall.clock();
  const outcome = await inTransaction(database, async (client) => {
    // One at a time, so that nobody gets days twice.
    await client.query('select from players where id = $1 for update', [player]);
    return planned(client, { player, days, now });
  });
  if (outcome.kind === 'done') await standAt(parts, player, outcome.now.until ?? now);
  return outcome;
}

async function planned(
  client: PoolClient,
  { player, days, now }: { readonly player: string; readonly days: number; readonly now: number },
): Promise<VacationOutcome> {
  const all = await vacationsIn(client, player, now);
  const running = all.find(({ ends }) => ends > now);
  const ends = now + days * DAY_MS;
  const after: readonly Row[] =
    running === undefined
      ? [...all, { id: 0, starts: now, ends }]
      : all.map((one) => (one === running ? { ...one, ends } : one));
  if (usedOf(after) > VACATION_DAYS * DAY_MS) {
    const others = all.map((one) => (one === running ? { ...one, ends: now } : one));
    return { kind: 'tooLong', left: daysLeft(others) };
  }
  if (running !== undefined)
    await client.query('update vacations set ends = to_timestamp($2::float8 / 1000) where id = $1', [
      running.id,
      ends,
    ]);
  else if (days > 0)
    await client.query(
      `insert into vacations (player, starts, ends)
        values ($1, to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000))`,
      [player, now, ends],
    );
  return { kind: 'done', now: nowOf(after, now) };
}

/** A vacation belongs to the year in which it begins. */
async function vacationsIn(
  pool: Pick<PoolClient, 'query'>,
  player: string,
  now: number,
): Promise<readonly Row[]> {
  const year = Date.UTC(new Date(now).getUTCFullYear(), 0, 1);
  const { rows } = await pool.query<Row>(
    `select id::int, (extract(epoch from starts) * 1000)::float8 starts, (extract(epoch from ends) * 1000)::float8 ends
      from vacations where player = $1
        and (starts >= to_timestamp($2::float8 / 1000) or ends > to_timestamp($3::float8 / 1000))`,
    [player, year, now],
  );
  return rows;
}

const usedOf = (all: readonly Row[]): number => all.reduce((sum, { starts, ends }) => sum + ends - starts, 0);

const daysLeft = (all: readonly Row[]): number =>
  Math.max(0, Math.floor((VACATION_DAYS * DAY_MS - usedOf(all)) / DAY_MS));

function nowOf(all: readonly Row[], now: number): VacationNow {
  const until = all.find(({ ends }) => ends > now)?.ends ?? null;
  return { until, left: daysLeft(all) };
}

/** Records at every table of the player until when their clock stands. */
async function standAt({ database, hall }: VacationParts, player: string, until: number): Promise<void> {
  const { rows } = await database.pool.query<{ room: string }>({
    name: 'rooms-by-days',
    text: BY_DAYS,
    values: [player],
  });
  for (const { room } of rows) {
    const live = await hall.rooms.find(room);
    // Refused where it is so already.
    await live?.act(null, (table) => vacationIn(table, player, until, { at: hall.clock() }));
  }
}

const BY_DAYS = `select room from seats join rooms on rooms.id = seats.room
  where seats.player = $1 and live and kind = 'table' and phase = 'playing'
    and about -> 'terms' -> 'clock' ->> 'kind' = 'decision'`;

/** For games that have begun since, and if a process died before it had recorded everything. */
export async function standOnVacation(parts: VacationParts): Promise<void> {
  const { database, hall } = parts;
  const { rows } = await database.pool.query<{ player: string; ends: number }>({
    name: 'on-vacation',
    text: `select player::text, (extract(epoch from ends) * 1000)::float8 ends from vacations
      where ends > to_timestamp($1::float8 / 1000)`,
    values: [hall.clock()],
  });
  for (const { player, ends } of rows) await standAt(parts, player, ends);
}
