import type { GameEvent } from '@bluemoon/engine';

/** A log that passes events on instead of keeping them. */
export function listeningLog(hear: (event: GameEvent) => void): GameEvent[] {
  const log: GameEvent[] = [];
  log.push = (...events) => {
    events.forEach(hear);
    return 0;
  };
  return log;
}
