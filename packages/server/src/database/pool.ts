import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type ClientConfig } from 'pg';
import { messageOf } from './fault.ts';
import type { Tables } from './tables.ts';

export interface Database {
  readonly url: string;
  /** For everything that is not hot. */
  readonly kysely: Kysely<Tables>;
  /** For the hot paths: prepared statements with arrays. */
  readonly pool: Pool;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly connections?: number;
  /** In milliseconds; a statement that takes longer is ended by the server. */
  readonly statementTimeout?: number;
  readonly log?: (line: string) => void;
}

/** `name` is what the database's own lists show of us. Connects when first used, and again when cut. */
export function connect(
  url: string,
  name: string,
  { connections = 10, statementTimeout = 10_000, log = () => {} }: PoolOptions = {},
): Database {
  const pool = new Pool({
    ...connectionTo(url, name),
    max: connections,
    statement_timeout: statementTimeout,
    // If the network swallows the answer, the server's own limit is of no use.
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: statementTimeout,
  });
  // Without handlers a lost connection would end the process; the next query on it tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log(`A connection to the database was lost: ${messageOf(error)}`));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | null = null;
  return { url, kysely, pool, close: () => (closing ??= kysely.destroy().then(() => endOf(pool))) };
}

const endOf = async (pool: Pool): Promise<void> => {
  if (!pool.ended) await pool.end();
};

/** What every connection of ours has in common. */
export function connectionTo(url: string, name: string): ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: { getTypeParser },
  };
}

const INT8 = 20;

/** Identities and counts stay far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: unknown) =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');
