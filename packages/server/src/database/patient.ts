import { isDatabaseAway } from './fault.ts';
import { backOff } from './pause.ts';
import type { Database } from './pool.ts';

/** Repeats a read while the database is away for a moment, so that players who come back are not refused. */
export type Patiently = <T>(read: () => Promise<T>) => Promise<T>;

/** A restarted PostgreSQL answers within two seconds; reads that fail after this are not repeated. */
const PATIENCE_MS = 4000;

/** All waiting reads share one query that asks whether the database is back. */
export function patientReader({ pool }: Pick<Database, 'pool'>, patience = PATIENCE_MS): Patiently {
  let returning: Promise<void> | null = null;

  async function back(until: number): Promise<void> {
    const pauses = backOff(20, 160);
    while (performance.now() < until) {
      await pauses.wait();
      const answered = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      if (answered) return;
    }
  }

  return async (read) => {
    const until = performance.now() + patience;
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!isDatabaseAway(error) || performance.now() >= until) throw error;
        returning ??= back(until).finally(() => {
          returning = null;
        });
        await returning;
      }
    }
  };
}
