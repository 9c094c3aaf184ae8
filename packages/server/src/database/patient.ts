import { isDatabaseAway } from './fault.ts';
import { backOff } from './pause.ts';
import type { Database } from './pool.ts';

/** Reads, and reads again if the database was away for a moment: who comes back meanwhile waits at the door. */
export type Patiently = <T>(read: () => Promise<T>) => Promise<T>;

/** A restarted PostgreSQL answers within two seconds; who waits longer is told. */
const PATIENCE_MS = 4000;

/** All who wait share one question: whether the database is back. */
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
