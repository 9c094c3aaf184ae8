import { BUILT_IN } from '@bluemoon/engine';
import { openHall } from '../../src/hall.ts';
import type { OpenHall } from '../../src/hall.ts';
import { memoryAttendance, memoryLog, memoryPeople } from '../../src/memory/index.ts';

/** A hall without database, sockets and bots, whose clock moves by half a second whenever somebody looks at it. */
export function quietHall(): OpenHall {
  let time = 1_000_000;
  const log = memoryLog();
  const notes = { send: () => undefined };
  return openHall({
    log,
    lists: log.lists,
    looker: log.looker,
    people: memoryPeople(),
    attendance: memoryAttendance(),
    notes,
    box: BUILT_IN,
    clock: () => (time += 500),
  });
}
