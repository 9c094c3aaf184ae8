import type { Room } from '@bluemoon/play';

/** When the running clock of a room falls, in milliseconds; null if none runs. */
export function dueOf({ host, closed }: Room): number | null {
  if (host === null || closed !== null || host.clocks === null || host.result !== null) return null;
  const { left, running, since } = host.clocks;
  const { clock } = host.record.terms;
  if (running === null || clock === null) return null;
  return since + left[running] + (clock.kind === 'game' ? clock.allowance : 0);
}
