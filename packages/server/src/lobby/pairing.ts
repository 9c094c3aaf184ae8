import { askAs, seatOf, sit } from '@bluemoon/play';
import type { RoomTerms, Sitter } from '@bluemoon/play';
import { openTable } from '../tables/opening.ts';
import type { LiveTables } from '../tables/opening.ts';
import type { Lists, Waiting } from './lobby.ts';
import type { Exclusively } from './one-at-a-time.ts';

export interface Seeker {
  readonly guest: Omit<Sitter, 'deck'>;
  readonly terms: RoomTerms;
  /** Made by the client; names the request if it is sent again. */
  readonly id: string;
  /** False once their line is closed. */
  readonly isHere: () => boolean;
  /** From now on the seeker is connected to this table, for all processes. */
  readonly arrive: (room: string) => Promise<void>;
}

export interface PairingHall {
  readonly rooms: LiveTables;
  readonly lists: Pick<Lists, 'seatedBy' | 'waitingFor'>;
  readonly clock: () => number;
  readonly roomIdFor: (player: string, request: string) => string;
  /** Two who look at the same moment would both find nobody. */
  readonly whilePairing: Exclusively;
}

/**
 * Sits down with somebody who waits for the same, or opens a table at which others find the seeker; null for a seeker
 * who is gone. Somebody who already waits alone at a table of the same terms leaves it for another one's.
 */
export function pair(seeker: Seeker, hall: PairingHall): Promise<string | null> {
  return hall.whilePairing(async () => {
    if (!seeker.isHere()) return null;
    const room = await tableFor(seeker, hall);
    await seeker.arrive(room);
    return room;
  });
}

async function tableFor({ guest, terms, id }: Seeker, hall: PairingHall): Promise<string> {
  const { rooms, lists, clock, roomIdFor } = hall;
  const before = await lists.seatedBy(guest.player, id);
  if (before !== null) return before;
  const wanted: RoomTerms = { ...terms, access: 'lobby' };
  const waiting = await lists.waitingFor(guest.player, wanted);
  const tables = (kind: Waiting['kind']): readonly string[] =>
    waiting.filter((one) => one.kind === kind).map(({ room }) => room);
  const [met] = tables('together');
  if (met !== undefined) return met;
  const [own] = tables('alone');
  const others = tables('free');
  if (own !== undefined && others.length === 0) return own;

  for (const room of tables('alone')) {
    const live = await rooms.find(room);
    await live?.act(null, (now) => askAs(now, guest.player, { kind: 'withdraw' }, { at: clock() }));
    // Somebody came just now, by the list of open tables.
    if (live !== null && live.room.closed === null && seatOf(live.room, guest.player) !== null) return room;
  }
  for (const room of others) {
    const live = await rooms.find(room);
    const answer = await live?.act(id, (now) => sit(now, guest, { at: clock(), id }, wanted));
    if (answer?.kind === 'done') return room;
  }
  const room = roomIdFor(guest.player, id);
  await openTable(rooms, { id: room, terms: wanted, seat: 0, opener: guest, at: clock() });
  return room;
}
