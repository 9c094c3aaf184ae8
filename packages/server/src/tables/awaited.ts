import { isAwaited, isByDays } from '@bluemoon/play';
import type { Room } from '@bluemoon/play';
import type { Row } from '../rooms/log.ts';

/** Only of games by days: at other tables people stay, and every choice would write a row more. */
export function awaitedOf(before: Room | null, after: Room): Row['awaited'] {
  if (!isByDays(after.terms.clock) && (before === null || !isByDays(before.terms.clock))) return [];
  return ([0, 1] as const).flatMap((seat): Row['awaited'] => {
    const [was, is] = [before === null ? null : awaitedAt(before, seat), awaitedAt(after, seat)];
    return was === is ? [] : [[seat, is]];
  });
}

/** The player at that seat, if the room waits for them. House bots need not be told. */
function awaitedAt(room: Room, seat: 0 | 1): string | null {
  const sitter = room.seats[seat];
  const isTold = isByDays(room.terms.clock) && sitter?.bot === null && isAwaited(room, seat);
  return isTold ? sitter.player : null;
}
