import type { Box } from '@bluemoon/engine';
import { sit } from '@bluemoon/play';
import type { RoomTerms, Sitter } from '@bluemoon/play';
import type { Rooms } from '../rooms/rooms.ts';
import type { Lists } from './lobby.ts';

export interface Seeker {
  readonly guest: Omit<Sitter, 'deck'>;
  readonly terms: RoomTerms;
  /** Made by the client; names the request if it is sent again. */
  readonly id: string;
}

export interface PairingHall {
  readonly rooms: Rooms;
  readonly lists: Pick<Lists, 'waitingFor'>;
  readonly box: Box;
  readonly clock: () => number;
  readonly roomIdFor: (player: string, request: string) => string;
}

/** Sits down with somebody who waits for the same, or opens a table at which others find the seeker. */
export async function pair({ guest, terms, id }: Seeker, hall: PairingHall): Promise<string> {
  const { rooms, lists, box, clock, roomIdFor } = hall;
  for (const room of await lists.waitingFor(guest.player, terms)) {
    const live = await rooms.find(room);
    const answer = await live?.act(id, (now) => sit(now, guest, { at: clock(), id, box }));
    if (answer?.kind === 'done') return room;
  }
  const room = roomIdFor(guest.player, id);
  await rooms.open({ id: room, terms: { ...terms, access: 'lobby' }, seat: 0, opener: guest });
  return room;
}
