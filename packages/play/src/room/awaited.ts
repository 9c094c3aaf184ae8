import type { Seat } from '@bluemoon/engine';
import { isMatchOver } from './next-decks.ts';
import { phaseOf } from './room.ts';
import type { Room } from './room.ts';

/** Whether nothing goes on in a room until the player at this seat does something. */
export function isAwaited(room: Room, seat: Seat): boolean {
  const { host, deal, seats } = room;
  if (seats[seat] === null) return false;
  const rival = seat === 0 ? 1 : 0;
  switch (phaseOf(room)) {
    case 'preparing':
      return deal[seat] === null;
    case 'dealing':
      return deal[seat]?.seed === null;
    case 'playing':
      if (host === null) return false;
      return host.asking === null ? host.decision?.seat === seat : host.asking.seat === rival;
    case 'over':
      return !isMatchOver(room) && deal[seat] === null && deal[rival] !== null;
    case 'waiting':
    case 'closed':
      return false;
  }
}
