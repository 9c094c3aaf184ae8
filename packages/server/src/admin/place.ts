import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAccess } from '../database/embedded/cluster.ts';
import { urlOf } from '../database/embedded/postmaster.ts';
import { codeOf, DatabaseFault, messageOf } from '../database/fault.ts';
import { connect } from '../database/pool.ts';
import type { Database } from '../database/pool.ts';
import type { Settings } from '../settings.ts';

export type Place = Pick<Settings, 'databaseUrl' | 'data'>;

const NO_SUCH_TABLE = '42P01';

/** The database of a server, to look into while it runs; refuses with one line that says what to do. */
export async function databaseAt(place: Place): Promise<Database> {
  const url = place.databaseUrl ?? (await urlIn(place.data));
  const database = connect(url, 'bluemoon admin', { connections: 2 });
  try {
    await database.pool.query('select from rooms limit 1');
    return database;
  } catch (error) {
    await database.close();
    throw new DatabaseFault(whyNot(error, place));
  }
}

async function urlIn(data: string): Promise<string> {
  const folder = join(data, 'postgres');
  if (existsSync(folder)) return urlOf(await readAccess({ folder }));
  throw new DatabaseFault(
    `There is no database in ${data}: name the folder with --data, or a database with --database.`,
  );
}

function whyNot(error: unknown, { databaseUrl, data }: Place): string {
  if (codeOf(error) === NO_SUCH_TABLE)
    return 'This database has no tables of Blue Moon: start the server on it once, or name another one.';
  if (databaseUrl === null && codeOf(error) === 'ECONNREFUSED')
    return `No server runs on ${data}: start it with npm start, or name a database with --database.`;
  return `The database does not answer: ${messageOf(error)}.`;
}
