import { fallsAt } from '@bluemoon/play';
import type { Room } from '@bluemoon/play';

/** When the running clock of a room falls, in milliseconds; null if none runs. */
export function dueOf({ host, closed }: Room): number | null {
  if (host === null || closed !== null || host.clocks === null || host.result !== null) return null;
  const { clock } = host.record.terms;
  return clock === null ? null : fallsAt(host.clocks, clock);
}
