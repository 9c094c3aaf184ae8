import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { emptyDatabase } from '../postgres.ts';

let database: Database;
afterEach(() => database.close());

async function numbers(): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ n: number }>('select n from kept order by n');
  return rows.map(({ n }) => n);
}

test('A transaction keeps all of its work or nothing', async () => {
  database = connect(await emptyDatabase(), 'test');
  await database.pool.query('create table kept (n int)');
  const answer = await inTransaction(database, async (client) => {
    await client.query('insert into kept values (1), (2)');
    return 'told';
  });
  expect(answer).toBe('told');
  const failed = inTransaction(database, async (client) => {
    await client.query('insert into kept values (3)');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await numbers()).toEqual([1, 2]);
});

test('A connection that is lost between two queries fails its transaction, and nothing else', async () => {
  database = connect(await emptyDatabase(), 'test');
  await database.pool.query('create table kept (n int)');
  const cut = async (pid: number | undefined): Promise<void> => {
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid]);
    // As long as the end takes to get here.
    await database.pool.query('select 1');
  };
  const plain = inTransaction(database, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
    await cut(rows[0]?.pid);
    await client.query('insert into kept values (1)');
  });
  await expect(plain).rejects.toThrow(/connection|terminat/i);
  const built = database.kysely.transaction().execute(async (queries) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(queries);
    await cut(rows[0]?.pid);
    await sql`insert into kept values (2)`.execute(queries);
  });
  await expect(built).rejects.toThrow(/connection|terminat/i);
  expect(await numbers()).toEqual([]);
});
