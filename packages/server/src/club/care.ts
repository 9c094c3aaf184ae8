import { messageOf } from '../database/fault.ts';
import { tellAwaited } from '../push/notifier.ts';
import type { SendPush } from '../push/send.ts';
import { standOnVacation } from './vacations.ts';
import type { VacationParts } from './vacations.ts';

export interface CareParts extends VacationParts {
  /** Null if no pushes are sent. */
  readonly send: SendPush | null;
  readonly log: (line: string) => void;
  /** In milliseconds; for tests. */
  readonly tellEvery?: number;
  readonly grace?: number;
}

const TELL_MS = 5000;
const VACATION_MS = 10 * 60 * 1000;

/** Does now and then what nobody asks for: tells players that games wait, and lets clocks stand. */
export function startClubCare({ tellEvery = TELL_MS, send, log, grace, ...parts }: CareParts): {
  close(): Promise<void>;
} {
  const { database, hall } = parts;
  const works: readonly (readonly [every: number, work: () => Promise<unknown>])[] = [
    [VACATION_MS, () => standOnVacation(parts)],
    ...(send === null
      ? []
      : [
          [
            tellEvery,
            () =>
              tellAwaited({ database, send, clock: hall.clock, ...(grace === undefined ? {} : { grace }) }),
          ] as const,
        ]),
  ];
  const running = new Set<Promise<unknown>>();
  const timers = works.map(([every, work]) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const done = work()
        .catch((error: unknown) => log(`Looking after players waits for the database: ${messageOf(error)}`))
        .finally(() => {
          isBusy = false;
          running.delete(done);
        });
      running.add(done);
    }, every);
  });
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
