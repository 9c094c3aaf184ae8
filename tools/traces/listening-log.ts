import type { GameEvent } from '@bluemoon/engine';

/** A log that is listened to instead of kept. */
export function listeningLog(hear: (event: GameEvent) => void): GameEvent[] {
  const log: GameEvent[] = [];
  log.push = (...events) => {
    events.forEach(hear);
    return 0;
  };
  return log;
}
