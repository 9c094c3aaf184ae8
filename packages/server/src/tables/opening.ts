import { randomBytes } from 'node:crypto';
import type { Seat } from '@bluemoon/engine';
import type { Room, RoomAct, RoomRefusal, RoomTerms, Sitter } from '@bluemoon/play';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';

export type LiveTable = LiveRoom<Room, RoomAct, RoomRefusal>;
export type LiveTables = Rooms<Room, RoomAct, RoomRefusal>;

export interface Opening {
  readonly id: string;
  readonly terms: RoomTerms;
  readonly seat: Seat;
  readonly opener: Omit<Sitter, 'deck'>;
  readonly challenged?: string;
  readonly at: number;
}

/** Lays a table; if the same request came before and its answer got lost, it is there already. */
export function openTable(tables: LiveTables, { id, opener, ...opening }: Opening): Promise<LiveTable> {
  const master = randomBytes(32).toString('hex');
  return tables.open(id, { kind: 'open', master, ...opener, ...opening });
}
