import type { RoomAct, RoomPhase } from '@bluemoon/play';

/** One act to be recorded. The first of two with the same room and ply wins, wherever they come from. */
export interface Row {
  readonly room: string;
  readonly ply: number;
  readonly act: RoomAct;
  /** When the running clock falls, in milliseconds; null if none runs. */
  readonly due: number | null;
  /** What lists show of the room, if that changes with this act. */
  readonly listing: Listing | null;
}

export interface Listing {
  readonly phase: RoomPhase;
  readonly access: 'link' | 'lobby';
  /** For the lists of open and running games; see `lines.ts`. */
  readonly about: object;
  readonly players: readonly [string | null, string | null];
}

/** The record of all rooms: the rows decide, processes only cache. */
export interface RoomLog {
  /** Resolves after the commit. */
  append(row: Row): Promise<'appended' | 'conflict'>;
  /** The acts from that ply on; none if there is no such room. */
  read(room: string, from: number): Promise<readonly RoomAct[]>;
}
