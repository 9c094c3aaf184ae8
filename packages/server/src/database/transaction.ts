import type { PoolClient } from 'pg';
import type { Database } from './pool.ts';

/** Does all of it or nothing. A connection of which nobody knows what it still holds is closed. */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
