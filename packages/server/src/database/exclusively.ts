import { oneAtATime } from '../lobby/one-at-a-time.ts';
import type { Exclusively } from '../lobby/one-at-a-time.ts';
import type { Database } from './pool.ts';

/**
 * One at a time among all processes on this database. Within a process they queue first, so that those who wait hold
 * one connection and not all of them. The lock ends with its connection, so a process that dies blocks nobody.
 */
export function exclusivelyIn({ pool }: Pick<Database, 'pool'>, lock: number): Exclusively {
  const inTurn = oneAtATime();
  return (work) =>
    inTurn(async () => {
      const client = await pool.connect();
      // A lost connection is told by the next query; without a listener it would end the process.
      client.on('error', ignore);
      let failure: unknown;
      try {
        await client.query(`begin; select pg_advisory_xact_lock(${lock})`);
        const result = await work();
        await client.query('commit');
        return result;
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        // A connection of which nobody knows whether it still holds the lock is closed.
        client.off('error', ignore);
        client.release(failure !== undefined);
      }
    });
}

const ignore = (): void => undefined;
