import { oneAtATime } from '../lobby/one-at-a-time.ts';
import type { Exclusively } from '../lobby/one-at-a-time.ts';
import type { Database } from './pool.ts';
import { inTransaction } from './transaction.ts';

/**
 * One at a time among all processes on this database. Within a process they queue first, so that those who wait hold
 * one connection and not all of them. The lock ends with its connection, so a process that dies blocks nobody.
 */
export function exclusivelyIn(database: Pick<Database, 'pool'>, lock: number): Exclusively {
  const inTurn = oneAtATime();
  return (work) =>
    inTurn(() =>
      inTransaction(database, async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [lock]);
        return work();
      }),
    );
}
