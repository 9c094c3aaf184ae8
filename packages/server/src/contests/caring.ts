import { Client } from 'pg';
import { connectionTo } from '../database/pool.ts';
import type { Database } from '../database/pool.ts';

/** Which process looks after which draft or tournament. */
export interface Caring {
  readonly mayCare: (contest: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const CARING = 20_040_104;

/**
 * Locks of one connection, which end with it: if this process dies, another one takes over. They only save work; the
 * rows decide if two believe that it is up to them.
 */
export function startCaring({ url }: Database): Caring {
  let connection: Promise<Client> | null = null;
  let held = new Set<string>();

  function lost(): void {
    connection = null;
    held = new Set();
  }

  async function connect(): Promise<Client> {
    const client = new Client(connectionTo(url, 'bluemoon caring'));
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    return client;
  }

  return {
    async mayCare(contest) {
      if (held.has(contest)) return true;
      connection ??= connect();
      try {
        const client = await connection;
        const { rows } = await client.query<{ readonly mine: boolean }>(
          'select pg_try_advisory_lock($1, hashtext($2)) mine',
          [CARING, contest],
        );
        if (rows[0]?.mine === true) held.add(contest);
        return held.has(contest);
      } catch {
        // The database is away; it is asked again soon.
        lost();
        return false;
      }
    },
    async close() {
      const client = await connection?.catch(() => null);
      connection = null;
      await client?.end();
    },
  };
}
