import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { DatabaseFault } from './fault.ts';
import { rooms } from './migrations/0001-rooms.ts';
import { kinds } from './migrations/0002-kinds.ts';
import { games } from './migrations/0003-games.ts';
import { people } from './migrations/0004-people.ts';
import { profiles } from './migrations/0005-profiles.ts';
import { contests } from './migrations/0006-contests.ts';
import { days } from './migrations/0007-days.ts';
import { puzzles } from './migrations/0008-puzzles.ts';
import { challenges } from './migrations/0009-challenges.ts';
import type { Database } from './pool.ts';
import { inTransaction } from './transaction.ts';

/** In order. One that has been released is never changed: databases out there have run it. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-rooms', sql: rooms },
  { name: '0002-kinds', sql: kinds },
  { name: '0003-games', sql: games },
  { name: '0004-people', sql: people },
  { name: '0005-profiles', sql: profiles },
  { name: '0006-contests', sql: contests },
  { name: '0007-days', sql: days },
  { name: '0008-puzzles', sql: puzzles },
  { name: '0009-challenges', sql: challenges },
];

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Brings the database up to date. Processes that start at once wait for each other. Returns what was run. */
export const migrate = (
  database: Pick<Database, 'pool'>,
  migrations = MIGRATIONS,
): Promise<readonly string[]> =>
  inTransaction(database, async (client) => {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    return runMissing(client, migrations);
  });

const MIGRATING = 20_040_102;

async function runMissing(client: ClientBase, migrations: readonly Migration[]): Promise<readonly string[]> {
  await client.query(`create table if not exists migrations (
    number int primary key, name text not null, checksum text not null, run timestamptz not null default now())`);
  const { rows: done } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by number',
  );
  for (const [index, { name, checksum }] of done.entries()) {
    const known = migrations[index];
    if (known === undefined)
      throw new DatabaseFault(
        `The database is newer than this program (it knows “${name}”): start the program's newer version.`,
      );
    if (known.name !== name || checksumOf(known) !== checksum)
      throw new DatabaseFault(
        `The database was made by another version of “${name}”: start the program that made it, or use another database.`,
      );
  }
  const missing = migrations.slice(done.length);
  for (const [index, migration] of missing.entries()) {
    await client.query(migration.sql);
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
      done.length + index + 1,
      migration.name,
      checksumOf(migration),
    ]);
  }
  return missing.map(({ name }) => name);
}

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');
